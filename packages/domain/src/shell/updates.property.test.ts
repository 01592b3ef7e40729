import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFakeAppFiles, createFakeDismissals, fakeClock, runs } from '../../testing/index.ts'
import { dataOf } from '../kernel/index.ts'
import { createUpdates, DISMISSAL_MS } from './updates.ts'

const step = fc.oneof(
  fc.record({ do: fc.constant('deploy' as const), version: fc.constantFrom('v1', 'v2', 'v3') }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: DISMISSAL_MS }) }),
  fc.record({ do: fc.constantFrom('look' as const, 'dismiss' as const) }),
)

it('what is offered is a version that the page does not run, never within an hour of «Dispensar», and no look ever reloads (§9.7)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const [files, clock] = [createFakeAppFiles(), fakeClock(undefined, { manual: true })]
      const updates = createUpdates({ files, clock, dismissals: createFakeDismissals() })
      updates.offered().subscribe(() => undefined)
      let [version, dismissed] = ['v1', -Infinity]
      for (const each of steps) {
        if (each.do === 'deploy') files.deploy({ version: (version = each.version) })
        else if (each.do === 'wait') clock.advance(each.ms)
        else if (each.do === 'dismiss') {
          await updates.dismiss()
          dismissed = clock.now().getTime()
        } else {
          await updates.check()
          expect(dataOf(updates.offered().getSnapshot())).toBe(
            version !== 'v1' && clock.now().getTime() >= dismissed + DISMISSAL_MS,
          )
        }
      }
      expect(files.asked.filter((what) => what !== 'fetchUpdate')).toEqual([])
    }),
    { numRuns: runs(200, 5_000) },
  )
})
