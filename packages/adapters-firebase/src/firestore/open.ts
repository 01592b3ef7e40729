import type { LateRefusal } from '@caderno/domain/shell'
import type { FirebaseApp } from 'firebase/app'
import {
  clearIndexedDbPersistence, connectFirestoreEmulator, initializeFirestore, memoryLocalCache, memoryLruGarbageCollector, persistentLocalCache,
  persistentMultipleTabManager, terminate, waitForPendingWrites, type Firestore,
} from 'firebase/firestore'
import type { FirestorePorts } from '../firestore-ports.ts'
import type { DeviceMarks } from '../session-mark.ts'
import { enterCache } from './cache.ts'
import { openJournal, type Journal } from './journal.ts'
import { keepsData } from './indexed-db.ts'
import { within } from './online.ts'
import { createFirestorePorts } from './ports.ts'
import { review } from './review.ts'
import { createSettle, keptBy } from './settle.ts'

export interface OpenOptions {
  readonly emulatorHost?: string | undefined
  readonly marks: DeviceMarks
  readonly uid: string | null
  readonly refused: (refusal: LateRefusal) => void
}

export interface OpenedFirestore {
  readonly ports: FirestorePorts
  /** Opened for nobody, it is this user's from now on. */
  adopt(uid: string): Promise<void>
  /** `leaving`: the user is still signed in; `left`: no longer, so nothing can be known of what they did not send. */
  close(how: 'leaving' | 'left'): Promise<void>
}

/** How long what is being sent may take when its user leaves. */
const FLUSH_MS = 1_000

export async function openFirestore(app: FirebaseApp, { emulatorHost, marks, uid: first, refused }: OpenOptions): Promise<OpenedFirestore> {
  let uid: string | null = null
  let journal: Journal | undefined
  const persistent = await keepsData()
  const cache = persistent ? await enterCache(marks) : undefined
  const firestore = initializeFirestore(app, { localCache: persistent ? sharedByTabs() : inMemory() })
  if (emulatorHost !== undefined) connectEmulator(firestore, emulatorHost)
  let close = () => {}
  const closing = new Promise<void>((resolve) => (close = resolve))
  const kept = keptBy(firestore)
  const note: Journal['note'] = (path, effect) => journal?.note(path, effect) ?? Promise.resolve(() => Promise.resolve())
  const settle = createSettle({ kept, refused, closing, note })

  const adopt = async (next: string) => {
    if (next === uid) return
    uid = next
    journal = openJournal(marks, next)
    await cache?.come(next)
    void review(firestore, { uid: next, journal, refused })
  }
  if (first !== null) await adopt(first)

  return {
    ports: createFirestorePorts(firestore, { settle }),
    adopt,
    async close(how) {
      close()
      const flushed = how === 'leaving' && (await inTime(waitForPendingWrites(firestore)))
      await inTime(kept())
      await inTime(terminate(firestore))
      if (flushed && uid !== null) await cache?.go(uid)
      await cache?.leave(() => clearIndexedDbPersistence(firestore))
    },
  }
}

const sharedByTabs = () => persistentLocalCache({ tabManager: persistentMultipleTabManager() })
/** Not the eager collector, which forgets what no listener shows. */
const inMemory = () => memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() })

function connectEmulator(firestore: Firestore, hostAndPort: string): void {
  const colon = hostAndPort.lastIndexOf(':')
  connectFirestoreEmulator(firestore, hostAndPort.slice(0, colon), Number(hostAndPort.slice(colon + 1)))
}

const inTime = (promise: Promise<unknown>): Promise<boolean> =>
  within(FLUSH_MS, 'network-request-failed', promise).then(
    () => true,
    () => false,
  )
