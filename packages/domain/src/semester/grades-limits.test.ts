import { expect, it } from 'vitest'
import { anAssessment, aSubject } from '../../testing/index.ts'
import { USUAL_RULE, type ApprovalRule } from './assessment.ts'
import { ruleWords } from './grade-messages.ts'
import { entriesOf, gradesOf, semesterIndex, whatIf } from './grades.ts'

/** A grade for each stage; of a rule without stages, of each exam. */
const graded = (regra: Partial<ApprovalRule>, ...grades: readonly (number | null)[]) =>
  aSubject({
    avaliacoes: grades.map((nota, at) => anAssessment({ id: `p${at + 1}`, nota, etapa: at + 1 })),
    regra: { ...USUAL_RULE, ...regra },
  })
const TWO_STAGES = { etapas: [1, 1], recuperacao: 'media' } as const

it('a rule without stages has its final exam in the place of no stage', () => {
  const words = (final: ApprovalRule['final']) => ruleWords({ ...USUAL_RULE, final })
  expect(words('substitui')).toBe('Média 7,0; final a partir de 4,0; nota da final ≥ 5,0')
  expect(words('melhor')).toBe(
    'Média 7,0; final a partir de 4,0; o maior de (média + final) / 2 e nota da final ≥ 5,0',
  )
})

it('a recuperação is offered of a stage once all of it is graded', () => {
  const stage = (second: number | null) => ({
    ...graded(TWO_STAGES),
    avaliacoes: [3, second].map((nota, at) => anAssessment({ id: `p${at}`, nota, etapa: 1 })),
  })
  const offered = (second: number | null) => entriesOf(stage(second)).map(({ id }) => id)
  expect(offered(null)).toEqual(['etapa-2'])
  expect(offered(4)).toEqual(['etapa-2', 'recuperacao-1'])
})

it('where the best recuperações do not pass, the grade that reaches the final exam is said, and none that passes', () => {
  const { standing } = gradesOf(graded(TWO_STAGES, 0, 5))
  expect(standing).toEqual({ is: 'recuperacao', stages: 2, toFinal: 5.5 })
  expect(gradesOf(graded({ ...TWO_STAGES, recuperacao: '' }, 0, 5)).standing).toEqual({ is: 'reprovada' })
})

it('what no grade reaches any more has no grade', () => {
  expect(gradesOf(graded({}, 1, null)).standing).toStrictEqual({
    is: 'precisaMedia',
    missing: 1,
    maxima: 10,
    mixed: false,
    toFinal: 7,
  })
  expect(gradesOf(graded({ minimoFinal: 7 }, 6, null)).standing).toStrictEqual({
    is: 'precisaMedia',
    missing: 1,
    maxima: 10,
    mixed: false,
    toPass: 8,
  })
})

it('a grade that is taken back of a stage that has none leaves no assessment', () => {
  const subject = graded(TWO_STAGES, 6)
  expect(whatIf(subject, { 'etapa-2': null }).avaliacoes).toEqual(subject.avaliacoes)
  expect(whatIf(subject, { 'etapa-2': 8 }).avaliacoes.map(({ nota }) => nota)).toEqual([6, 8])
})

it('only a subject that is being taken waits for its final exam', () => {
  const waiting = graded({}, 5)
  expect(semesterIndex([waiting])).toEqual({ counted: 0 })
  expect(semesterIndex([{ ...waiting, situacao: 'reprovada' }])).toEqual({ index: 5, counted: 1 })
})
