import {
  createFirebaseAdapter,
  type FirebaseAdapter,
  type FirebaseMeans,
  type FirebaseConfig,
} from '@caderno/adapters-firebase'
import {
  createBrowserEnvironment,
  createLocalMemory,
  createLocalStorageStatus,
  forgetCopies,
  type LocalEnvironment,
} from '@caderno/adapters-local'
import { lazyStore } from '@caderno/domain/kernel'
import type { Container, ServiceIdentifier } from 'inversify'
import { lazily, TOKENS, resumed } from './container.ts'

const loadModules = () => import('./firebase-modules.ts')

/** Binds every port to Firebase; device data stays in local storage. */
export function bindFirebase(container: Container, config: FirebaseConfig): void {
  const device = createBrowserEnvironment(container.get(TOKENS.clock))
  const { storage } = device
  const firebase = createFirebaseAdapter(config, {
    origin: window.location.origin,
    marks: marksOf(device),
  })
  keepOwnCopies(firebase, device)
  const adapter = Symbol.for('firebaseAdapter') as ServiceIdentifier<FirebaseAdapter>
  container.bind(adapter).toConstantValue(firebase)
  container.bind(TOKENS.backend).toConstantValue('firebase')
  container.bind(TOKENS.memory).toConstantValue(createLocalMemory(storage))
  container.bind(TOKENS.storage).toConstantValue(createLocalStorageStatus(device))
  container.bind(TOKENS.accounts).toResolvedValue((firebase) => firebase.accounts, [adapter])
  container.bind(TOKENS.members).toResolvedValue((firebase) => firebase.members, [adapter])
  container.bind(TOKENS.students).toResolvedValue((firebase) => firebase.students, [adapter])
  container.bind(TOKENS.readings).toResolvedValue((firebase) => firebase.readings, [adapter])
  container
    .bind(TOKENS.skills)
    .toConstantValue(lazyStore(lazily(async () => (await loadModules()).openCloudSkills(firebase))))
  container.bind(TOKENS.bugReports).toResolvedValue((firebase) => firebase.bugReports, [adapter])
  container
    .bind(TOKENS.career)
    .toConstantValue(lazily(async () => (await loadModules()).createFirebaseCareer(firebase, device)))
  container.bind(TOKENS.finances).toConstantValue(() => Promise.resolve(firebase.finances))
  container.bind(TOKENS.archive).toConstantValue(() => Promise.resolve(firebase.archive))
  container.bind(TOKENS.accountDeletion).toResolvedValue(
    (auth) =>
      resumed(
        storage,
        lazily(async () => (await loadModules()).openCloudAccountDeletion(firebase, device, auth)),
      ),
    [TOKENS.auth],
  )
  container.bind(TOKENS.preferences).toResolvedValue((firebase) => firebase.preferences, [adapter])
  container.bind(TOKENS.refusals).toResolvedValue((firebase) => firebase.refusals, [adapter])
  container
    .bind(TOKENS.sync)
    .toConstantValue(lazily(async () => (await loadModules()).openCloudSync(firebase, device)))
  container
    .bind(TOKENS.updates)
    .toConstantValue(lazily(async () => (await loadModules()).openUpdates(storage, device.clock)))
}

/** Writes are announced to the other tabs, whose badge counts what this one has to send. */
const marksOf = ({ storage, locks, channel }: LocalEnvironment): FirebaseMeans['marks'] => ({
  read: storage.read,
  async write(key, value) {
    await storage.write(key, value)
    channel.post(key)
  },
  async change(key, edit) {
    const after = await locks.run(key, async () => {
      const edited = edit(await storage.read(key))
      await storage.write(key, edited)
      return edited
    })
    channel.post(key)
    return after
  },
  follow: (key, look) => channel.listen((changed) => (changed === undefined || changed === key) && look()),
})

/** Deletes a user's copies on this device when the session ends, however it ends. */
function keepOwnCopies({ accounts }: FirebaseAdapter, device: LocalEnvironment): void {
  const current = accounts.current()
  const look = () => {
    const snapshot = current.getSnapshot()
    if (snapshot.status === 'ready') forgetCopies(device, snapshot.data?.uid).catch(() => undefined)
  }
  current.subscribe(look)
  look()
}
