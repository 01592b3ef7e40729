import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  disableNetwork,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  terminate,
  type Firestore,
} from 'firebase/firestore'

/** The real client library without any service: what is written stays in its cache, unconfirmed. */
export async function openOffline(): Promise<{ readonly firestore: Firestore; close(): Promise<void> }> {
  const app = initializeApp({ apiKey: 'demo-key', projectId: 'demo-offline' }, randomUUID())
  const firestore = initializeFirestore(app, {
    localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
  })
  connectFirestoreEmulator(firestore, '127.0.0.1', 1)
  await disableNetwork(firestore)
  return {
    firestore,
    close: async () => {
      await terminate(firestore)
      await deleteApp(app)
    },
  }
}
