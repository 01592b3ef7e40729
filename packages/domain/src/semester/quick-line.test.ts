import { describe, expect, it } from 'vitest'
import { aSubject } from '../../testing/index.ts'
import type { IsoDate } from '../kernel/index.ts'
import { parseAssessmentLine } from './quick-line.ts'

/** A Friday. */
const TODAY = '2026-11-20'
const subjectsOf = (...names: readonly (string | readonly [name: string, code: string])[]) =>
  names.map((name, at) => {
    const [nome, codigo] = typeof name === 'string' ? [name, ''] : name
    return aSubject({ id: `disciplina-${at}`, nome, codigo })
  })
const USUAL = subjectsOf(
  ['Cálculo I', 'MAT0025'],
  'Física Experimental',
  'Álgebra Linear',
  'Introdução à Computação',
)
const read = (line: string, subjects = USUAL) => parseAssessmentLine(line, { today: TODAY, subjects })
/** «titulo | nome | data | hora» */
const said = (line: string, subjects = USUAL) => {
  const found = read(line, subjects)
  if (!found || 'error' in found) return found?.error
  const { subject, draft } = found.ok
  return [draft.titulo, subject?.nome ?? '', draft.data, draft.hora].join(' | ')
}

describe('the line of an assessment', () => {
  it('reads an exam', () => {
    expect(read('prova cálculo sexta 10h')).toEqual({
      ok: {
        subject: USUAL[0],
        draft: {
          titulo: 'Prova',
          tipo: 'prova',
          data: '2026-11-27',
          hora: '10:00',
          peso: 1,
          maxima: 10,
          nota: null,
          feita: false,
        },
      },
    })
  })

  it.each([
    ['entregar relatório 12/12', 'Relatório |  | 2026-12-12 | '],
    ['trabalho de física amanhã', 'Trabalho | Física Experimental | 2026-11-21 | '],
    ['P2 álgebra dia 5 às 8h', 'P2 | Álgebra Linear | 2026-12-05 | 08:00'],
    ['prova', 'Prova |  |  | '],
    ['entregar', 'Entrega |  |  | '],
    ['entregar \u200b', 'Entrega |  |  | '],
    ['entrega de física', 'Entrega | Física Experimental |  | '],
    ['entrega do relatório de física até dia 30', 'Relatório | Física Experimental | 2026-11-30 | '],
    ['lista 3 de cálculo sobre derivadas na sexta', 'Lista 3 sobre derivadas | Cálculo I | 2026-11-27 | '],
    ['Prova 2, cálculo, segunda-feira às 10:30', 'Prova 2 | Cálculo I | 2026-11-23 | 10:30'],
    ['prova: 10h30 sábado introdução à computação', 'Prova | Introdução à Computação | 2026-11-21 | 10:30'],
    ['prova computacao', 'Prova | Introdução à Computação |  | '],
    ['prova de segunda chamada de cálculo', 'Prova de segunda chamada | Cálculo I |  | '],
    ['avaliação mat0025 hoje', 'Avaliação | Cálculo I | 2026-11-20 | '],
    ['SEMINÁRIO CÁLCULO I', 'Seminário | Cálculo I |  | '],
    ['PROVA FÍSICA', 'Prova | Física Experimental |  | '],
    ['av1 física', 'AV1 | Física Experimental |  | '],
    ['teste química', 'Teste química |  |  | '],
  ])('%j is %j', (line, expected) => {
    expect(said(line)).toBe(expected)
  })

  it.each([
    'prova física 10h às 12h dia 8',
    'prova física dia 8 10h-12h',
    'prova física 10-12h dia 8',
    'prova dia 8 das 10 às 12 física',
    'prova das 10 às 12h dia 8 física',
    'prova física dia 8 de 10h a 11h30min',
    'prova física dia 8 10:00 – 12:00',
    'prova física dia 8 10h até 12',
    'prova física 10 horas dia 8',
    'prova física 10 h dia 8',
    'prova física dia 8 às 10',
    'prova física terça dia 8 10:00h',
    'prova física terça-feira, 8/12 10h',
    'prova física 08-12 10h',
    'prova física 8.12.2026 10h',
    'prova física 8º/12 10h',
    'prova física daqui a 18 dias 10h',
  ])('%j is one at 10h on 08/12', (line) => {
    expect(said(line)).toBe('Prova | Física Experimental | 2026-12-08 | 10:00')
  })

  it.each([
    ['prova física próxima sexta', 'Prova | Física Experimental | 2026-11-27 | '],
    ['prova física na segunda que vem às 8h', 'Prova | Física Experimental | 2026-11-23 | 08:00'],
    ['prova física nesta quarta feira', 'Prova | Física Experimental | 2026-11-25 | '],
    ['prova física depois de amanhã', 'Prova | Física Experimental | 2026-11-22 | '],
    ['relatório de física em 2 semanas', 'Relatório | Física Experimental | 2026-12-04 | '],
    ['prova física dia 1º', 'Prova | Física Experimental | 2026-12-01 | '],
    ['prova física 20/10', 'Prova | Física Experimental | 2027-10-20 | '],
    ['prova física 19/11', 'Prova | Física Experimental | 2026-11-19 | '],
    ['prova física 10h30min', 'Prova | Física Experimental |  | 10:30'],
    ['prova física 10 e meia', 'Prova | Física Experimental |  | 10:30'],
    ['prova física ao meio-dia', 'Prova | Física Experimental |  | 12:00'],
    ['lista 3 às 10h', 'Lista 3 |  |  | 10:00'],
    ['lista 1-5 de física', 'Lista 1-5 | Física Experimental |  | '],
    ['lista 1-10 de física sexta', 'Lista 1-10 | Física Experimental | 2026-11-27 | '],
    ['relatório 60Hz de física', 'Relatório 60Hz | Física Experimental |  | '],
  ])('%j is %j', (line, expected) => {
    expect(said(line)).toBe(expected)
  })

  it.each([
    ['prova física 10h e 14h', '10h'],
    ['prova física 10/12 ou 12/12', '10/12'],
    ['prova física semana que vem', 'semana que vem'],
    ['prova física na próxima semana', 'próxima semana'],
    ['prova física daqui a uma semana', 'daqui a uma semana'],
    ['prova física 12 de dezembro', '12 de dezembro'],
    ['prova física 2026-12-12', '2026-12-12'],
    ['prova física dia 8x', 'dia 8x'],
    ['prova física (8/12)', '(8/12)'],
    ['prova física sexta 27-11', '27-11'],
    ['prova física 10hs/12hs', '10hs/12hs'],
    ['prova física 2h da tarde', 'da tarde'],
    ['prova física meia-noite', 'meia-noite'],
    ['prova física as 8', 'as 8'],
    ['prova física às 10.30', 'às 10.30'],
  ])('of %j it does not understand «%s»', (line, part) => {
    expect(read(line)).toEqual({
      error: `Não entendi «${part}»: escreva um só dia, como 20/11, e uma só hora, como 10h`,
    })
  })

  it.each(['trabalho 50,00', 'lista de compras 30', 'teste R$ 20', 'Avaliação 1.200', 'lista sexta 12,5'])(
    '%j is money',
    (line) => {
      expect(read(line)).toBeUndefined()
    },
  )

  it.each([
    ['lista 3', 'Lista 3 |  |  | '],
    ['lista de compras', 'Lista de compras |  |  | '],
    ['trabalho de física 50,00', 'Trabalho 50,00 | Física Experimental |  | '],
    ['lista dia 30', 'Lista |  | 2026-11-30 | '],
    ['trabalho 12.12', 'Trabalho |  | 2026-12-12 | '],
    ['prova 7,5', 'Prova 7,5 |  |  | '],
  ])('%j is no money but %j', (line, expected) => {
    expect(said(line)).toBe(expected)
  })

  it.each([
    ['exame', 'prova'],
    ['AV2', 'prova'],
    ['quiz', 'prova'],
    ['recuperação', 'prova'],
    ['projeto', 'entrega'],
    ['apresentação', 'entrega'],
    ['teste', 'prova'],
    ['P1', 'prova'],
    ['avaliacao', 'prova'],
    ['entrega', 'entrega'],
    ['trabalho', 'entrega'],
    ['Relatório', 'entrega'],
    ['lista', 'entrega'],
    ['seminário', 'entrega'],
  ])('%s is of the kind %s', (line, tipo) => {
    expect(read(line)).toMatchObject({ ok: { draft: { tipo } } })
  })

  it.each(['', '   ', 'cálculo prova', '18,50 almoço', 'provas', 'p', 'listar', 'P100 cálculo'])(
    '%j is another line',
    (line) => {
      expect(read(line)).toBeUndefined()
    },
  )

  it.each([
    ['prova cálculo 31/02', 'Data inválida'],
    ['prova cálculo dia 32', 'Data inválida'],
    ['prova cálculo 25h', 'Hora inválida'],
    ['prova cálculo 10h às 99h', 'Hora inválida'],
    ['prova cálculo 10:75', 'Hora inválida'],
    [`prova ${'x'.repeat(200)}`, 'Use no máximo 200 caracteres'],
  ])('%.30j has a sentence: %s', (line, error) => {
    expect(read(line)).toEqual({ error })
  })
})

describe('the subject in the line', () => {
  const two = subjectsOf('Cálculo I', 'Cálculo II', 'Cálculo Numérico')

  it('is the one of which most words are typed in a row', () => {
    expect(said('prova cálculo ii amanhã', two)).toBe('Prova | Cálculo II | 2026-11-21 | ')
    expect(said('prova cálculo i', two)).toBe('Prova | Cálculo I |  | ')
    expect(said('prova numérico', two)).toBe('Prova | Cálculo Numérico |  | ')
  })

  it.each([
    ['prova final cálculo 18/12 14h', 0],
    ['exame final de cálculo', 0],
    ['P2 cálculo', 1],
    ['entregar projeto final cálculo', 1],
  ])('«%s» weighs %d in the mean', (line, peso) => {
    expect(read(line)).toMatchObject({ ok: { draft: { peso } } })
  })

  it('is of the semester before, too, as long as that goes on', () => {
    const subjects = [
      aSubject({ id: 'a', nome: 'Cálculo I', semestre: '2026.2' }),
      aSubject({ id: 'b', nome: 'Banco de Dados', semestre: '2026.2' }),
      aSubject({ id: 'c', nome: 'Física', semestre: '2026.2', situacao: 'aprovada' }),
      aSubject({ id: 'd', nome: 'Cálculo II', semestre: '2027.1' }),
    ]
    const at = (line: string, today: IsoDate) => parseAssessmentLine(line, { today, subjects })
    expect(at('prova banco de dados', '2027-01-11')).toMatchObject({ ok: { subject: { id: 'b' } } })
    expect(at('prova banco de dados', '2027-03-01')).not.toHaveProperty('ok.subject')
    expect(at('prova física', '2027-01-11')).not.toHaveProperty('ok.subject')
    expect(at('prova cálculo', '2027-01-11')).toEqual({
      error: 'Qual disciplina: Cálculo I ou Cálculo II?',
    })
  })

  it('is asked for where several are named alike', () => {
    expect(read('prova cálculo', subjectsOf('Cálculo I', 'Cálculo II'))).toEqual({
      error: 'Qual disciplina: Cálculo I ou Cálculo II?',
    })
  })

  it('is named whole rather than in part, by its code rather than by a name', () => {
    expect(said('prova cálculo', [...two, ...subjectsOf('Cálculo')])).toBe('Prova | Cálculo |  | ')
    expect(said('prova cálculo i fis-101', [...two, ...subjectsOf(['Física', 'FIS 101'])])).toBe(
      'Prova cálculo i | Física |  | ',
    )
  })

  it('is not told by a number or a letter alone', () => {
    expect(said('prova 2 cálculo', subjectsOf('Cálculo I', 'Programação 2', 'Turma B'))).toBe(
      'Prova 2 | Cálculo I |  | ',
    )
    expect(said('prova b', subjectsOf('Turma B'))).toBe('Prova b |  |  | ')
    expect(said('prova IA', subjectsOf('IA'))).toBe('Prova | IA |  | ')
  })

  it('is one of this semester', () => {
    const all = [aSubject({ nome: 'Cálculo I', semestre: '2026.1' }), aSubject({ nome: 'Cálculo II' })]
    expect(said('prova cálculo', all)).toBe('Prova | Cálculo II |  | ')
  })
})
