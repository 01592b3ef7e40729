import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../testing/runs.ts'
import { anAssessment, aSubject } from '../../testing/index.ts'
import { anyAssessment, anyRule } from '../../testing/semester.ts'
import { deepFreeze } from '../kernel/index.ts'
import { FINALS, RECOVERIES, USUAL_RULE, type ApprovalRule } from './assessment.ts'
import { entriesOf, gradesOf, semesterIndex, stageGrades, whatIf } from './grades.ts'
import { counts } from './stages.ts'
import type { Subject } from './subject.ts'

const many = { numRuns: runs(500, 20_000) }
/** A rule as institutions have it: few assessments in each stage, and limits that are often reached. */
const usualRule: fc.Arbitrary<ApprovalRule> = fc
  .record({
    media: fc.constantFrom(5, 6, 7),
    minimoFinal: fc.constantFrom(0, 2, 4, 6),
    etapas: fc.constantFrom<readonly number[]>([], [1, 1], [1, 1, 1], [2, 2, 3, 3]),
    recuperacao: fc.constantFrom(...RECOVERIES),
    final: fc.constantFrom(...FINALS),
    minimoNaFinal: fc.constantFrom(0, 0, 3),
  })
  .map((over) => ({ ...USUAL_RULE, ...over }))
const rule = fc.oneof(
  anyRule,
  anyRule.map((one) => ({ ...one, pesoMedia: 0 })),
  usualRule,
)
const anySubjectWith = (assessment: typeof anyAssessment): fc.Arbitrary<Subject> =>
  fc
    .record({
      avaliacoes: fc.array(assessment, { maxLength: 5 }),
      regra: rule,
      notaFinal: fc.option(fc.integer({ min: 0, max: 1_000 }).map((n) => n / 100)),
      cargaHoraria: fc.nat(90),
    })
    .map(({ avaliacoes, ...rest }) =>
      aSubject({ ...rest, avaliacoes: avaliacoes.map((one, at) => ({ ...one, id: `avaliacao-${at}` })) }),
    )

/** Some of the assessments in one scale, some graded. */
const someMissing = anySubjectWith(
  fc.tuple(anyAssessment, fc.boolean(), fc.boolean()).map(([one, isMissing, isUsual]) => ({
    ...one,
    ...(isUsual && { maxima: 10, nota: one.nota && Math.min(one.nota, 10) }),
    ...(isMissing && { nota: null }),
  })),
)
const allGraded = anySubjectWith(anyAssessment.map((one) => ({ ...one, nota: one.nota ?? one.maxima })))

const hundredths = (grade: number): number => Math.round(grade * 100)
const less = (grade: number): number => (hundredths(grade) - 1) / 100

/** The standing with this grade, of 0 to `scale`, in each assessment that is not graded. */
function standingWith(subject: Subject, grade: number, scale: number, notaFinal: number | null = null) {
  const typed = [...subject.avaliacoes, ...entriesOf(subject).filter(({ recuperacao }) => !recuperacao)]
    .filter(({ nota }) => nota === null)
    .map(
      ({ id, maxima }) => [id, (hundredths(grade) * hundredths(maxima)) / (100 * hundredths(scale))] as const,
    )
  return gradesOf(whatIf(subject, Object.fromEntries<number>(typed), notaFinal)).standing.is
}

test('the grade that is needed in the missing ones passes, and a hundredth less does not (S7, S8)', () => {
  fc.assert(
    fc.property(someMissing, (subject) => {
      const { standing } = gradesOf(subject)
      if (standing.is !== 'precisaMedia') return
      const { toPass, toFinal, maxima } = standing
      if (toPass === undefined) expect(standingWith(subject, maxima, maxima)).not.toBe('aprovada')
      else {
        expect(toPass).toBeGreaterThan(0)
        expect(standingWith(subject, toPass, maxima)).toBe('aprovada')
        expect(standingWith(subject, less(toPass), maxima)).not.toBe('aprovada')
      }
      if (toFinal === undefined) return
      if (toFinal !== toPass) expect(standingWith(subject, toFinal, maxima)).toBe('final')
      if (toFinal > 0)
        expect(standingWith(subject, less(toFinal), maxima)).toBeOneOf(['reprovada', 'recuperacao'])
    }),
    many,
  )
})

test('more never passes less: any grade from the needed one on passes, and none below it', () => {
  fc.assert(
    fc.property(someMissing, fc.nat(1_000), (subject, thousandths) => {
      const { standing } = gradesOf(subject)
      if (standing.is !== 'precisaMedia') return
      const grade = Math.floor((standing.maxima * thousandths) / 10) / 100
      const is = standingWith(subject, grade, standing.maxima)
      expect(is === 'aprovada').toBe(grade >= (standing.toPass ?? Infinity))
      const reaches = standing.toFinal ?? standing.toPass ?? Infinity
      expect(is === 'aprovada' || is === 'final').toBe(grade >= reaches)
    }),
    many,
  )
})

test('the grade that is needed in each recuperação passes, and a hundredth less does not (S7, S8)', () => {
  const recovered = (subject: Subject, grade: number) => {
    const entries = entriesOf(subject).filter(({ recuperacao }) => recuperacao)
    return gradesOf(whatIf(subject, Object.fromEntries(entries.map(({ id }) => [id, grade])))).standing.is
  }
  fc.assert(
    fc.property(fc.oneof(allGraded, someMissing), (any) => {
      const subject = { ...any, notaFinal: null }
      const { standing, complete } = gradesOf(subject)
      if (standing.is !== 'recuperacao') return
      if (!complete) {
        expect(standingWith(subject, 10, 10)).toBeOneOf(['recuperacao', 'reprovada'])
        const best = whatIf(subject, bestIn(subject))
        expect(recovered(best, 10)).toBeOneOf(['aprovada', 'final'])
        return
      }
      const { toPass, toFinal, stages } = standing
      expect(stages).toBe(entriesOf(subject).filter(({ recuperacao }) => recuperacao).length)
      const [needed, reached] = toPass === undefined ? [toFinal!, ['final']] : [toPass, ['aprovada']]
      expect(recovered(subject, needed)).toBeOneOf(reached)
      expect(recovered(subject, less(needed))).not.toBeOneOf(['aprovada', reached[0]])
    }),
    many,
  )
})

const bestIn = (subject: Subject) =>
  Object.fromEntries(
    [...subject.avaliacoes, ...entriesOf(subject).filter(({ recuperacao }) => !recuperacao)]
      .filter(({ nota }) => nota === null)
      .map(({ id, maxima }) => [id, maxima]),
  )

test('the means of the stages lie between 0 and 10, and the mean of all between them', () => {
  fc.assert(
    fc.property(fc.oneof(someMissing, allGraded), (subject) => {
      const known = stageGrades(subject).filter((mean) => mean !== undefined)
      const { mean } = gradesOf(subject)
      expect(mean === undefined).toBe(known.length === 0)
      for (const one of known) expect(one >= 0 && one <= 10).toBe(true)
      if (mean === undefined) return
      expect(mean).toBeGreaterThanOrEqual(less(Math.min(...known)))
      expect(less(mean)).toBeLessThanOrEqual(Math.max(...known))
    }),
    many,
  )
})

test('a rule without stages is one with a single stage in which all is', () => {
  fc.assert(
    fc.property(fc.oneof(someMissing, allGraded), fc.integer({ min: 1, max: 100 }), (any, weight) => {
      const subject = { ...any, regra: { ...any.regra, etapas: [] } }
      const staged = {
        ...subject,
        avaliacoes: subject.avaliacoes.map((one) => ({ ...one, etapa: 1 })),
        regra: { ...subject.regra, etapas: [weight] },
      }
      if (subject.avaliacoes.some((one) => counts(one, subject.regra) && !one.recuperacao))
        expect(gradesOf(staged)).toEqual(gradesOf(subject))
    }),
    many,
  )
})

test('without stages a rule asks for what the sums say', () => {
  const plain = (one: ApprovalRule): ApprovalRule => ({ ...USUAL_RULE, ...one, etapas: [], recuperacao: '' })
  const ten = fc.integer({ min: 0, max: 1_000 })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(ten, fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 9 }),
      usualRule.map(plain),
      (graded, weight, regra) => {
        const avaliacoes = [...graded, [null, weight] as const].map(([nota, peso], at) =>
          anAssessment({ id: `${at}`, nota: nota === null ? null : nota / 100, peso }),
        )
        const { standing } = gradesOf(aSubject({ avaliacoes, regra }))
        // In whole numbers: hundredths times weights.
        const points = graded.reduce((sum, [nota, peso]) => sum + nota * peso, 0)
        const weights = graded.reduce((sum, [, peso]) => sum + peso, weight)
        const needed = Math.max(0, Math.ceil((regra.media * 100 * weights - points) / weight))
        if (standing.is === 'aprovada') expect(needed).toBe(0)
        else if (standing.is === 'precisaMedia')
          expect(standing.toPass ?? Infinity).toBe(needed <= 1_000 ? needed / 100 : Infinity)
        else expect(needed).toBeGreaterThan(1_000)
      },
    ),
    many,
  )
})

test('what is passed already is passed with zeros, and what cannot be passed any more not with the best grades', () => {
  fc.assert(
    fc.property(someMissing, (subject) => {
      const { standing, complete } = gradesOf({ ...subject, notaFinal: null })
      if (complete) return
      if (standing.is === 'aprovada') expect(standingWith(subject, 0, 10)).toBe('aprovada')
      if (standing.is === 'reprovada') expect(standingWith(subject, 10, 10, 10)).toBe('reprovada')
    }),
    many,
  )
})

test('the grade that is needed in the final passes, and a hundredth less does not (S7, S8)', () => {
  fc.assert(
    fc.property(allGraded, (graded) => {
      const subject = { ...graded, notaFinal: null }
      const { standing } = gradesOf(subject)
      const after = (notaFinal: number) => gradesOf(whatIf(subject, {}, notaFinal)).standing.is
      if (standing.is === 'reprovada') expect(after(10)).toBe('reprovada')
      if (standing.is !== 'final') return
      expect(after(standing.needed)).toBe('aprovada')
      if (standing.needed > 0) expect(after(less(standing.needed))).toBe('reprovada')
    }),
    many,
  )
})

test('a mean that is the limit passes, and one whose sum is a hundredth less does not', () => {
  const change = fc.tuple(fc.nat(5), fc.nat(5), fc.nat(300))
  fc.assert(
    fc.property(
      fc.integer({ min: 400, max: 700 }),
      fc.integer({ min: 1, max: 6 }),
      fc.array(change),
      (limit, count, changes) => {
        const grades = Array.from({ length: count }, () => limit)
        for (const [from, to, by] of changes.filter((one) => one[0] < count && one[1] < count))
          if (grades[from]! >= by && grades[to]! + by <= 1_000) {
            grades[from]! -= by
            grades[to]! += by
          }
        const regra = { ...USUAL_RULE, media: limit / 100, minimoFinal: limit / 100 }
        const of = (all: readonly number[]) =>
          gradesOf(
            aSubject({
              avaliacoes: all.map((n, at) => ({
                ...aSubject().avaliacoes[0]!,
                id: `avaliacao-${at}`,
                nota: n / 100,
              })),
              regra,
            }),
          )
        expect(of(grades)).toEqual({ mean: limit / 100, complete: true, standing: { is: 'aprovada' } })
        const largest = grades.indexOf(Math.max(...grades))
        const below = of(grades.with(largest, grades[largest]! - 1))
        expect(below.standing.is).toBe('reprovada')
        expect(below.mean).toBeLessThan(limit / 100)
      },
    ),
    many,
  )
})

test('the order of the assessments and of the subjects never matters', () => {
  fc.assert(
    fc.property(fc.array(someMissing, { maxLength: 4 }), fc.nat(), (subjects, turn) => {
      const turned = <T>(all: readonly T[]) => {
        const at = all.length > 0 ? turn % all.length : 0
        return [...all.slice(at), ...all.slice(0, at)].reverse()
      }
      const others = turned(subjects).map((one) => ({ ...one, avaliacoes: turned(one.avaliacoes) }))
      expect(others.map(gradesOf)).toEqual(turned(subjects.map(gradesOf)))
      expect(semesterIndex(others)).toEqual(semesterIndex(subjects))
    }),
    many,
  )
})

test('trying grades changes nothing that is stored, and the grades as they are change nothing', () => {
  fc.assert(
    fc.property(
      someMissing.map(deepFreeze),
      fc.dictionary(fc.constantFrom('avaliacao-0', 'avaliacao-1', 'constructor'), fc.constant(0)),
      (subject, typed) => {
        const tried = whatIf(subject, typed, 10)
        expect(tried).toMatchObject({ ...subject, avaliacoes: expect.any(Array), notaFinal: 10 })
        tried.avaliacoes.forEach((one, at) => {
          const before = subject.avaliacoes[at]!
          expect(one).toEqual(Object.hasOwn(typed, one.id) ? { ...before, nota: 0 } : before)
        })
        const known = subject.avaliacoes.flatMap(({ id, nota }) =>
          nota === null ? [] : [[id, nota] as const],
        )
        expect(whatIf(subject, Object.fromEntries<number>(known))).toEqual(subject)
      },
    ),
    many,
  )
})

test('the index lies between the lowest and the highest result (S7)', () => {
  fc.assert(
    fc.property(fc.array(allGraded, { maxLength: 5 }), (subjects) => {
      const { index, counted } = semesterIndex(subjects)
      const results = subjects
        .filter(({ cargaHoraria }) => cargaHoraria > 0)
        .filter((one) => gradesOf(one).complete)
        .filter((one) => one.situacao !== 'cursando' || gradesOf(one).standing.is !== 'final')
        .map(gradesOf)
        .map(({ mean, result = mean }) => result!)
      expect(counted).toBe(results.length)
      if (index === undefined) return
      expect(index).toBeGreaterThanOrEqual(Math.min(...results))
      expect(less(index)).toBeLessThanOrEqual(Math.max(...results))
    }),
    many,
  )
})
