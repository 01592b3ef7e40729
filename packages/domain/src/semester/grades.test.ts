import { describe, expect, it } from 'vitest'
import { anAssessment, aSubject } from '../../testing/index.ts'
import { USUAL_RULE, type ApprovalRule, type Assessment } from './assessment.ts'
import { entriesOf, gradesOf, semesterIndex, stageGrades, whatIf } from './grades.ts'

const subject = (
  assessments: readonly Partial<Assessment>[],
  regra: Partial<ApprovalRule> = {},
  notaFinal: number | null = null,
) =>
  aSubject({
    avaliacoes: assessments.map((one, at) => anAssessment({ id: `p${at + 1}`, ...one })),
    regra: { ...USUAL_RULE, ...regra },
    notaFinal,
  })
const graded = (...grades: readonly (number | null)[]) => grades.map((nota) => ({ nota }))
const standing = (...of: Parameters<typeof subject>) => gradesOf(subject(...of)).standing

describe('the mean', () => {
  it('is of the graded ones alone', () => {
    expect(gradesOf(subject(graded(6, 9, null)))).toMatchObject({ mean: 7.5, complete: false })
    expect(gradesOf(subject(graded(null)))).not.toHaveProperty('mean')
  })

  it.each(['aritmetica', 'ponderada'] as const)('has nothing of what weighs 0: %s (S7, S16)', (calculo) => {
    const final = { peso: 0, nota: null }
    expect(gradesOf(subject([{ nota: 5 }, final], { calculo }))).toEqual({
      mean: 5,
      complete: true,
      standing: { is: 'final', needed: 5 },
    })
    expect(gradesOf(subject([{ nota: 5 }, { ...final, nota: 10 }], { calculo })).mean).toBe(5)
    expect(standing([final], { calculo })).toEqual({ is: 'semNotas', outside: true })
  })

  it('weighs each, or none', () => {
    const two = [
      { nota: 6, peso: 1 },
      { nota: 9, peso: 2 },
    ]
    expect(gradesOf(subject(two)).mean).toBe(8)
    expect(gradesOf(subject(two, { calculo: 'aritmetica' })).mean).toBe(7.5)
  })

  it('is from 0 to 10, whatever the best grades', () => {
    expect(
      gradesOf(
        subject([
          { nota: 2, maxima: 2.5 },
          { nota: 60, maxima: 100 },
        ]),
      ).mean,
    ).toBe(7)
  })

  it('is rounded half up where it is shown, but not up to a limit that it does not reach', () => {
    expect(gradesOf(subject(graded(6.5, 6.5, 7))).mean).toBe(6.67)
    expect(gradesOf(subject(graded(6.99, 7))).mean).toBe(6.99)
    expect(gradesOf(subject(graded(6.99, 7, 7)))).toMatchObject({ mean: 6.99, standing: { is: 'final' } })
  })

  it('of what floats cannot add is exact', () => {
    expect(standing(graded(6.9, 7.1, 7))).toEqual({ is: 'aprovada' })
    expect(standing([{ nota: 0.7, maxima: 1 }])).toEqual({ is: 'aprovada' })
  })
})

describe('where a subject stands', () => {
  it.each([
    ['without assessments', [], { is: 'semNotas' }],
    [
      'with one missing',
      graded(6, 8, null),
      { is: 'precisaMedia', missing: 1, maxima: 10, mixed: false, toPass: 7, toFinal: 0 },
    ],
    [
      'with two missing',
      graded(5, null, null),
      { is: 'precisaMedia', missing: 2, maxima: 10, mixed: false, toPass: 8, toFinal: 3.5 },
    ],
    [
      'rounded up',
      graded(5, 5.01, null),
      { is: 'precisaMedia', missing: 1, maxima: 10, mixed: false, toFinal: 1.99 },
    ],
    [
      'with the final alone in reach',
      graded(1, null),
      { is: 'precisaMedia', missing: 1, maxima: 10, mixed: false, toFinal: 7 },
    ],
    ['passed with zeros in the others', graded(10, 10, 10, null), { is: 'aprovada' }],
    ['not to be passed any more', graded(0, 1, null), { is: 'reprovada' }],
    ['passed', graded(7), { is: 'aprovada' }],
    ['for the final', graded(5.3), { is: 'final', needed: 4.7 }],
    ['below the final', graded(3.99), { is: 'reprovada' }],
  ] as const)('%s', (_, assessments, expected) => {
    expect(standing(assessments)).toEqual(expected)
  })

  it('says a grade in the scale of the missing ones, where it is one', () => {
    const missing = [
      { nota: 4, maxima: 5 },
      { maxima: 5, nota: null },
    ]
    expect(standing(missing)).toMatchObject({ maxima: 5, mixed: false, toPass: 3 })
    expect(standing([...missing, { maxima: 4, nota: null }])).toMatchObject({
      maxima: 10,
      mixed: true,
      toPass: 6.5,
    })
  })

  it('after the final is decided by both', () => {
    expect(gradesOf(subject(graded(6), {}, 4))).toEqual({
      mean: 6,
      complete: true,
      result: 5,
      standing: { is: 'aprovada' },
    })
    expect(gradesOf(subject(graded(6), {}, 3.99))).toMatchObject({
      result: 4.99,
      standing: { is: 'reprovada' },
    })
    expect(gradesOf(subject(graded(6), { pesoMedia: 6, pesoFinal: 4 }, 3.5)).result).toBe(5)
  })

  it('takes no final where there is none', () => {
    for (const grades of [graded(7.5), graded(3), graded(6, null)])
      expect(gradesOf(subject(grades, {}, 9))).toEqual(gradesOf(subject(grades)))
    expect(standing(graded(6.9), { minimoFinal: 7 }, 10)).toEqual({ is: 'reprovada' })
    expect(standing(graded(6, null), { minimoFinal: 7 })).toEqual({
      is: 'precisaMedia',
      missing: 1,
      maxima: 10,
      mixed: false,
      toPass: 8,
    })
  })

  it('knows a final that any grade passes, and one that no grade does', () => {
    expect(standing(graded(6), { pesoMedia: 9, mediaFinal: 5 })).toEqual({ is: 'final', needed: 0 })
    expect(standing(graded(4), { pesoMedia: 9, mediaFinal: 5 })).toEqual({ is: 'reprovada' })
    expect(standing(graded(0, null), { pesoMedia: 9, mediaFinal: 5, minimoFinal: 3 })).toMatchObject({
      toFinal: 8.89,
    })
    expect(standing(graded(4), { pesoMedia: 0, mediaFinal: 5 })).toEqual({ is: 'final', needed: 5 })
    expect(standing(graded(0, null), { pesoMedia: 0, mediaFinal: 5 })).toMatchObject({ toFinal: 8 })
  })
})

it('says which mention a mean is, and which one passes, where the rule writes mentions (S7, S10)', () => {
  const unb = { media: 5, minimoFinal: 5, escala: 'mencoes' } as const
  expect(gradesOf(subject(graded(9, null), unb))).toMatchObject({
    mentions: { now: 'SS', toPass: 'MM' },
    standing: { is: 'precisaMedia', toPass: 1 },
  })
  expect(gradesOf(subject(graded(5, 4.99), unb)).mentions).toEqual({ now: 'MI', toPass: 'MM' })
  expect(gradesOf(subject([], unb)).mentions).toEqual({ toPass: 'MM' })
  expect(gradesOf(subject(graded(2), { ...unb, minimoFinal: 0 }, 9)).mentions).toMatchObject({ now: 'MM' })
  expect(gradesOf(subject(graded(9)))).not.toHaveProperty('mentions')
})

it('tries grades (S7)', () => {
  const before = subject(graded(6, null))
  expect(gradesOf(whatIf(before, { p2: 8 })).standing).toEqual({ is: 'aprovada' })
  expect(gradesOf(whatIf(before, { p1: 5, p2: 5 }, 5)).result).toBe(5)
  expect(whatIf(before, { p9: 8 })).toEqual(before)
  const odd = subject([{ id: 'constructor', nota: 6 }])
  expect(whatIf(odd, {})).toEqual(odd)
})

describe('the index of a semester (S7)', () => {
  it('weighs the results by class hours', () => {
    const seven = { ...subject(graded(7)), cargaHoraria: 30 }
    const afterFinal = { ...subject(graded(6), {}, 4), cargaHoraria: 60 }
    expect(semesterIndex([seven, afterFinal])).toEqual({ index: 5.67, counted: 2 })
  })

  it('leaves out what has no hours, is not graded, waits for its final exam or was dropped', () => {
    const counted = { ...subject(graded(8)), cargaHoraria: 60 }
    const out = [
      subject(graded(5)),
      { ...subject(graded(2)), cargaHoraria: 0 },
      subject(graded(2, null)),
      subject([]),
      { ...subject(graded(2)), situacao: 'trancada' as const },
    ]
    expect(semesterIndex([counted, ...out])).toEqual({ index: 8, counted: 1 })
    expect(semesterIndex(out)).toEqual({ counted: 0 })
  })
})

describe('with stages (S8)', () => {
  const terms: Partial<ApprovalRule> = {
    etapas: [2, 2, 3, 3],
    nomeEtapa: 'bimestre',
    media: 6,
    minimoFinal: 2,
  }
  const staged = (...grades: readonly (number | null)[]) =>
    grades.map((nota, at) => ({ nota, etapa: at + 1 }))

  it('the mean is of the stages by their weights, and in each the calculation of the rule', () => {
    expect(gradesOf(subject(staged(5, 6, 7, 8), terms)).mean).toBe(6.7)
    const inOne = [
      { nota: 4, peso: 1, etapa: 1 },
      { nota: 10, peso: 2, etapa: 1 },
      { nota: 2, etapa: 2 },
    ]
    const two = subject(inOne, { etapas: [1, 1] })
    expect(stageGrades(two)).toEqual([8, 2])
    expect(gradesOf(two).mean).toBe(5)
    expect(gradesOf(subject(inOne, { etapas: [1, 1], calculo: 'aritmetica' })).mean).toBe(4.5)
  })

  it('one without a grade is missing as a whole', () => {
    expect(gradesOf(subject(staged(7, 5), terms))).toEqual({
      mean: 6,
      complete: false,
      standing: { is: 'precisaMedia', missing: 2, maxima: 10, mixed: false, toPass: 6, toFinal: 0 },
    })
    expect(standing([], terms)).toEqual({ is: 'semNotas' })
    expect(standing(graded(4.5, 5.2), terms)).toEqual({ is: 'semNotas', outside: true })
    expect(entriesOf(subject(staged(7, 5), terms)).map(({ id, titulo }) => [id, titulo])).toEqual([
      ['etapa-3', '3º bimestre'],
      ['etapa-4', '4º bimestre'],
    ])
  })

  it('what is of none of them stands outside the mean', () => {
    const others = [{ nota: 0 }, { nota: 0, etapa: 0 }, { nota: 0, etapa: 3 }]
    expect(gradesOf(subject([...staged(8, 6), ...others], { etapas: [1, 1] })).mean).toBe(7)
  })

  it('a recuperação takes the place of a lower mean, or makes a mean with it, and never lowers it', () => {
    const recovered = (recuperacao: ApprovalRule['recuperacao'], nota: number) =>
      gradesOf(
        subject([...staged(4, 8), { nota, etapa: 1, recuperacao: true }], { etapas: [1, 1], recuperacao }),
      ).mean
    expect([recovered('substitui', 9), recovered('media', 9), recovered('', 9)]).toEqual([8.5, 7.25, 6])
    expect([recovered('substitui', 3), recovered('media', 3)]).toEqual([6, 6])
  })

  it('a recuperação that is needed is asked for, and waited for once it stands there', () => {
    const rule = { etapas: [1, 1], recuperacao: 'substitui', media: 6, minimoFinal: 6 } as const
    expect(standing(staged(4, 7), rule)).toEqual({ is: 'recuperacao', stages: 1, toPass: 5 })
    expect(entriesOf(subject(staged(4, 7), rule))).toMatchObject([{ id: 'recuperacao-1', etapa: 1 }])
    const waiting = [...staged(4, 7), { nota: null, etapa: 1, recuperacao: true }]
    expect(gradesOf(subject(waiting, rule))).toMatchObject({
      complete: false,
      standing: { is: 'precisaMedia', missing: 1, toPass: 5 },
    })
    expect(standing(staged(1, null), rule)).toEqual({ is: 'recuperacao', stages: 0 })
    expect(standing(staged(1, null), { ...rule, recuperacao: '' })).toEqual({ is: 'reprovada' })
  })

  it('the final exam takes the place of the stage where it helps most, or what comes to more counts', () => {
    const after = (final: ApprovalRule['final'], notaFinal: number) =>
      gradesOf(subject(staged(3, 5, 6, 4), { ...terms, final, mediaFinal: 6 }, notaFinal)).result
    expect(gradesOf(subject(staged(3, 5, 6, 4), terms)).mean).toBe(4.6)
    expect([after('media', 7), after('substitui', 7), after('melhor', 7)]).toEqual([5.8, 5.5, 5.8])
    expect(standing(staged(3, 5, 6, 4), { ...terms, final: 'substitui', mediaFinal: 6 })).toEqual({
      is: 'final',
      needed: 8.67,
    })
  })

  it('less than the minimum in the final exam does not pass', () => {
    const rule = { minimoNaFinal: 5 }
    expect(standing(graded(6.9), rule)).toEqual({ is: 'final', needed: 5 })
    expect(gradesOf(subject(graded(6.9), rule, 4.99))).toMatchObject({
      result: 5.95,
      standing: { is: 'reprovada' },
    })
    expect(standing(graded(6.9), rule, 5)).toEqual({ is: 'aprovada' })
  })
})
