import { GUEST, type WriteOutcome } from '@caderno/domain/kernel'
import type { DeviceOutbox } from '@caderno/domain/shell'
import { deleteApp, initializeApp } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
} from 'firebase/firestore'
import type { DeviceMarks } from '../auth/session-mark.ts'
import { enterCache, keepsData } from './cache.ts'
import { removeCache } from './forget-cache.ts'
import { createSecondaryAuth } from './secondary-auth.ts'
import { settlesIn } from '../write-status/online.ts'
import { createFirestorePorts } from './ports.ts'
import { reconcile } from '../write-status/reconcile.ts'
import { createSendWrite, cacheFlushed } from '../write-status/send-write.ts'

export interface OpenOptions {
  /** host:port; for tests and demonstrations. */
  readonly emulatorHost?: string | undefined
  readonly marks: DeviceMarks
  readonly outbox: DeviceOutbox
  readonly uid: string | null
}

export type OpenedFirestore = Awaited<ReturnType<typeof openFirestore>>

/** How long what is being sent may take when its user leaves. */
const FLUSH_MS = 1_000

/** Firestore in an app of its own, named after its user: so the cache on this device, and the queue in it, are theirs alone. */
export async function openFirestore(auth: Auth, { emulatorHost, marks, outbox, uid }: OpenOptions) {
  const app = initializeApp(auth.app.options, uid ?? GUEST)
  const user = uid === null ? undefined : await createSecondaryAuth(auth, app, uid)
  const leaveCache = uid !== null && (await keepsData()) ? await enterCache(uid) : undefined
  const firestore = initializeFirestore(app, { localCache: leaveCache ? sharedByTabs() : inMemory() })
  if (emulatorHost !== undefined) {
    const [host = '', port] = emulatorHost.split(':')
    connectFirestoreEmulator(firestore, host, Number(port))
  }
  let close = () => {}
  const closing = new Promise<void>((resolve) => (close = resolve))
  const flushed = cacheFlushed(firestore)
  const sendWrite = createSendWrite({ flushed, closing, add: (write) => outbox.add(uid ?? GUEST, write) })
  if (uid !== null) reconcile(firestore, { uid, outbox, closing })

  return {
    ports: createFirestorePorts(firestore, { sendWrite, outbox, marks }),
    /**
     * Ends this Firestore; what was cached of its user goes unless something of theirs waits to be sent: then it is `queued`, where this device keeps
     * anything and they do not leave for good. Never waits long.
     */
    async close(forGood = false): Promise<WriteOutcome> {
      close()
      const isDone = forGood || ((await inTime(waitForPendingWrites(firestore))) && (user?.isIn() ?? true))
      await inTime(flushed())
      await inTime(terminate(firestore))
      await leaveCache?.(isDone && uid !== null ? () => removeCache(uid) : undefined)
      user?.release()
      await deleteApp(app)
      return isDone || !leaveCache ? 'saved' : 'queued'
    },
  }
}

const sharedByTabs = () => persistentLocalCache({ tabManager: persistentMultipleTabManager() })
/** Not the eager collector, which forgets what no listener shows. */
const inMemory = () => memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() })

const inTime = (promise: Promise<unknown>): Promise<boolean> =>
  settlesIn(FLUSH_MS, promise).catch(() => false)
