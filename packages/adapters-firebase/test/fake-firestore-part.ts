import { AppError, lazyStore, type Identity, type RecordKind } from '@caderno/domain/kernel'
import { createWriteLedger, type LateRefusal } from '@caderno/domain/shell'
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
import type { OpenedFirestore } from '../src/firestore/index.ts'
import type { OpenOptions } from '../src/firestore/open.ts'
import type { DeviceMarks } from '../src/auth/session-mark.ts'

/** What the gate loads, without a service: it notes what it is told. */
export function createFakePart() {
  const world = createFakeWorld()
  const events: string[] = []
  const refuse: ((refusal: LateRefusal) => void)[] = []
  let failures = 0
  const openFirestore = (_: unknown, { uid, refused }: OpenOptions): Promise<OpenedFirestore> => {
    events.push(`open ${uid}`)
    refuse.push(refused)
    return Promise.resolve({
      ports: {
        members: createFakeMembers({ world }),
        students: createFakeStudents({ world }),
        /** As the vendor's: a store of its own for each call, whose queries begin without an answer. */
        records: <Draft extends object, Stored extends Draft & Identity>(kind: RecordKind<Stored>) =>
          lazyStore(() => Promise.resolve(createFakeRecordStore<Draft, Stored>(kind, { world }))),
        bugReports: createFakeBugReports({ world }),
        preferences: createFakePreferences({ world }),
        finances: createFakeFinances({ world }),
        archive: createFakeArchive({ world }),
        outbox: createWriteLedger(),
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
    /** The vendor tells the newest session that a queued write came back. */
    refuse: (refusal: LateRefusal) => refuse.at(-1)!(refusal),
    failNext: () => void (failures += 1),
    load: () => {
      events.push('load')
      if (failures-- > 0) return Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      failures = 0
      return Promise.resolve({ openFirestore })
    },
  }
}

export function createMarks(): DeviceMarks & { readonly kept: Map<string, unknown>; break(): void } {
  const kept = new Map<string, unknown>()
  let broken = false
  const followers = new Map<string, Set<() => void>>()
  let turn: Promise<unknown> = Promise.resolve()
  const answer = <T>(value: T) =>
    broken ? Promise.reject(new AppError('storage-unavailable')) : Promise.resolve(value)
  const marks: ReturnType<typeof createMarks> = {
    kept,
    break: () => void (broken = true),
    read: (key) => answer(kept.get(key)),
    write: (key, value) => {
      if (!broken) kept.set(key, value)
      followers.get(key)?.forEach((look) => look())
      return answer(undefined)
    },
    change(key, edit) {
      const mine = turn.then(async () => {
        const after = edit(await marks.read(key))
        await marks.write(key, after)
        return after
      })
      turn = mine.catch(() => undefined)
      return mine
    },
    follow(key, look) {
      followers.set(key, (followers.get(key) ?? new Set()).add(look))
      return () => void followers.get(key)?.delete(look)
    },
  }
  return marks
}
