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

describe('the line of an assessment (W17, S16)', () => {
  it('reads an exam', () => {
    expect(read('prova cálculo sexta 10h')).toMatchObject({
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
    ['prova física no próximo dia 10', 'Prova | Física Experimental | 2026-12-10 | '],
    ['prova física próximo dia 20 8h', 'Prova | Física Experimental | 2026-12-20 | 08:00'],
    ['hoje tem prova de física', 'Prova | Física Experimental | 2026-11-20 | '],
    ['amanhã prova física 8h', 'Prova | Física Experimental | 2026-11-21 | 08:00'],
    ['dia 10/12, entregar relatório de física', 'Relatório | Física Experimental | 2026-12-10 | '],
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
    ['prova física 10/12 ou 12/12', '10/12 ou 12/12'],
    ['prova física 10/12, e outra 12/12', '10/12'],
    ['prova física semana que vem', 'semana que vem'],
    ['prova física na próxima semana', 'próxima semana'],
    ['prova física mês que vem', 'mês que vem'],
    ['prova física dia 8x', 'dia 8x'],
    ['prova física quinta dia 8', 'quinta dia 8'],
    ['prova física 10 a 12/12', '10 a 12/12'],
    ['prova física sexta 3', 'sexta 3'],
    ['prova física sexta 14 8h', 'sexta 14'],
    ['prova física sexta 14 questões', 'sexta 14'],
    ['prova física às 2', 'às 2'],
    ['prova física hoje à noite', 'à noite'],
    ['prova física 12 da noite', '12 da noite'],
    ['prova física 10hs/12hs', '10hs/12hs'],
    ['prova física meia-noite', 'meia-noite'],
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
    ['prova cálculo 31/02', 'Data inválida: «31/02»'],
    ['prova cálculo dia 32', 'Data inválida: «dia 32»'],
    ['prova cálculo 25h', 'Hora inválida: «25h»'],
    ['prova cálculo 10h às 99h', 'Hora inválida: «10h às 99h»'],
    ['prova cálculo 10:75', 'Hora inválida: «10:75»'],
    [`prova ${'x'.repeat(200)}`, 'Use no máximo 200 caracteres'],
  ])('%.30j has a sentence: %s', (line, error) => {
    expect(read(line)).toEqual({ error })
  })
})

/** A Thursday. */
const onThursday = (line: string, today = '2026-11-26') => {
  const found = parseAssessmentLine(line, { today, subjects: USUAL })
  if (!found || 'error' in found) return found?.error
  const { subject, draft } = found.ok
  return [draft.titulo, subject?.nome ?? '', draft.data, draft.hora].join(' | ')
}

describe('a day and an hour in the line (W17, S11, S16)', () => {
  it.each([
    ['prova de cálculo dia 5 de março', 'Prova | Cálculo I | 2027-03-05 | '],
    ['prova álgebra 3ª-feira 8h', 'Prova | Álgebra Linear | 2026-12-01 | 08:00'],
    ['prova física sexta 4', 'Prova | Física Experimental | 2026-12-04 | '],
    ['prova física sexta 14', 'Prova | Física Experimental | 2026-11-27 | 14:00'],
    ['prova sexta 14 física', 'Prova | Física Experimental | 2026-11-27 | 14:00'],
    ['prova física 25/11 - 8h', 'Prova | Física Experimental | 2026-11-25 | 08:00'],
    ['P1 10/12 às 19:30', 'P1 |  | 2026-12-10 | 19:30'],
    ['prova física sexta às 10 e 30', 'Prova | Física Experimental | 2026-11-27 | 10:30'],
    ['prova física 30 nov', 'Prova | Física Experimental | 2026-11-30 | '],
    ['prova física 10/dez', 'Prova | Física Experimental | 2026-12-10 | '],
    ['prova física 1 de dezembro', 'Prova | Física Experimental | 2026-12-01 | '],
    ['prova física daqui a uma semana 8pm', 'Prova | Física Experimental | 2026-12-03 | 20:00'],
    ['prova física sexta às dez', 'Prova | Física Experimental | 2026-11-27 | 10:00'],
    ['prova física sexta 10 da manhã', 'Prova | Física Experimental | 2026-11-27 | 10:00'],
    ['prova física hoje à noite às 8', 'Prova | Física Experimental | 2026-11-26 | 20:00'],
    ['prova física segunda da semana que vem', 'Prova | Física Experimental | 2026-11-30 | '],
    ['prova física (8/12)', 'Prova | Física Experimental | 2026-12-08 | '],
    ['prova física 2026-12-12 2h da tarde', 'Prova | Física Experimental | 2026-12-12 | 14:00'],
    ['prova caps 1-10 de física sexta', 'Prova caps 1-10 | Física Experimental | 2026-11-27 | '],
    ['lista 10-12 de física', 'Lista 10-12 | Física Experimental |  | '],
    ['trabalho 1/3 física', 'Trabalho 1/3 | Física Experimental |  | '],
    ['prova física sexta duração 2h', 'Prova duração 2h | Física Experimental | 2026-11-27 | '],
    ['prova física sexta 10h duração 2h', 'Prova duração 2h | Física Experimental | 2026-11-27 | 10:00'],
    ['vou ter prova de física', 'Prova | Física Experimental |  | '],
    ['tem prova de física terça', 'Prova | Física Experimental | 2026-12-01 | '],
    ['Prova - sexta - de Física', 'Prova | Física Experimental | 2026-11-27 | '],
    ['Prova - - de Redes', 'Prova de Redes |  |  | '],
    ['P1 derivadas - integrais - física', 'P1 derivadas - integrais | Física Experimental |  | '],
    ['P1 - derivadas - física', 'P1 derivadas | Física Experimental |  | '],
    ['trabalho dom casmurro', 'Trabalho dom casmurro |  |  | '],
    ['prova mat-0025 sexta', 'Prova | Cálculo I | 2026-11-27 | '],
    ['prova cálculo+física', 'Prova cálculo+física |  |  | '],
    ['lista de física p/ amanhã', 'Lista | Física Experimental | 2026-11-27 | '],
    ['trabalho física pro dia 5, 10h', 'Trabalho | Física Experimental | 2026-12-05 | 10:00'],
    ['prova física p/ turma A', 'Prova p/ turma A | Física Experimental |  | '],
  ])('%j is %j', (line, expected) => {
    expect(onThursday(line)).toBe(expected)
  })

  it('is the 30th of the next month that has one', () => {
    expect(onThursday('prova física dia 30', '2027-01-31')).toBe(
      'Prova | Física Experimental | 2027-03-30 | ',
    )
    expect(parseAssessmentLine('prova dia 30, 8h', { today: '2027-01-31', subjects: [] })).toMatchObject({
      dayWords: 'dia 30',
      hourWords: '8h',
    })
  })

  it('may be either of 10-12', () => {
    expect(onThursday('prova física 10-12')).toBe('«10-12» é dia ou hora? Escreva 10/12 ou 10h-12h')
    expect(onThursday('prova física 10-12 8h')).toBe('Prova | Física Experimental | 2026-12-10 | 08:00')
  })

  it('may be a fraction, and says so', () => {
    expect(
      parseAssessmentLine('trabalho 1/3 física', { today: '2026-11-26', subjects: USUAL }),
    ).toMatchObject({
      others: [{ label: '«1/3» é o dia 01/03/2027', line: 'trabalho dia 1/3 física' }],
    })
    expect(onThursday('trabalho dia 1/3 física')).toBe('Trabalho | Física Experimental | 2027-03-01 | ')
  })

  const othersOf = (line: string) => {
    const reading = parseAssessmentLine(line, { today: '2026-11-26', subjects: USUAL })
    return reading && 'others' in reading ? reading.others : undefined
  }
  it('may be hours from one to another behind the weekday, and says so', () => {
    expect(onThursday('prova física sexta 11 às 13')).toBe('Prova | Física Experimental | 2026-12-11 | 13:00')
    expect(othersOf('prova física sexta 11 às 13')).toEqual([
      { label: '«11 às 13» é das 11h às 13h', line: 'prova física sexta das 11 às 13' },
    ])
    expect(onThursday('prova física sexta das 11 às 13')).toBe(
      'Prova | Física Experimental | 2026-11-27 | 11:00',
    )
  })
  it.each(['dia 11 às 13', 'sexta 11 às 10', 'sexta 4 às 10', 'sexta 4, física 11 às 13'])(
    'of «%s» there is one reading',
    (words) => {
      expect(othersOf(`prova ${words}`)).toEqual([])
    },
  )
})

describe('the first words (W17)', () => {
  it.each([
    ['atividade física', 'Atividade', 'entrega'],
    ['tarefa física', 'Tarefa', 'entrega'],
    ['2ª prova física', '2ª prova', 'prova'],
    ['segunda prova física', 'Segunda prova', 'prova'],
    ['3º trabalho de física', '3º trabalho', 'entrega'],
    ['AV 1 física', 'AV1', 'prova'],
    ['P 2 física', 'P2', 'prova'],
    ['G1 física', 'G1', 'prova'],
    ['NP1 física', 'NP1', 'prova'],
    ['np 2 física', 'NP2', 'prova'],
    ['rec física', 'REC', 'prova'],
    ['N1 física', 'N1', 'prova'],
    ['A1 física', 'A1', 'prova'],
    ['AP1 física', 'AP1', 'prova'],
    ['vf física', 'VF', 'prova'],
    ['PF física', 'PF', 'prova'],
    ['1ª VA física', '1ª VA', 'prova'],
    ['VA2 física', 'VA2', 'prova'],
    ['VS física', 'VS', 'prova'],
    ['AF física', 'AF', 'prova'],
    ['reavaliação física', 'Reavaliação', 'prova'],
    ['APS física', 'APS', 'entrega'],
    ['exercício física', 'Exercício', 'entrega'],
    ['Resenha física', 'Resenha', 'entrega'],
    ['resumo física', 'Resumo', 'entrega'],
    ['fichamento física', 'Fichamento', 'entrega'],
    ['redação física', 'Redação', 'entrega'],
    ['artigo física', 'Artigo', 'entrega'],
    ['T1 física', 'T1', 'entrega'],
    ['EP4 física sexta', 'EP4', 'entrega'],
    ['SUB física', 'SUB', 'prova'],
    ['tenho prova física', 'Prova', 'prova'],
    ['AV2, física', 'AV2', 'prova'],
  ])('of %j are %j, of the kind %s', (line, titulo, tipo) => {
    expect(read(line)).toMatchObject({ ok: { subject: USUAL[1], draft: { titulo, tipo } } })
  })

  it.each([
    'N1',
    'T1 uber 20,00',
    'pf rua 5',
    'A1 sexta',
    'VA mercado',
    'resumo sexta',
    'hoje tem prova',
    'hoje lista de compras 50',
  ])('of %j begin nothing without a subject', (line) => {
    expect(read(line)).toBeUndefined()
  })

  it.each(['entrega ifood 30,00', 'prova concurso R$ 80', 'sub 22,90', 'tarefa R$20'])(
    'of %j begin what was paid',
    (line) => {
      expect(read(line)).toBeUndefined()
    },
  )
})

describe('the subject in the line (W17, S16)', () => {
  const two = subjectsOf('Cálculo I', 'Cálculo II', 'Cálculo Numérico')

  it('is the one of which most words are typed in a row', () => {
    expect(said('prova cálculo ii amanhã', two)).toBe('Prova | Cálculo II | 2026-11-21 | ')
    expect(said('prova cálculo i', two)).toBe('Prova | Cálculo I |  | ')
    expect(said('prova numérico', two)).toBe('Prova | Cálculo Numérico |  | ')
  })

  it.each([
    ['prova final cálculo 18/12 14h', 0],
    ['exame final de cálculo', 0],
    ['PF cálculo', 0],
    ['VF de cálculo', 0],
    ['P2 cálculo', 1],
    ['entregar projeto final cálculo', 1],
  ])('«%s» weighs %d in the mean (S7)', (line, peso) => {
    expect(read(line)).toMatchObject({ ok: { draft: { peso } } })
  })

  it('is of the semester before, too, as long as that goes on (S7)', () => {
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

  it.each([
    ['prova cálculo 2 sexta', ['Cálculo III'], 'Não encontrei a disciplina «cálculo 2»'],
    ['prova cálculo II sexta', ['Cálculo III'], 'Não encontrei a disciplina «cálculo II»'],
    ['prova cálculo 3 sexta', ['Cálculo I', 'Cálculo II'], 'Não encontrei a disciplina «cálculo 3»'],
    ['prova cálculo 2 sexta', ['Cálculo I', 'Cálculo II'], 'Prova | Cálculo II | 2026-11-27 | '],
    ['prova cálculo ii', ['Cálculo 2'], 'Prova | Cálculo 2 |  | '],
    ['prova cálculo 3, 10h', ['Cálculo III'], 'Prova | Cálculo III |  | 10:00'],
    ['prova 2 cálculo 3', ['Cálculo III'], 'Prova 2 | Cálculo III |  | '],
    ['prova física 2 da tarde', ['Física'], 'Prova | Física |  | 14:00'],
  ])('of %j among %j has its own numeral: %s', (line, names, expected) => {
    expect(said(line, subjectsOf(...names))).toBe(expected)
  })

  it.each([
    ['prova de física e química sexta', ['Física'], 'Não encontrei a disciplina «química»'],
    ['prova de química orgânica e de física', ['Física'], 'Não encontrei a disciplina «química orgânica»'],
    [
      'prova redes e química sexta',
      ['Redes de Computadores', 'Química'],
      'Qual disciplina: Química ou Redes de Computadores?',
    ],
    [
      'prova química e redes',
      ['Redes de Computadores', 'Química'],
      'Qual disciplina: Química ou Redes de Computadores?',
    ],
    ['prova algoritmos e redes', ['Algoritmos e Dados'], 'Não encontrei a disciplina «redes»'],
    ['prova de física e química', ['Física e Química'], 'Prova | Física e Química |  | '],
    [
      'prova de derivadas e integrais de cálculo',
      ['Cálculo'],
      'Prova de derivadas e integrais | Cálculo |  | ',
    ],
  ])('of %j among %j is one: %s', (line, names, expected) => {
    expect(said(line, subjectsOf(...names))).toBe(expected)
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
