import {
  createFirebaseAdapter,
  type FirebaseAdapter,
  type FirebaseAdapterOptions,
  type FirebaseConfig,
} from '@caderno/adapters-firebase'
import {
  createBrowserEnvironment,
  createLocalMemory,
  createLocalStorageStatus,
  forgetDepartedUsers,
  type LocalEnvironment,
} from '@caderno/adapters-local'
import {
  dataOf,
  GUEST,
  lazyPort,
  memoizeByKey,
  type Clock,
  type Identity,
  type RecordKind,
  type Records,
} from '@caderno/domain/kernel'
import { createAccountStore, createOutbox } from '@caderno/domain/shell'
import { type BackendServices, lazily, resumed } from './container.ts'

const loadModules = () => import('./firebase-modules.ts')
type Modules = Awaited<ReturnType<typeof loadModules>>

/** Every port over Firebase; device data stays in local storage. */
export function firebaseServices(config: FirebaseConfig, clock: Clock): BackendServices {
  const browser = createBrowserEnvironment(clock)
  const marks = marksOf(browser)
  const device = { ...browser, outbox: createOutbox(browser.ids, marks) }
  const { storage } = device
  const firebase = createFirebaseAdapter(config, {
    origin: window.location.origin,
    marks,
    outbox: device.outbox,
  })
  forgetWhoLeft(firebase, device)
  const later = <T>(open: (modules: Modules) => T) => lazily(async () => open(await loadModules()))
  const isIn = (owner: string) => dataOf(firebase.accounts.current().getSnapshot())?.uid === owner
  /** Opens a store in the cloud; of what a guest has too, with what this device does for it. */
  const open = <Draft extends object, Stored extends Draft & Identity>(kind: RecordKind<Stored>) =>
    kind.guests
      ? createAccountStore<Draft, Stored>(kind, {
          account: (overlay) => firebase.records(kind, overlay),
          guest: lazyPort(later((modules) => modules.createLocalRecordStore<Draft, Stored>(kind, device))),
          cache: lazyPort(later((modules) => modules.createLocalOfflineCache(device, { kind, isIn }))),
          clock,
          outbox: device.outbox,
        })
      : firebase.records<Draft, Stored>(kind)
  const records = memoizeByKey(open as (kind: unknown) => never) as Records
  const guestPreferences = later((modules) => modules.createLocalPreferences(device))
  return {
    ...firebase,
    backend: 'firebase',
    memory: createLocalMemory(storage),
    storage: createLocalStorageStatus(device),
    records,
    preferences: lazyPort((owner) => (owner === GUEST ? guestPreferences() : firebase.preferences)),
    guestWork: later((modules) => modules.openGuestWork(device, firebase.records)),
    accountDeletion: (auth) =>
      resumed(
        storage,
        later((modules) => modules.openCloudAccountDeletion(firebase, device, auth)),
      ),
    outbox: device.outbox,
    updates: later((modules) => modules.openUpdates(storage, clock)),
  }
}

/** Writes are announced to the other tabs, whose badge counts what this one has to send. */
const marksOf = ({ storage, channel }: LocalEnvironment): FirebaseAdapterOptions['marks'] => ({
  read: storage.read,
  async write(key, value) {
    await storage.write(key, value)
    channel.post(key)
  },
  async change(key, edit) {
    await storage.transact(async (table) => table.put(key, edit(await table.get(key))))
    channel.post(key)
  },
  follow: (key, look) => channel.listen((changed) => (changed === undefined || changed === key) && look()),
})

/** Keeps nothing on this device of a user whose session has ended, however it ended, but what is not sent yet. */
function forgetWhoLeft({ accounts }: FirebaseAdapter, device: LocalEnvironment): void {
  const current = accounts.current()
  const forget = async (stays: string | undefined) => {
    await forgetDepartedUsers(device, stays)
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name)
    if (databases.some((name) => name.startsWith('firestore/') && !name.startsWith(`firestore/${stays}/`)))
      await (await loadModules()).forgetCachesOfOthers(stays)
  }
  const look = () => {
    const snapshot = current.getSnapshot()
    if (snapshot.status === 'ready') forget(snapshot.data?.uid).catch(() => undefined)
  }
  current.subscribe(look)
  look()
}
