import { lazyPort, type Identity, type RecordKind } from '@caderno/domain/kernel'
import {
  createFakeArchive,
  createFakeBugReports,
  createFakeErasure,
  createFakeFinances,
  createFakeMembers,
  createFakePreferences,
  createFakeRecordStore,
  createFakeStudents,
  createFakeWorld,
} from '@caderno/domain/testing'
import type { OpenedFirestore } from '../src/user-scope/firestore.ts'
import type { OpenOptions } from '../src/user-scope/firestore.ts'

/** What the gate loads, without a service: it notes what it is told. */
export function createFakePart() {
  const world = createFakeWorld()
  const events: string[] = []
  let failures = 0
  const openFirestore = (_: unknown, { uid }: OpenOptions): Promise<OpenedFirestore> => {
    events.push(`open ${uid}`)
    return Promise.resolve({
      ports: {
        members: createFakeMembers({ world }),
        students: createFakeStudents({ world }),
        /** As the vendor's: a store of its own for each call, whose queries begin without an answer. */
        records: <Draft extends object, Stored extends Draft & Identity>(kind: RecordKind<Stored>) =>
          lazyPort(() => Promise.resolve(createFakeRecordStore<Draft, Stored>(kind, { world }))),
        bugReports: createFakeBugReports({ world }),
        preferences: createFakePreferences({ world }),
        finances: createFakeFinances({ world }),
        archive: createFakeArchive({ world }),
        erasure: createFakeErasure({ world }),
      },
      close: () => {
        events.push('close')
        return Promise.resolve('saved')
      },
    })
  }
  return {
    events,
    failNext: () => void (failures += 1),
    load: () => {
      events.push('load')
      if (failures-- > 0) return Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      failures = 0
      return Promise.resolve({ openFirestore })
    },
  }
}
