import { deepFreeze, memoizeByKey, type OfflineCache, type Identity } from '../src/kernel/index.ts'
import { createFaults, type Faults } from './faults.ts'
import { sharedQuery } from './shared-query.ts'

export function createFakeOfflineCache<Stored extends Identity>(): OfflineCache<Stored> & Faults {
  const faults = createFaults()
  const cacheOf = memoizeByKey((_owner) => sharedQuery<readonly Stored[] | undefined>(undefined))
  return {
    ...faults.controls,
    watch: cacheOf,
    async keep(owner, records) {
      await faults.pass()
      cacheOf(owner).set(deepFreeze([...records]))
    },
    async drop(owner, id) {
      await faults.pass()
      const records = cacheOf(owner).get()
      if (records) cacheOf(owner).set(deepFreeze(records.filter((record) => record.id !== id)))
    },
  }
}
