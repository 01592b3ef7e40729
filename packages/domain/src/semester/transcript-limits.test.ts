import { describe, expect, it, vi } from 'vitest'
import { anAssessment, aSubject } from '../../testing/index.ts'
import { MAX_ASSESSMENTS, USUAL_RULE } from './assessment.ts'
import type { Subject } from './subject.ts'
import { planTranscript } from './transcript-plan.ts'
import { stepsOf } from './transcript-steps.ts'
import { readTranscript } from './transcript.ts'

const TODAY = '2026-11-20'
const HEADER = 'Código\tDisciplina\tCH\tUnid. 1\tUnid. 2\tRec.\tFaltas\tSituação'
const plan = (rows: readonly string[], subjects: readonly Subject[] = [], header = HEADER) => {
  const transcript = readTranscript([header, ...rows].join('\n'))
  if ('error' in transcript) throw new Error(transcript.error)
  return planTranscript(transcript, { subjects, semestre: '2026.2', today: TODAY })
}
/** The last row, about these subjects. */
const last = (row: string, ...subjects: readonly Subject[]) => plan([row], subjects).at(-1)!
const said = (row: string, subject: Subject) => {
  const outcome = last(row, subject)
  if (outcome.is !== 'changed' && outcome.is !== 'same') return outcome
  return outcome.differences.map(({ what, from, to }) => `${what}: ${from} → ${to}`)
}

const regra = { ...USUAL_RULE, etapas: [1, 1], nomeEtapa: 'unidade' } as const
const unit = (etapa: number, nota: number | null, maxima = 10) =>
  anAssessment({ id: `etapa-${etapa}`, titulo: `${etapa}ª unidade`, etapa, nota, maxima })
const physics = (over: Partial<Subject> = {}) =>
  aSubject({ id: 'f', nome: 'Física', codigo: 'X1', cargaHoraria: 60, regra, avaliacoes: [], ...over })

describe('which subject a row is of', () => {
  it('is one of the same semester', () => {
    expect(last('X1\tFísica\t\t7', physics({ semestre: '2026.1' }))).toMatchObject({ is: 'new' })
    expect(plan(['2026.1', 'X1\tFísica\t\t7'], [physics({ semestre: '2026.1' })]).at(-1)).toMatchObject({
      is: 'changed',
    })
  })

  it('is none that an earlier row is of', () => {
    const rows = ['X1\tFísica\t\t7', '\tFísica\t\t8']
    expect(plan(rows, [physics()]).map(({ is }) => is)).toEqual(['heading', 'changed', 'refused'])
    const both = [physics({ codigo: '' }), physics({ id: 'g', codigo: '', nome: 'Física' })]
    expect(plan(['\tFísica\t\t7'], both)[1]).toMatchObject({ subject: { id: 'f' } })
  })

  it('is told by its name where either has no code', () => {
    expect(last('\tFísica\t\t7', physics())).toMatchObject({ is: 'changed', subject: { id: 'f' } })
    expect(last('X1\tFísica\t\t7', physics({ codigo: '' }))).toMatchObject({ is: 'changed' })
    const second = physics({ nome: 'Física II' })
    expect(last('\tFÍSICA 2\t\t7', second)).toMatchObject({ is: 'changed', subject: { id: 'f' } })
    expect(last('\tFÍSICA 1\t\t7', second)).toMatchObject({ is: 'new' })
    expect(last('\tQuímica\t\t7', physics())).toMatchObject({ is: 'new' })
    expect(plan(['\tQuímica\t\t7', '\tFísica\t\t7'], []).map(({ is }) => is)).toEqual([
      'heading',
      'new',
      'new',
    ])
  })
})

describe('what a row changes', () => {
  it.each([
    ['X1\tFísica\t64', { cargaHoraria: 0 }, ['Carga horária: não informada → 64']],
    ['X1\tFísica\t64', { cargaHoraria: 60 }, []],
    ['X1\tFísica\t', { cargaHoraria: 0 }, []],
    ['X1\tFísica\t\t\t\t4,5', {}, ['Prova final: sem nota → 4,5']],
    ['X1\tFísica\t\t\t\t4,5', { notaFinal: 3 }, ['Prova final: 3,0 → 4,5']],
    ['X1\tFísica\t\t\t\t4,5', { notaFinal: 4.5 }, []],
    ['X1\tFísica\t\t\t\t', { notaFinal: 4.5 }, []],
    ['X1\tFísica\t\t\t\t\t4', { faltasOficiais: { quantidade: 4, dia: '2026-10-01' } }, []],
    [
      'X1\tFísica\t\t\t\t\t4',
      { faltasOficiais: { quantidade: 3, dia: '2026-10-01' } },
      ['Faltas que a faculdade conta: 3 → 4'],
    ],
    ['X1\tFísica\t\t\t\t\t', { faltasOficiais: { quantidade: 3, dia: '2026-10-01' } }, []],
    ['X1\tFísica\t\t7', { avaliacoes: [unit(1, null)] }, ['1ª unidade: sem nota → 7,0']],
    ['X1\tFísica\t\t7', { avaliacoes: [unit(1, 7)] }, []],
    ['X1\tFísica\t\t7', { avaliacoes: [unit(2, 7)] }, ['1ª unidade: sem nota → 7,0']],
    ['X1\tFísica\t\t7', { avaliacoes: [{ ...unit(1, 5), recuperacao: true }] }, ['1ª unidade: 5,0 → 7,0']],
  ] as const)('%j over %j', (row, over, differences) => {
    expect(said(row, physics(over))).toEqual(differences)
  })

  it('of a table of 100 is read so in the final exam and in the grades', () => {
    const there = physics({ avaliacoes: [unit(1, 60, 100)], notaFinal: null })
    expect(said('X1\tFísica\t\t70\t80\t45', there)).toEqual([
      'Prova final: sem nota → 4,5',
      '1ª unidade: 60,0 de 100 → 70,0 de 100',
      '2ª unidade: sem nota → 80,0 de 100',
    ])
    expect(last('X1\tFísica\t\t70\t80\t45', there)).toMatchObject({
      patch: { notaFinal: 4.5 },
      graded: [{ maxima: 100 }, { maxima: 100 }],
    })
  })

  it('is the scale too, where the same figure is of another', () => {
    const there = physics({ avaliacoes: [unit(1, 70, 200), unit(2, 80)] })
    expect(said('X1\tFísica\t\t70\t80', there)).toEqual([
      '1ª unidade: 70,0 de 200 → 70,0 de 100',
      '2ª unidade: 80,0 → 80,0 de 100',
    ])
  })

  it('are the stages, where the rule has none; and it keeps as many as there are', () => {
    const whole = physics({ regra: USUAL_RULE })
    expect(said('X1\tFísica\t\t7', whole)).toEqual([
      'Etapas: sem etapas → 2 unidades',
      '1ª unidade: sem nota → 7,0',
    ])
    const weighted = { ...regra, etapas: [2, 3] }
    expect(last('X1\tFísica\t\t7', physics({ regra: weighted }))).toMatchObject({ patch: {} })
    expect(plan(['X1\tFísica\t4'], [], 'Código\tDisciplina\tFaltas').at(-1)).toMatchObject({
      draft: { regra: { etapas: [] }, avaliacoes: [] },
    })
  })

  it('is nothing, where the rule has fewer stages than the table has grades', () => {
    const one = physics({ regra: { ...regra, etapas: [1] } })
    expect(last('X1\tFísica\t\t7\t8', one)).toMatchObject({ is: 'refused' })
    expect(last('X1\tFísica\t\t7', one)).toMatchObject({ is: 'changed' })
  })

  it('is nothing, where there would be more assessments than a subject has', () => {
    const others = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...unit(2, 5), id: `p${at}` }))
    const full = physics({ avaliacoes: others(MAX_ASSESSMENTS) })
    expect(last('X1\tFísica\t\t7', full)).toMatchObject({ is: 'refused' })
    expect(last('X1\tFísica\t\t7', physics({ avaliacoes: others(MAX_ASSESSMENTS - 1) }))).toMatchObject({
      is: 'changed',
      graded: [{ id: 'etapa-1' }],
    })
  })

  it('leaves what weighs nothing in the mean out of it', () => {
    const trial = { ...unit(1, 5), id: 'simulado', peso: 0 }
    expect(said('X1\tFísica\t\t7', physics({ regra: USUAL_RULE, avaliacoes: [trial] }))).toEqual([
      'Etapas: sem etapas → 2 unidades',
      '1ª unidade: sem nota → 7,0',
    ])
  })

  it('stays, where the student has other assessments of the stage beside it', () => {
    const there = physics({ avaliacoes: [unit(1, 6), { ...unit(1, 8), id: 'p1' }] })
    expect(last('X1\tFísica\t\t9', there)).toMatchObject({ is: 'same', graded: [], notes: [/dão 7,0/] })
    const own = physics({ avaliacoes: [{ ...unit(1, 8), id: 'p1' }] })
    expect(last('X1\tFísica\t\t9', own)).toMatchObject({ is: 'same', graded: [], notes: [/dão 8,0/] })
  })
})

describe('the commands', () => {
  const commands = () => ({ add: vi.fn(), edit: vi.fn(), enterGrade: vi.fn() })
  it.each([
    ['X1\tFísica\t\t7', { add: 0, edit: 0, enterGrade: 1 }],
    ['X1\tFísica\t\t\t\t\t4', { add: 0, edit: 1, enterGrade: 0 }],
    ['X1\tFísica\t\t7\t8\t\t4', { add: 0, edit: 1, enterGrade: 2 }],
    ['X2\tQuímica\t\t7\t8\t\t4', { add: 1, edit: 0, enterGrade: 0 }],
    ['X1\tFísica\t60', { add: 0, edit: 0, enterGrade: 0 }],
    ['X1\tFísica\t\tx', { add: 0, edit: 0, enterGrade: 0 }],
  ])('of the row %j', (row, counts) => {
    const spies = commands()
    stepsOf(plan([row], [physics()]), spies)
    expect(
      Object.fromEntries(Object.entries(spies).map(([name, spy]) => [name, spy.mock.calls.length])),
    ).toEqual(counts)
  })
})

describe('the scale', () => {
  const outcomes = (rows: readonly string[], ...subjects: readonly Subject[]) =>
    plan(rows, subjects)
      .slice(1)
      .map((one) => (one.is === 'new' ? one.draft.avaliacoes.map(({ maxima }) => maxima).join(' ') : one.is))
  it('of a table is 100 only where more than half of its grades are above 10', () => {
    expect(outcomes(['\tA\t\t70\t80', '\tB\t\t7\t8'])).toEqual(['100 100', '10 10'])
    expect(outcomes(['\tA\t\t70\t80', '\tB\t\t7\t8', '\tC\t\t60\t'])).toEqual(['100 100', 'refused', '100'])
  })
  it('of a row that has only noughts is the one of its subject, else of the table', () => {
    const rows = ['\tA\t\t70\t80', '\tB\t\t90\t', '\tFísica\t\t0\t0']
    expect(outcomes(rows)).toEqual(['100 100', '100', '100 100'])
    const there = physics({ codigo: '', avaliacoes: [unit(1, 5)] })
    expect(plan(rows, [there]).at(-1)).toMatchObject({ graded: [{ nota: 0, maxima: 10 }, { maxima: 10 }] })
  })
  it('of a subject is told by the grades that are there, all of them', () => {
    const one = physics({ codigo: '', avaliacoes: [unit(1, 60, 100), unit(2, null)] })
    expect(plan(['\tFísica\t\t70\t'], [one]).at(-1)).toMatchObject({ graded: [{ maxima: 100 }] })
    const mixed = physics({ codigo: '', avaliacoes: [unit(1, 60, 100), unit(2, 5)] })
    expect(plan(['\tA\t\t7\t8', '\tFísica\t\t70\t60'], [mixed]).at(-1)).toMatchObject({ is: 'refused' })
  })
})

describe('a line', () => {
  const lines = (text: string) => {
    const read = readTranscript(text)
    return 'error' in read
      ? read.error
      : read.lines.map((one) => ('is' in one ? one.is : 'row' in one ? one.row : one.error))
  }
  it('is the head of a table only with its subjects and two other columns', () => {
    expect(lines('Disciplina\tFaltas')).toMatch(/Não encontrei o cabeçalho/)
    expect(lines('Disciplina\tHumor\tCor')).toMatch(/Não encontrei o cabeçalho/)
    expect(lines('Disciplina\tN1\tFaltas')).toEqual(['heading'])
  })
  it('may have a column without a head', () => {
    expect(lines('\tDisciplina\tN1\nx\tFísica\t7')).toMatchObject(['heading', { nome: 'Física', notas: [7] }])
  })
  it('is a semester alone, and nothing where it is one cell of the table', () => {
    expect(lines('Disciplina\tN1\tFaltas\n2026.1\nFísica\t7\t0\nFísica')).toMatchObject([
      'heading',
      'heading',
      { semestre: '2026.1', nome: 'Física' },
      'other',
    ])
    expect(lines('Disciplina\tN1\tFaltas\n2026.1\t7\t0')).toEqual([
      'heading',
      'Não há nome de disciplina nesta linha.',
    ])
  })
  it('has its cells without the blanks around them', () => {
    expect(lines(' Disciplina \t N1\tFaltas \n Física  I \t 7 \t 0 ')).toMatchObject([
      'heading',
      { nome: 'Física I', notas: [7], faltas: 0 },
    ])
  })
  it.each([
    ['100', { notas: [100] }],
    ['100,1', '«100,1» não é uma nota de 0 a 100.'],
  ])('has %s as a grade: %j', (grade, row) => {
    expect(lines(`Disciplina\tN1\tFaltas\nFísica\t${grade}\t0`)).toMatchObject(['heading', row])
  })
  it.each([
    ['1000', { cargaHoraria: 1000 }],
    ['60 horas', { cargaHoraria: 60 }],
    ['1001', '«1001» não é uma carga horária.'],
  ])('has %s as its length: %j', (hours, row) => {
    expect(lines(`Disciplina\tCH\tFaltas\nFísica\t${hours}\t0`)).toMatchObject(['heading', row])
  })
})
