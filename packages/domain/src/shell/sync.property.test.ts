import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answerByHand, runs } from '../../testing/index.ts'
import { AppError, dataOf } from '../kernel/index.ts'
import { badgeOf, createSyncStatus, syncStateOf } from './sync.ts'
import { createWriteLedger } from './write-ledger.ts'

const item = fc.constantFrom('leitura/a', 'leitura/b', 'candidaturas/a', 'candidaturas/c')
const lost = item.map((each) => ({
  item: each,
  collection: each.split('/', 1)[0]!,
  code: 'unknown' as const,
}))
const around = fc.record({ offline: fc.boolean(), tabOnly: fc.boolean() })

it('«Tudo salvo» is said only where nothing is pending, lost, offline or kept in this tab alone', () => {
  fc.assert(
    fc.property(
      fc.array(item),
      fc.array(lost),
      fc.array(item),
      around,
      (unsent, gone, removals, surroundings) => {
        const state = syncStateOf([{ unsent, lost: gone }], [], removals)
        const { kind, label } = badgeOf(state, surroundings)
        const isAllWell =
          unsent.length + gone.length + removals.length === 0 &&
          !surroundings.offline &&
          !surroundings.tabOnly
        expect(kind === 'saved').toBe(isAllWell)
        if (kind === 'pending')
          expect(label.startsWith(`${new Set([...unsent, ...removals]).size} `)).toBe(true)
        expect(state.removals).toBeLessThanOrEqual(state.pending.length)
      },
    ),
    { numRuns: runs(300, 5_000) },
  )
})

const step = fc.oneof(
  fc.record({ do: fc.constant('write' as const), id: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ do: fc.constant('add' as const) }),
  fc.record({ do: fc.constantFrom('take' as const, 'refuse' as const), which: fc.nat(9) }),
  fc.record({ do: fc.constant('dismiss' as const) }),
)

it('after any course of writes an item is pending while one is under way, and lost after a refusal until that or a later new one is taken', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const ledger = createWriteLedger()
      const sync = createSyncStatus({ outboxes: [ledger], removals: [] }).watch('uid-ana')
      sync.subscribe(() => undefined)
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
          ledger.track('uid-ana', { collection: 'leitura', id, isNew }, promise).catch(() => undefined)
          open.push({
            id,
            mayReplace: isNew ? [...losses].filter((lost) => lost.startsWith('novo')) : [],
            resolve,
            reject,
          })
        } else if (each.do === 'dismiss') {
          losses.clear()
          await ledger.dismiss('uid-ana')
        } else if (open.length > 0) {
          const answered = open[each.which % open.length]!
          open = open.filter((other) => other !== answered)
          if (each.do === 'take')
            losses.delete([answered.id, ...answered.mayReplace].find((id) => losses.has(id)) ?? '')
          else losses.add(answered.id)
          if (each.do === 'take') answered.resolve()
          else answered.reject(new AppError('unknown'))
          await Promise.resolve()
          await Promise.resolve()
        }
        const pending = new Set(open.map(({ id }) => `leitura/${id}`))
        const state = dataOf(sync.getSnapshot())!
        expect(new Set(state.pending)).toEqual(pending)
        expect(state.refused).toHaveLength([...losses].filter((id) => !pending.has(`leitura/${id}`)).length)
      }
    }),
    { numRuns: runs(150, 3_000) },
  )
})
