import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  accountStoreOver,
  anApplication,
  createFakeOutbox,
  createFakeRecordStore,
  createFakeWorld,
  fakeClock,
  runs,
} from '../../testing/index.ts'
import { AppError, dataOf, type RecordStore } from '../kernel/index.ts'
import { APPLICATION_KIND, type Application, type ApplicationDraft } from '../career/index.ts'

const OWNER = 'uid-ana'
const application = anApplication()

/** How one reading of the cloud ends. */
type Fate = 'answered' | 'refused' | 'unanswered'
const anyFate = fc.constantFrom<Fate>('answered', 'refused', 'unanswered')
/** A removal or its undoing, the connection lost or back, time passing; a pause ends after so many turns, in the middle of whatever runs. */
const anyStep = fc.record({
  do: fc.constantFrom('toggle' as const, 'wait' as const, 'line' as const),
  turns: fc.nat(12),
})

/** The cloud over a bad line, while `fates` last. */
const flaky = (
  cloud: RecordStore<ApplicationDraft, Application>,
  fates: Fate[],
): RecordStore<ApplicationDraft, Application> => ({
  ...cloud,
  get(owner, id) {
    const fate = fates.shift() ?? 'answered'
    if (fate === 'refused') return Promise.reject(new AppError('network-request-failed'))
    return fate === 'unanswered' ? new Promise(() => undefined) : cloud.get(owner, id)
  },
})

const pass = async (turns: number) => {
  for (let n = 0; n < turns; n += 1) await Promise.resolve()
}

test(
  'whatever fails in whichever order: what was removed is never shown again and is gone in the end, unless it was restored (D8, D24)',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { maxLength: 12 }),
        fc.array(anyFate, { maxLength: 12 }),
        async (steps, fates) => {
          const world = createFakeWorld()
          const clock = fakeClock(undefined, { manual: true })
          const cloud = createFakeRecordStore<ApplicationDraft, Application>(APPLICATION_KIND, {
            world,
            clock,
            records: [application],
          })
          const outbox = createFakeOutbox()
          const store = accountStoreOver<ApplicationDraft, Application>(
            APPLICATION_KIND,
            flaky(cloud, fates),
            { outbox, clock },
          )
          const isShown = () =>
            dataOf(store.watch(OWNER).getSnapshot())?.some(({ id }) => id === application.id)
          let removed = false
          let online = true
          store.watch(OWNER).subscribe(() => removed && expect(isShown()).toBe(false))
          await pass(10)

          let restored: Promise<unknown> = Promise.resolve()
          const running: Promise<unknown>[] = []
          for (const step of steps) {
            if (step.do === 'wait') clock.advance(1_000)
            else if (step.do === 'line') {
              online = !online
              if (online) world.goOnline()
              else world.goOffline()
            } else {
              await restored
              removed = !removed
              if (removed) running.push(store.remove(OWNER, application.id).outcome)
              else running.push((restored = store.restore(OWNER, application).outcome))
              if (removed) expect(isShown()).toBe(false)
            }
            await pass(step.turns)
          }

          world.goOnline()
          let settled = false
          void Promise.all(running).finally(() => (settled = true))
          while (!settled) {
            await pass(20)
            clock.advance(1_000)
          }
          await pass(40)
          expect(world.get('candidaturas', application.id)).toEqual(removed ? undefined : application)
          expect(isShown()).toBe(!removed)
          expect(dataOf(outbox.watch(OWNER).getSnapshot()) ?? []).toEqual([])
        },
      ),
      { numRuns: runs(400, 20_000) },
    )
  },
  runs(20_000, 600_000),
)
