import { describe, expect, it } from 'vitest'
import { aSubject } from '../../testing/index.ts'
import { parseAssessmentLine } from './quick-line.ts'

const SUBJECTS = [
  aSubject({ id: 'r', nome: 'Redes de Computadores', codigo: 'IMD0601', semestre: '2026.2' }),
  aSubject({
    id: 'f',
    nome: 'Física Experimental',
    codigo: '',
    semestre: '2026.2',
    situacao: 'aprovada',
    fim: '2026-11-01',
  }),
]
/** «‹title› | ‹subject› | ‹day› | ‹hour›» on a Thursday. */
const read = (line: string) => {
  const reading = parseAssessmentLine(line, { today: '2026-11-26', subjects: SUBJECTS })
  if (!reading || 'error' in reading) return reading?.error
  const { subject, draft } = reading.ok
  return `${draft.titulo} | ${subject?.nome ?? ''} | ${draft.data} | ${draft.hora}`
}

describe('what stands before the exam', () => {
  it.each([
    'hoje comprei prova 10h',
    'comprei hoje prova 10h',
    'comprei redes hoje prova 10h',
    'hoje às 10h lista de compras',
    'hoje 10h N1',
    'hoje 10h teste',
    'sexta prova',
  ])('«%s» is none', (line) => expect(read(line)).toBeUndefined())

  it.each([
    ['hoje 10h prova', 'Prova |  | 2026-11-26 | 10:00'],
    ['redes: prova sexta', 'Prova | Redes de Computadores | 2026-11-27 | '],
    ['sexta prova redes', 'Prova | Redes de Computadores | 2026-11-27 | '],
  ])('«%s» is %s', (line, words) => expect(read(line)).toBe(words))
})

describe('the words of the line', () => {
  it.each([
    ['2ª entrega redes', '2ª entrega | Redes de Computadores |  | '],
    ['entrega redes', 'Entrega | Redes de Computadores |  | '],
    ['prova redes para', 'Prova | Redes de Computadores |  | '],
    ['prova sexta 14 - redes', 'Prova | Redes de Computadores | 2026-11-27 | 14:00'],
    ['prova física sexta', 'Prova | Física Experimental | 2026-11-27 | '],
    ['lista 3', 'Lista 3 |  |  | '],
  ])('«%s» are «%s»', (line, words) => expect(read(line)).toBe(words))

  it('end in an amount of what was bought', () => expect(read('lista 3 40')).toBeUndefined())
  it('are named where a number beside the weekday is not clear', () => {
    expect(read('prova sexta 14 extra')).toMatch(/^Não entendi «sexta 14»/)
  })
})
