import { expect, it } from 'vitest'
import { aSubject } from '../../testing/index.ts'
import { parseAssessmentLine } from './quick-line.ts'

const SUBJECTS = ['Redes de Computadores', 'Física I', 'Cálculo II'].map((nome, at) =>
  aSubject({ id: `disciplina-${at}`, nome, codigo: at === 2 ? 'MAT0025' : '', semestre: '2026.2' }),
)
/** Read on a Thursday. */
const read = (line: string) => parseAssessmentLine(line, { today: '2026-11-26', subjects: SUBJECTS })

/** «title | subject | day | hour», or what is wrong. */
function inShort(line: string): string | undefined {
  const found = read(line)
  if (!found) return undefined
  if ('error' in found) return found.error
  const { draft, subject } = found.ok
  return [draft.titulo, subject?.nome ?? '', draft.data, draft.hora].join(' | ')
}

it.each([
  ['sexta prova de física', 'Prova | Física I | 2026-11-27 | '],
  ['sexta prova física 10h', 'Prova | Física I | 2026-11-27 | 10:00'],
  ['segunda-feira prova de redes', 'Prova | Redes de Computadores | 2026-11-30 | '],
  ['seg prova de redes 10h', 'Prova | Redes de Computadores | 2026-11-30 | 10:00'],
  ['sexta prova de física 10/12', 'Sexta prova | Física I | 2026-12-10 | '],
  ['quinta prova de redes 10/12', 'Quinta prova | Redes de Computadores | 2026-12-10 | '],
  ['segunda prova de redes', 'Segunda prova | Redes de Computadores |  | '],
  ['hoje às 10h prova', 'Prova |  | 2026-11-26 | 10:00'],
  ['hoje às 10h prova de física', 'Prova | Física I | 2026-11-26 | 10:00'],
  ['10h prova física amanhã', 'Prova | Física I | 2026-11-27 | 10:00'],
  ['dia 10 às 8h prova de redes', 'Prova | Redes de Computadores | 2026-12-10 | 08:00'],
  ['dia dez prova de redes', 'Prova | Redes de Computadores | 2026-12-10 | '],
  ['10/12 - prova redes - 8h', 'Prova | Redes de Computadores | 2026-12-10 | 08:00'],
  ['3/12 às 19h: prova de redes', 'Prova | Redes de Computadores | 2026-12-03 | 19:00'],
  ['redes: prova amanhã 10h', 'Prova | Redes de Computadores | 2026-11-27 | 10:00'],
  ['mat0025 p1 sexta', 'P1 | Cálculo II | 2026-11-27 | '],
  ['a prova de redes é amanhã', 'Prova | Redes de Computadores | 2026-11-27 | '],
  ['segunda chamada redes 15/12', 'Segunda chamada | Redes de Computadores | 2026-12-15 | '],
  ['prova redes 3a 19h', 'Prova | Redes de Computadores | 2026-12-01 | 19:00'],
  ['prova redes turma 3a 19h', 'Prova turma 3a | Redes de Computadores |  | 19:00'],
  ['fazer a lista 2 de redes sexta', 'Lista 2 | Redes de Computadores | 2026-11-27 | '],
  ['enviar o relatório de física dia 30', 'Relatório | Física I | 2026-11-30 | '],
  ['questionário de física amanhã', 'Questionário | Física I | 2026-11-27 | '],
  ['amanhã eu tenho prova de redes', 'Prova | Redes de Computadores | 2026-11-27 | '],
  ['preciso entregar o trabalho de redes dia 30', 'Trabalho | Redes de Computadores | 2026-11-30 | '],
  ['tenho que apresentar seminário de física', 'Seminário | Física I |  | '],
  ['tcc dia 5', 'TCC |  | 2026-12-05 | '],
  ['tcc impresso 40', undefined],
  ['enviar dinheiro sexta', undefined],
])('%s: %s', (line, short) => {
  expect(inShort(line)).toBe(short)
})

it.each(['redes sociais prova amanhã', 'redes 2 prova sexta', 'pizza prova amanhã'])(
  '«%s» is another line: what stands first is no day and no subject (S16)',
  (line) => {
    expect(inShort(line)).toBeUndefined()
  },
)

it('says the other reading of a weekday that may be a number (S16)', () => {
  expect(read('sexta prova de física')).toMatchObject({
    dayWords: 'sexta',
    others: [{ label: '«sexta» é o número da prova', line: '6ª prova de física' }],
  })
  expect(inShort('6ª prova de física')).toBe('6ª prova | Física I |  | ')
  expect(read('segunda prova de redes')).toMatchObject({
    others: [{ label: '«segunda» é o dia 30/11', line: 'segunda-feira prova de redes' }],
  })
})

it.each([
  ['prova redes amanhã 19.30', 'Prova | Redes de Computadores | 2026-11-27 | 19:30'],
  ['prova redes 27.11 8.30', 'Prova | Redes de Computadores | 2026-11-27 | 08:30'],
  ['prova redes amanhã cap 3.15', 'Prova cap 3.15 | Redes de Computadores | 2026-11-27 | '],
  ['prova redes 8 às 10 amanhã', 'Prova | Redes de Computadores | 2026-11-27 | 08:00'],
  ['trabalho de redes sexta das 8 às 10 e meia', 'Trabalho | Redes de Computadores | 2026-11-27 | 08:00'],
  ['prova redes sexta 8 às 10', 'Prova | Redes de Computadores | 2026-11-27 | 08:00'],
  ['prova redes 27/11 8 às 10', 'Prova | Redes de Computadores | 2026-11-27 | 08:00'],
  ['prova redes sexta oito horas', 'Prova | Redes de Computadores | 2026-11-27 | 08:00'],
  ['prova 2 às 10 sexta redes', 'Prova 2 | Redes de Computadores | 2026-11-27 | 10:00'],
  ['prova redes dia dez', 'Prova | Redes de Computadores | 2026-12-10 | '],
  ['prova redes vinte e um de março', 'Prova | Redes de Computadores | 2027-03-21 | '],
  ['prova redes dia trinta e um', 'Prova | Redes de Computadores | 2026-12-31 | '],
])('%s: %s', (line, short) => {
  expect(inShort(line)).toBe(short)
})

it.each([
  ['prova redes amanhã 19,30', 'amanhã 19,30'],
  ['prova redes amanhã 1930', 'amanhã 1930'],
  ['prova redes amanhã 2 às 4', 'amanhã 2'],
  ['prova redes fim do mês', 'fim do mês'],
  ['prova redes em dezembro', 'em dezembro'],
])('%s: «%s» is not clear', (line, part) => {
  expect(inShort(line)).toContain(`Não entendi «${part}»`)
})
