import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anAssessment,
  anyAssessment,
  anyHours,
  anyRule,
  anySubjectDraft,
  aSubject,
  createFakeRecordStore,
  fakeIds,
  inverseOf,
} from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { byText, constantQuery, dataOf, revert, type Inverse, type Write } from '../kernel/index.ts'
import { createSemesterService, type SemesterService } from './service.ts'
import { SUBJECT_KIND, type Subject, type SubjectDraft } from './subject.ts'

const OWNER = 'uid-ana'
const IDS = ['a', 'b']
const anyId = fc.constantFrom(...IDS)
const anyDayOfIt = fc.constantFrom('2026-11-18', '2026-11-19', '2026-11-20')
const anyAssessmentId = fc.constantFrom('p1', 'p2', 'gone')

const anySubjects = fc
  .tuple(anySubjectDraft, anySubjectDraft, anyHours, anyDayOfIt, fc.boolean())
  .map(([one, other, hours, day, isOff]) => [
    aSubject({
      ...one,
      id: 'a',
      faltas: { ...one.faltas, [day]: hours.join(' ') },
      avaliacoes: [anAssessment({ id: 'p1' }), anAssessment({ id: 'p2', nota: 5 })],
    }),
    aSubject({ ...other, id: 'b', avaliacoes: [], ...(isOff && { semAula: { [day]: 'Feriado' } }) }),
  ])

type Change = (service: SemesterService) => Write
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(anyId, anyDayOfIt, anyHours).chain(([id, day, hours]) =>
    fc.constantFrom<Change>(
      (service) => service.miss(id, day, hours),
      (service) => service.attend(id, day, hours),
    ),
  ),
  fc.tuple(anyDayOfIt, fc.constantFrom('', 'Greve')).chain(([day, reason]) =>
    fc.constantFrom<Change>(
      (service) => service.setDayOff(IDS, day, reason),
      (service) => service.clearDayOff(IDS, day),
    ),
  ),
  fc.tuple(anyId, anyAssessment).map(
    ([id, one]): Change =>
      (service) =>
        service.addAssessment(id, one),
  ),
  fc
    .tuple(anyId, anyAssessmentId, fc.option(fc.integer({ min: 0, max: 10 })))
    .chain(([id, assessment, nota]) =>
      fc.constantFrom<Change>(
        (service) => service.setGrade(id, assessment, nota),
        (service) => service.setDone(id, assessment, true),
        (service) => service.postpone(id, assessment, '2026-12-01'),
        (service) => service.removeAssessment(id, assessment),
      ),
    ),
  fc.tuple(anyId, anyRule).map(
    ([id, rule]): Change =>
      (service) =>
        service.setRule([id], rule),
  ),
  fc.tuple(anyId, anyDayOfIt, fc.integer({ min: 1, max: 1_440 })).map(
    ([id, day, minutes]): Change =>
      (service) =>
        service.addStudy(id, day, minutes),
  ),
  fc.array(anySubjectDraft, { maxLength: 3 }).map(
    (drafts): Change =>
      (service) =>
        service.addAll(drafts),
  ),
)

test('whatever was done in whichever order, taking it back from the last on leaves all as it was (S6)', async () => {
  await fc.assert(
    fc.asyncProperty(anySubjects, fc.array(anyChange, { maxLength: 6 }), async (records, changes) => {
      const subjects = createFakeRecordStore<SubjectDraft, Subject>(SUBJECT_KIND, { records })
      const query = subjects.watch(OWNER)
      query.subscribe(() => undefined)
      /** All subjects without the stamps, and the order of the assessments, which means nothing. */
      const all = () =>
        dataOf(query.getSnapshot())!.map(({ updatedAt: _, ...fields }) => ({
          ...fields,
          avaliacoes: fields.avaliacoes.toSorted((a, b) => byText(a.id, b.id)),
        }))
      const service = createSemesterService(
        { subjects, session: constantQuery({ uid: OWNER }), ids: fakeIds('nova') },
        OWNER,
      )
      const states = [all()]
      const inverses: (Inverse | undefined)[] = []
      for (const change of changes) {
        inverses.push(await inverseOf(change(service)))
        states.push(all())
      }
      for (const inverse of inverses.toReversed()) {
        const left = states.pop()
        if (inverse) await revert(service, inverse).outcome
        else expect(states.at(-1)).toEqual(left)
        expect(all()).toEqual(states.at(-1))
      }
    }),
    { numRuns: runs(60, 2_000) },
  )
})
