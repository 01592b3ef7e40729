import {
  decodeFinances,
  EMPTY_BOOK,
  editsOf,
  FINANCES_COLLECTION,
  withEdits,
  type FinanceBook,
  type FinanceStore,
} from '../src/finance/index.ts'
import {
  AppError,
  deepFreeze,
  failed,
  memoizeByKey,
  ready,
  type Clock,
  type Snapshot,
  type UserId,
} from '../src/kernel/index.ts'
import { fakeClock } from './environment.ts'
import { createFakeWorld, watchWorld, type FakeWorld } from './fake-world.ts'
import { createFaults, type Faults } from './faults.ts'

export interface FakeFinancesOptions {
  readonly world?: FakeWorld
  readonly clock?: Clock
  readonly books?: Readonly<Record<UserId, Partial<FinanceBook>>>
}

/** A FinanceStore that keeps everything in memory. */
export function createFakeFinances({
  world = createFakeWorld(),
  clock = fakeClock(),
  books = {},
}: FakeFinancesOptions = {}): FinanceStore & Faults {
  const faults = createFaults()
  const put = (owner: UserId, document: object) =>
    world.write([{ collection: FINANCES_COLLECTION, key: owner, document }])
  for (const [owner, book] of Object.entries(books)) put(owner, { ...EMPTY_BOOK, ...book })
  return {
    ...faults.controls,
    watch: memoizeByKey((owner) => watchBook(world, owner)),
    async change(owner, changes) {
      const edits = editsOf(world.get(FINANCES_COLLECTION, owner), changes)
      await faults.pass()
      const now = clock.now().toISOString()
      return put(owner, {
        createdAt: now,
        ...withEdits(world.get(FINANCES_COLLECTION, owner), edits),
        updatedAt: now,
      })
    },
    usedShare: () => 0,
  }
}

function watchBook(world: FakeWorld, owner: UserId) {
  let lastDocument: unknown
  let decoded: ReturnType<typeof decodeFinances> = { book: EMPTY_BOOK, unreadable: 0 }
  const look = (): Snapshot<FinanceBook> => {
    const document = world.get(FINANCES_COLLECTION, owner)
    if (document !== lastDocument) decoded = deepFreeze(decodeFinances(document ?? {}))
    lastDocument = document
    if (!decoded) return failed<FinanceBook>(new AppError('invalid-record'))
    return ready(decoded.book, {
      pending: world.isPending(FINANCES_COLLECTION, owner),
      unreadable: decoded.unreadable,
    })
  }
  return watchWorld<FinanceBook>(world, look)
}
