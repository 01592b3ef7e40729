import { createBrowserEnvironment, createLocalBasics } from '@caderno/adapters-local'
import { lazyPort, type Clock } from '@caderno/domain/kernel'
import { type BackendServices, lazily, recordStores, resumed } from './container.ts'

/** The stores of the modules are loaded with the first module: /login needs none. */
const loadModules = () => import('./local-modules.ts')
type Modules = Awaited<ReturnType<typeof loadModules>>

/** Every port over this browser's own storage. */
export function localServices(clock: Clock): BackendServices {
  const device = createBrowserEnvironment(clock, window, true)
  const basics = createLocalBasics(device)
  const later = <T>(open: (modules: Modules) => T) => lazily(async () => open(await loadModules()))
  const preferences = lazyPort(later((modules) => modules.createLocalPreferences(device)))
  return {
    ...basics,
    backend: 'local',
    ...recordStores(
      later((modules) => modules.openStores((kind) => modules.createLocalRecordStore(kind, device))),
    ),
    career: later((modules) => modules.createLocalCareer(device, preferences)),
    finances: later((modules) => modules.createLocalFinances(device)),
    preferences,
    archive: later((modules) => modules.createLocalArchive(device)),
    accountDeletion: (auth) =>
      resumed(
        device.storage,
        later((modules) => modules.openLocalAccountDeletion(device, auth, basics.accounts)),
      ),
    updates: later((modules) => modules.openUpdates(device.storage, clock)),
  }
}
