import { expect, it } from 'vitest'
import { parsePaste } from './paste.ts'

const pasted = (line: string) => parsePaste(line, { tabela: '' })[0]!

it.each([
  ['Cálculo toda segunda 8h-10h', 'Cálculo', ''],
  ['Cálculo todas as segundas 8h-10h', 'Cálculo', ''],
  ['Cálculo às segundas 8h-10h', 'Cálculo', ''],
  ['Cálculo na segunda 8h-10h', 'Cálculo', ''],
  ['Cálculo aos sábados 8h-10h', 'Cálculo', ''],
  ['Cálculo na segunda 8h-10h e na quarta 8h-10h', 'Cálculo', ''],
  ['Cálculo A segunda 8h-10h', 'Cálculo A', ''],
  ['Cálculo I [24M12]', 'Cálculo I', ''],
  ['Cálculo I [24M12 A1]', 'Cálculo I', 'A1'],
  ['Cálculo [turma nova] 24M12', 'Cálculo [turma nova]', ''],
  ['Cálculo I = 24M12', 'Cálculo I', ''],
  ['Cálculo I 24M12 BSA N A1', 'Cálculo I', 'BSA N A1'],
  ['Cálculo I 24M12 2B204', 'Cálculo I', '2B204'],
])('%s: «%s» in «%s»', (line, nome, local) => {
  expect(pasted(line)).toMatchObject({ ok: { nome, local } })
})

it.each([
  ['Cálculo 2M12 N', 'Não entendi «N»', 'N'],
  ['Cálculo 24M12T34', 'Não entendi «24M12T34»', '24M12T34'],
  ['Cálculo 6T12 24M12T34', 'Não entendi «24M12T34»', '24M12T34'],
  ['Cálculo 24X12', 'Não entendi «24X12»', '24X12'],
])('%s: %s', (line, error, part) => {
  const from = line.length - part.length
  expect(pasted(line)).toMatchObject({ error, from, to: line.length })
})

it.each(['sala 24M12', 'Na segunda 8h-10h'])('«%s» has no name', (line) => {
  expect(pasted(line)).toHaveProperty('error', 'Falta o nome da disciplina antes do horário')
})
