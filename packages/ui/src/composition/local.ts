import { createBrowserEnvironment, createLocalBasics } from '@caderno/adapters-local'
import { lazyPort, memoizeByKey, type Clock, type Records } from '@caderno/domain/kernel'
import { type BackendServices, lazily, resumed } from './container.ts'

/** The stores of the modules are loaded with the first module: /login needs none. */
const loadModules = () => import('./local-modules.ts')
type Modules = Awaited<ReturnType<typeof loadModules>>

/** Every port over this browser's own storage. */
export function localServices(clock: Clock): BackendServices {
  const device = createBrowserEnvironment(clock, { backup: true })
  const basics = createLocalBasics(device)
  const later = <T>(open: (modules: Modules) => T) => lazily(async () => open(await loadModules()))
  const records: Records = memoizeByKey(
    (kind: unknown) =>
      lazyPort(later((modules) => modules.createLocalRecordStore(kind as never, device))) as never,
  )
  return {
    ...basics,
    backend: 'local',
    records,
    finances: lazyPort(
      later((modules) => modules.createLocalFinances(device)),
      { usedShare: () => 0 },
    ),
    archive: lazyPort(later((modules) => modules.createLocalArchive(device))),
    preferences: lazyPort(later((modules) => modules.createLocalPreferences(device))),
    // An import uses the stores that the screen watches: two stores of one page do not notify each other.
    guestWork: later((modules) => modules.openGuestWork(device, records)),
    accountDeletion: (auth) =>
      resumed(
        device.storage,
        later((modules) => modules.openLocalAccountDeletion(device, auth, basics.accounts)),
      ),
    updates: later((modules) => modules.openUpdates(device.storage, clock)),
  }
}
