import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anApplication, anyApplicationsAbout } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { addDays, decode } from '../kernel/index.ts'
import {
  APPLICATION_PHASES,
  applicationDraftSchema,
  type Application,
  type PhaseChange,
} from './application.ts'
import { editApplication, newApplication } from './form.ts'
import { changePhase, completed, historyOf, replay, undoPatch } from './history.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(300, 10_000) }
const fase = fc.constantFrom(...APPLICATION_PHASES)
const step = fc.oneof(
  fc.record({ does: fc.constant('moves' as const), fase }),
  fc.record({ does: fc.constant('edits' as const), fase, observacoes: fc.constantFrom('', 'Ligar') }),
  fc.record({ does: fc.constant('undoes' as const) }),
  fc.record({ does: fc.constant('sleeps' as const), days: fc.integer({ min: 0, max: 40 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
const added = fc
  .record({ fase, dataEnvio: fc.constantFrom('', '2026-11-03', '2026-12-25') })
  .map((typed) => anApplication(newApplication({ ...typed, empresa: 'E', vaga: 'V' }, TODAY)))

/** Walks the steps and writes down beside them, as on paper, what was done and not taken back. */
function walk(start: Application, steps: readonly Step[]) {
  let [now, today] = [start, TODAY]
  const paper: PhaseChange[] = [...historyOf(start)]
  let undo: { before: Application; length: number } | undefined
  for (const each of steps) {
    if (each.does === 'sleeps') today = addDays(today, each.days)
    if (each.does === 'undoes' && undo) {
      now = { ...now, ...undoPatch(undo.before) }
      paper.length = undo.length
      undo = undefined
    }
    if (each.does === 'moves' || each.does === 'edits') {
      const before = now
      const patch =
        each.does === 'moves'
          ? changePhase(now, each.fase, today)
          : editApplication(now, { fase: each.fase, observacoes: each.observacoes }, today)
      now = { ...now, ...patch }
      if (before.fase === each.fase) continue
      undo = { before, length: paper.length }
      paper.push({ fase: each.fase, em: today })
    }
  }
  return { now, paper }
}

test('the history replays to the present fase after any moves, edits and undos, and is what was done and not taken back (§4.2, B5)', () => {
  fc.assert(
    fc.property(added, fc.array(step, { maxLength: 30 }), (start, steps) => {
      const { now, paper } = walk(start, steps)
      expect(replay(historyOf(now))).toBe(now.fase)
      expect(historyOf(now)).toEqual(paper)
      expect(decode(applicationDraftSchema, now)).toBeDefined()
    }),
    many,
  )
})

test('the history of any stored record replays to its fase, and so it does after any move (§4.2, B5)', () => {
  fc.assert(
    fc.property(anyApplicationsAbout(TODAY), fase, (stored, to) => {
      for (const application of stored) {
        expect(replay(historyOf(application))).toBe(application.fase)
        const moved = { ...application, ...changePhase(application, to, TODAY) }
        expect(moved.fase).toBe(to)
        expect(replay(historyOf(moved))).toBe(to)
        expect({ ...moved, ...undoPatch(application) }).toEqual({ ...application, ...completed(application) })
      }
    }),
    many,
  )
})

test('an edit of something else moves no day of the history, whatever changed the fase before', () => {
  fc.assert(
    fc.property(anyApplicationsAbout(TODAY), fase, (stored, elsewhere) => {
      for (const application of stored) {
        const changed = { ...application, fase: elsewhere }
        const edited = {
          ...changed,
          ...editApplication(changed, { observacoes: `${application.observacoes}.`, fase: elsewhere }, TODAY),
          updatedAt: '2027-02-01T12:00:00.000Z',
        }
        expect(historyOf(edited)).toEqual(historyOf(changed))
      }
    }),
    many,
  )
})

test('no history runs backwards or ahead of today, whatever is moved and whatever day of sending is typed (B5)', () => {
  const act = fc.oneof(
    fc.record({ fase }),
    fc.record({ dataEnvio: fc.integer({ min: -60, max: 60 }).map((days) => addDays(TODAY, days)) }),
  )
  fc.assert(
    fc.property(added, fc.array(fc.tuple(act, fc.nat(20)), { maxLength: 12 }), (start, acts) => {
      let [now, today] = [start, TODAY]
      for (const [does, days] of acts) {
        today = addDays(today, days)
        now = { ...now, ...editApplication(now, does, today) }
        const history = historyOf(now).map(({ em }) => em)
        expect(history).toEqual([...history].sort())
        expect(history.at(-1)! <= today).toBe(true)
      }
    }),
    many,
  )
})
