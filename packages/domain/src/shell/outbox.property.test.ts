import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answerByHand, createFakeOutbox, runs } from '../../testing/index.ts'
import { AppError, dataOf } from '../kernel/index.ts'

const step = fc.oneof(
  fc.record({ do: fc.constant('write' as const), id: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ do: fc.constant('add' as const) }),
  fc.record({ do: fc.constantFrom('take' as const, 'refuse' as const), which: fc.nat(9) }),
  fc.record({ do: fc.constant('dismiss' as const) }),
)

it('after any course of writes an item is sent while one is under way, and failed after a refusal until that or a later new one is taken (B2)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const outbox = createFakeOutbox()
      const query = outbox.watch('uid-ana')
      query.subscribe(() => undefined)
      let open: {
        id: string
        mayReplace: readonly string[]
        resolve: () => void
        reject: (error: unknown) => void
      }[] = []
      let added = 0
      const losses = new Set<string>()
      for (const each of steps) {
        if (each.do === 'write' || each.do === 'add') {
          const isNew = each.do === 'add'
          const id = isNew ? `novo-${++added}` : each.id
          const { promise, resolve, reject } = answerByHand()
          outbox.track('uid-ana', { collection: 'leitura', id, isNew }, promise).catch(() => undefined)
          open.push({
            id,
            mayReplace: isNew ? [...losses].filter((lost) => lost.startsWith('novo')) : [],
            resolve,
            reject,
          })
        } else if (each.do === 'dismiss') {
          losses.clear()
          await outbox.dismiss('uid-ana')
        } else if (open.length > 0) {
          const answered = open[each.which % open.length]!
          open = open.filter((other) => other !== answered)
          if (each.do === 'take')
            losses.delete([answered.id, ...answered.mayReplace].find((id) => losses.has(id)) ?? '')
          else losses.add(answered.id)
          if (each.do === 'take') answered.resolve()
          else answered.reject(new AppError('unknown'))
        }
        // What changes in one turn is told at its end.
        for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
        const itemsIn = (state: string) =>
          (dataOf(query.getSnapshot()) ?? []).filter((entry) => entry.state === state).map(({ item }) => item)
        const pending = [...new Set(open.map(({ id }) => `leitura/${id}`))]
        expect(itemsIn('sending').toSorted()).toEqual(pending.toSorted())
        expect(itemsIn('failed').toSorted()).toEqual(
          [...losses]
            .map((id) => `leitura/${id}`)
            .filter((item) => !pending.includes(item))
            .toSorted(),
        )
      }
    }),
    { numRuns: runs(150, 3_000) },
  )
})
