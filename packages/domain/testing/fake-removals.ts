import type { PendingRemoval, PendingRemovals } from '../src/career/index.ts'
import { deepFreeze, perKey } from '../src/kernel/index.ts'
import { createFaults, type Faults } from './faults.ts'
import { sharedQuery } from './shared-query.ts'

/** What one device remembers, in memory; given to several stores it is the device of several tabs. */
export function createFakeRemovals(): PendingRemovals & Faults {
  const faults = createFaults()
  const removalsOf = perKey((_owner) => sharedQuery<readonly PendingRemoval[]>(Object.freeze([])))
  const turns = new Map<string, Promise<unknown>>()
  return {
    ...faults.controls,
    watch: removalsOf,
    list: (owner) => Promise.resolve(removalsOf(owner).get()),
    async remember(owner, removal) {
      await faults.pass()
      const query = removalsOf(owner)
      query.set(deepFreeze([...query.get().filter(({ id }) => id !== removal.id), { ...removal }]))
    },
    async forget(owner, id, em) {
      await faults.pass()
      const query = removalsOf(owner)
      const forgotten = query.get().find((each) => each.id === id && (em === undefined || each.em === em))
      query.set(deepFreeze(query.get().filter((each) => each !== forgotten)))
      return forgotten
    },
    exclusively(owner, id, task) {
      const key = JSON.stringify([owner, id])
      const mine = (turns.get(key) ?? Promise.resolve()).then(task)
      turns.set(
        key,
        mine.catch(() => undefined),
      )
      return mine
    },
  }
}
