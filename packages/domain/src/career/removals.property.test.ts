import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anApplication,
  createFakeRecordStore,
  createFakeRemovals,
  createFakeWorld,
  fakeClock,
  runs,
} from '../../testing/index.ts'
import { AppError, dataOf, type RecordStore, type WriteOutcome } from '../kernel/index.ts'
import { APPLICATION_KIND, type Application, type ApplicationDraft } from './application.ts'
import { withRemovals } from './removals.ts'

const OWNER = 'uid-ana'
const application = anApplication()

/** How one call to the cloud ends: refused before it did anything, done without an answer, done later. */
type Fate = 'answered' | 'refused' | 'unanswered' | 'queued'
const anyFate = fc.constantFrom<Fate>('answered', 'refused', 'unanswered', 'queued')
/** The tab that has the undo bar removes and restores; both repeat. A pause ends after so many turns, in the middle of whatever runs. */
const anyStep = fc.oneof(
  fc.record({
    do: fc.constantFrom('toggle' as const, 'retry here' as const, 'retry there' as const),
    turns: fc.nat(12),
  }),
  fc.record({ do: fc.constant('wait' as const), turns: fc.nat(12) }),
)

/** The cloud over a bad line; only what the removal asks of it is disturbed, and only while `fates` last. */
function flaky(
  cloud: RecordStore<ApplicationDraft, Application>,
  fates: Fate[],
): RecordStore<ApplicationDraft, Application> {
  const disturbed = async <T>(call: () => Promise<T>, queued: () => T | Promise<T>): Promise<T> => {
    const fate = fates.shift() ?? 'answered'
    if (fate === 'refused') throw new AppError('network-request-failed')
    const answer = await call()
    if (fate === 'unanswered') throw new AppError('network-request-failed')
    return fate === 'queued' ? queued() : answer
  }
  return {
    ...cloud,
    get: (owner, id) =>
      disturbed(
        () => cloud.get(owner, id),
        () => cloud.get(owner, id),
      ),
    remove: (owner, id) =>
      disturbed<WriteOutcome>(
        () => cloud.remove(owner, id),
        () => 'queued',
      ),
  }
}

const pass = async (turns: number) => {
  for (let n = 0; n < turns; n += 1) await Promise.resolve()
}

test(
  'whatever fails in whichever order: what was removed is never shown again and is gone in the end, unless it was restored',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { maxLength: 12 }),
        fc.array(anyFate, { maxLength: 12 }),
        async (steps, fates) => {
          const world = createFakeWorld()
          const pending = createFakeRemovals()
          const clock = fakeClock(undefined, { manual: true })
          const cloud = createFakeRecordStore<ApplicationDraft, Application>(APPLICATION_KIND, {
            world,
            clock,
            records: [application],
          })
          const open = () => withRemovals(flaky(cloud, fates), { pending, clock })
          const [here, there] = [open(), open()]
          const isShownIn = (tab: typeof here) =>
            dataOf(tab.watch(OWNER).getSnapshot())?.some(({ id }) => id === application.id)
          let removed = false
          here.watch(OWNER).subscribe(() => removed && expect(isShownIn(here)).toBe(false))
          there.watch(OWNER).subscribe(() => undefined)
          await pass(10)

          const running: Promise<unknown>[] = []
          let restored: Promise<unknown> = Promise.resolve()
          for (const step of steps) {
            if (step.do === 'wait') clock.advance(1_000)
            else if (step.do === 'retry here') running.push(here.retry(OWNER))
            else if (step.do === 'retry there') running.push(there.retry(OWNER))
            else {
              await restored
              removed = !removed
              if (removed) running.push(here.remove(OWNER, application.id))
              else running.push((restored = here.restore(OWNER, application)))
              if (removed) expect(isShownIn(here)).toBe(false)
            }
            await pass(step.turns)
          }

          fates.length = 0
          const settle = async () => {
            const all = Promise.all([...running, here.retry(OWNER), there.retry(OWNER)])
            let settled = false
            void all.finally(() => (settled = true))
            while (!settled) {
              await pass(20)
              clock.advance(1_000)
            }
          }
          await settle()
          await settle()
          expect(world.get('candidaturas', application.id)).toEqual(removed ? undefined : application)
          expect([isShownIn(here), isShownIn(there)]).toEqual([!removed, !removed])
          expect(await pending.list(OWNER)).toEqual([])
        },
      ),
      { numRuns: runs(400, 20_000) },
    )
  },
  runs(20_000, 600_000),
)
