import type { DocumentWorld, RecordStoreWorld } from '@caderno/domain/contracts'
import { dataOf, type Identity, type RecordStore } from '@caderno/domain/kernel'
import type { OutboxEntry } from '@caderno/domain/shell'
import { collection, doc, getDocs, query, setDoc, where, type Firestore } from 'firebase/firestore'
import { createFakeOutbox } from '@caderno/domain/testing'
import { createSendWrite, cacheFlushed, type SendWrite } from '../src/write-status/send-write.ts'
import {
  clearDocuments,
  newProject,
  newUser,
  openFirestore,
  type TestFirestore,
  type TestUser,
} from './emulators.ts'

/** What a port's factory gets in one tab. */
export interface Tab {
  readonly firestore: Firestore
  readonly sendWrite: SendWrite
  /** The writes that came back after they were called queued. */
  refusals(): readonly OutboxEntry[]
}

/** An empty Firestore project under the real rules, two real accounts, and as many tabs as are opened. */
export interface FirestoreWorld {
  readonly users: readonly [string, string]
  emailOf(user: string): string
  tab(user: string | null): Tab
  /** One more account, in a tab of its own. */
  newcomer(): Promise<Tab & { readonly uid: string }>
  /** Beyond all rules. */
  readonly owner: Firestore
  /** Forgets all documents. */
  clear(): Promise<unknown>
  close(): Promise<void>
}

/** Compiling the rules takes the emulator a while: one project for each file, emptied for each world. */
let shared: Promise<readonly [string, readonly [TestUser, TestUser]]> | undefined

export async function openFirestoreWorld(): Promise<FirestoreWorld> {
  const [project, both] = await (shared ??= Promise.all([newProject(), Promise.all([newUser(), newUser()])]))
  await clearDocuments(project)
  const opened: TestFirestore[] = []
  const open = (token?: string) => {
    const one = openFirestore(project, token)
    opened.push(one)
    return one.firestore
  }
  const accountOf = (user: string | null) => both.find(({ uid }) => uid === user)
  return {
    users: [both[0].uid, both[1].uid],
    emailOf: (user) => accountOf(user)?.email ?? '',
    tab: (user) => tabOf(open(accountOf(user)?.idToken)),
    newcomer: async () => {
      const { uid, idToken } = await newUser()
      return { uid, ...tabOf(open(idToken)) }
    },
    owner: open('owner'),
    clear: () => clearDocuments(project),
    close: async () => void (await Promise.all(opened.map((one) => one.close()))),
  }
}

function tabOf(firestore: Firestore): Tab {
  const outbox = createFakeOutbox()
  const entries = outbox.watch('tab')
  entries.subscribe(() => undefined)
  return {
    firestore,
    refusals: () => (dataOf(entries.getSnapshot()) ?? []).filter(({ state }) => state === 'refused'),
    sendWrite: createSendWrite({
      flushed: cacheFlushed(firestore),
      add: (write) => outbox.add('tab', write),
    }),
  }
}

/** For the contracts of the ports that keep one document per user. */
export const documentWorld =
  <Port>(open: (tab: Tab) => Port) =>
  async (): Promise<DocumentWorld<Port>> => {
    const { users, emailOf, owner, tab, close } = await openFirestoreWorld()
    return {
      users,
      emailOf,
      open: (user) => Promise.resolve(open(tab(user))),
      plant: (name, key, document) => setDoc(doc(owner, name, key), document as object),
      documents: async (name) => (await getDocs(collection(owner, name))).docs.map((each) => each.data()),
      close,
    }
  }

/** For the contract of the record stores. */
export const recordWorld =
  <Draft extends object, Stored extends Draft & Identity>(
    name: string,
    open: (tab: Tab) => RecordStore<Draft, Stored>,
  ) =>
  async (): Promise<RecordStoreWorld<Draft, Stored>> => {
    const { users, owner, tab, close } = await openFirestoreWorld()
    const all = collection(owner, name)
    return {
      users,
      open: (user) => Promise.resolve(open(tab(user))),
      plant: async (_, documents) =>
        void (await Promise.all(documents.map(({ id, ...document }) => setDoc(doc(all, id), document)))),
      documents: async (user) =>
        (await getDocs(query(all, where('userId', '==', user)))).docs.map((each) => ({
          ...each.data(),
          id: each.id,
        })),
      close,
    }
  }
