import { expect, it } from 'vitest'
import { parsePaste } from './paste.ts'
import { slotsOf } from './institutions.ts'
import { parseTimetable } from './timetable.ts'

const pasted = (line: string) => parsePaste(line, { tabela: '' })[0]!

it.each([
  ['quinzenal B', 'II', ''],
  ['quinzenal A', 'I', ''],
  ['(quinzenal - B)', 'II', ''],
  ['quinzenal b, A1', 'II', 'A1'],
  ['quinzenal B A204', 'II', 'A204'],
  ['quinzenal B 101', 'I', 'B 101'],
  ['quinzenal B-101', 'I', 'B-101'],
  ['(semanas A)', 'I', ''],
  ['(semanas B)', 'II', ''],
  ['(sem. B)', 'II', ''],
  ['semana sim semana não', 'I', ''],
  ['(semana sim, semana não)', 'I', ''],
  ['a cada 15 dias A1', 'I', 'A1'],
  ['a cada duas semanas', 'I', ''],
  ['de 15 em 15 dias', 'I', ''],
  ['semanas alternadas', 'I', ''],
  ['quinzenais', 'I', ''],
])('seg 8h-10h %s is week %s (S3)', (often, semana, local) => {
  const entry = pasted(`Física seg 8h-10h ${often}`)
  expect(entry).toMatchObject({ ok: { nome: 'Física', local, cargaHoraria: 15 } })
  const hours = 'ok' in entry && parseTimetable(entry.ok.horarios, slotsOf(''))
  expect(hours).toMatchObject({ ok: [{ semana }, { semana }] })
})

it('begins the next class behind the letter of a week (S3)', () => {
  const entry = pasted('Física 2M12 quinzenal A 4M12 quinzenal B')
  expect(entry).toHaveProperty('ok.horarios', '2M12 quinzenal A 4M12 quinzenal B')
})

it.each([
  ['Física seg 8h-10h semanas pares', 'Qual semana é «semanas pares»?', 'semanas pares'],
  ['Física seg 8h-10h semana par', 'Qual semana é «semana par»?', 'semana par'],
  ['Física seg 8h-10h (semana ímpar)', 'Qual semana é «semana ímpar»?', '(semana ímpar)'],
  ['Física 24M12 A1, nas semanas pares', 'Qual semana é «semanas pares»?', 'semanas pares'],
  ['Física seg 8h-10h mensal', '«mensal» não é de toda semana nem quinzenal', 'mensal'],
  ['Física seg 8h-10h 1x por mês', '«1x por mês» não é de toda semana nem quinzenal', '1x por mês'],
  ['Física seg 8h-10h A1, quinzenal (II)', 'Escreva «quinzenal (II)» logo depois', 'quinzenal (II)'],
  ['Física quinzenal seg 8h-10h', 'Escreva «quinzenal» logo depois do horário', 'quinzenal'],
  ['Física 24M12 A204 quinzenal B', 'Escreva «quinzenal B» logo depois do horário', 'quinzenal B'],
])('%s: %s', (line, error, part) => {
  const entry = pasted(line)
  expect(entry).toMatchObject({ error: expect.stringContaining(error) })
  expect('error' in entry && entry.text.slice(entry.from, entry.to)).toBe(part)
})

it('leaves what may be of a name, and a room, where they are', () => {
  expect(pasted('Relatório mensal 24M12 A1')).toMatchObject({ ok: { nome: 'Relatório mensal', local: 'A1' } })
})
