import {
  createStateQuery,
  deepFreeze,
  perKey,
  ready,
  toAppError,
  type LiveQuery,
  type UserId,
} from '../kernel/index.ts'
import type { LostWrite, Outbox } from './sync-ports.ts'

/** What a write is about. */
export interface TrackedWrite {
  readonly collection: string
  readonly id: string
  /** A new item. Tried again it gets a new id: the next new item of its collection that is taken clears the failed one. */
  readonly isNew?: boolean
}

/** The writes of this page from when they are asked for until they are confirmed, and those that failed until they are made again. */
export interface WriteLedger {
  /** The same promise back. */
  track<T>(uid: UserId, write: TrackedWrite, outcome: Promise<T>): Promise<T>
  watch(uid: UserId): LiveQuery<Outbox>
  dismiss(uid: UserId): Promise<void>
}

export function createWriteLedger(): WriteLedger {
  const pageOf = perKey((_uid) => openPage())
  return {
    track(uid, write, outcome) {
      const settle = pageOf(uid).begin(write)
      outcome.then(
        () => settle(),
        (error: unknown) => settle(toAppError(error)),
      )
      return outcome
    },
    watch: (uid) => pageOf(uid).query,
    dismiss: (uid) => Promise.resolve(pageOf(uid).forgive()),
  }
}

function openPage() {
  const underWay: string[] = []
  let lost: readonly (LostWrite & { readonly isNew: boolean })[] = []
  const outbox = (): Outbox =>
    deepFreeze({
      unsent: [...new Set(underWay)],
      lost: lost.map(({ item, collection, code }) => ({ item, collection, code })),
    })
  const { query, show } = createStateQuery(ready(outbox()))
  const tell = () => show(ready(outbox()))
  const begin = ({ collection, id, isNew = false }: TrackedWrite) => {
    const item = `${collection}/${id}`
    const before = lost
    underWay.push(item)
    tell()
    return (error?: { readonly code: LostWrite['code'] }) => {
      underWay.splice(underWay.indexOf(item), 1)
      const stoodFor = (each: (typeof lost)[number]) =>
        isNew && each.isNew && each.collection === collection && before.includes(each)
      const made = lost.find((each) => each.item === item) ?? lost.find(stoodFor)
      if (error)
        lost = [...lost.filter((each) => each.item !== item), { item, collection, code: error.code, isNew }]
      else lost = lost.filter((each) => each !== made)
      tell()
    }
  }
  const forgive = () => {
    lost = []
    tell()
  }
  return { query, begin, forgive }
}
