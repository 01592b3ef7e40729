import { deepFreeze, memoizeByKey, type DeviceCopy, type Identity } from '../src/kernel/index.ts'
import { createFaults, type Faults } from './faults.ts'
import { sharedQuery } from './shared-query.ts'

export function createFakeDeviceCopy<Stored extends Identity>(): DeviceCopy<Stored> & Faults {
  const faults = createFaults()
  const copyOf = memoizeByKey((_owner) => sharedQuery<readonly Stored[] | undefined>(undefined))
  return {
    ...faults.controls,
    watch: copyOf,
    async keep(owner, records) {
      await faults.pass()
      copyOf(owner).set(deepFreeze([...records]))
    },
    async drop(owner, id) {
      await faults.pass()
      const records = copyOf(owner).get()
      if (records) copyOf(owner).set(deepFreeze(records.filter((record) => record.id !== id)))
    },
  }
}
