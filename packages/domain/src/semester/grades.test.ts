import { describe, expect, it } from 'vitest'
import { anAssessment, aSubject } from '../../testing/index.ts'
import { USUAL_RULE, type ApprovalRule, type Assessment } from './assessment.ts'
import { gradesOf, semesterIndex, whatIf } from './grades.ts'

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

  it.each(['aritmetica', 'ponderada'] as const)('has nothing of what weighs 0: %s', (calculo) => {
    const final = { peso: 0, nota: null }
    expect(gradesOf(subject([{ nota: 5 }, final], { calculo }))).toEqual({
      mean: 5,
      complete: true,
      standing: { is: 'final', needed: 5 },
    })
    expect(gradesOf(subject([{ nota: 5 }, { ...final, nota: 10 }], { calculo })).mean).toBe(5)
    expect(standing([final], { calculo })).toEqual({ is: 'semNotas' })
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

it('tries grades', () => {
  const before = subject(graded(6, null))
  expect(gradesOf(whatIf(before, { p2: 8 })).standing).toEqual({ is: 'aprovada' })
  expect(gradesOf(whatIf(before, { p1: 5, p2: 5 }, 5)).result).toBe(5)
  expect(whatIf(before, { p9: 8 })).toEqual(before)
  const odd = subject([{ id: 'constructor', nota: 6 }])
  expect(whatIf(odd, {})).toEqual(odd)
})

describe('the index of a semester', () => {
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
