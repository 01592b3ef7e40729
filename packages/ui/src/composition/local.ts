import {
  createBrowserEnvironment,
  createLocalBasics,
  type LocalBasics,
  type LocalEnvironment,
} from '@caderno/adapters-local'
import { lazyStore } from '@caderno/domain/kernel'
import { lazyPreferences } from '@caderno/domain/shell'
import type { Container, ServiceIdentifier } from 'inversify'
import { lazily, TOKENS, resumed } from './container.ts'

/** The stores of the modules are loaded with the first module: /login needs none. */
const loadModules = () => import('./local-modules.ts')

/** Binds every port to this browser's own storage. */
export function bindLocal(container: Container): void {
  const adapter = Symbol.for('localAdapter') as ServiceIdentifier<LocalBasics>
  const environment = Symbol.for('localEnvironment') as ServiceIdentifier<LocalEnvironment>
  container
    .bind(environment)
    .toResolvedValue((clock) => createBrowserEnvironment(clock, window, true), [TOKENS.clock])
  container.bind(adapter).toResolvedValue(createLocalBasics, [environment])
  container.bind(TOKENS.backend).toConstantValue('local')
  container.bind(TOKENS.accounts).toResolvedValue((local) => local.accounts, [adapter])
  container.bind(TOKENS.members).toResolvedValue((local) => local.members, [adapter])
  container.bind(TOKENS.students).toResolvedValue((local) => local.students, [adapter])
  container.bind(TOKENS.memory).toResolvedValue((local) => local.memory, [adapter])
  container
    .bind(TOKENS.readings)
    .toResolvedValue(
      (device) => lazyStore(lazily(async () => (await loadModules()).openLocalReadings(device))),
      [environment],
    )
  container
    .bind(TOKENS.skills)
    .toResolvedValue(
      (device) => lazyStore(lazily(async () => (await loadModules()).openLocalSkills(device))),
      [environment],
    )
  container.bind(TOKENS.bugReports).toResolvedValue((local) => local.bugReports, [adapter])
  container
    .bind(TOKENS.career)
    .toResolvedValue(
      (device, preferences) =>
        lazily(async () => (await loadModules()).createLocalCareer(device, preferences)),
      [environment, TOKENS.preferences],
    )
  container
    .bind(TOKENS.finances)
    .toResolvedValue(
      (device) => lazily(async () => (await loadModules()).createLocalFinances(device)),
      [environment],
    )
  container
    .bind(TOKENS.preferences)
    .toResolvedValue(
      (device) => lazyPreferences(lazily(async () => (await loadModules()).createLocalPreferences(device))),
      [environment],
    )
  container
    .bind(TOKENS.archive)
    .toResolvedValue(
      (device) => lazily(async () => (await loadModules()).createLocalArchive(device)),
      [environment],
    )
  container.bind(TOKENS.accountDeletion).toResolvedValue(
    (device, auth, local) =>
      resumed(
        device.storage,
        lazily(async () => (await loadModules()).openLocalAccountDeletion(device, auth, local.accounts)),
      ),
    [environment, TOKENS.auth, adapter],
  )
  container.bind(TOKENS.storage).toResolvedValue((local) => local.storage, [adapter])
  container.bind(TOKENS.refusals).toResolvedValue((local) => local.refusals, [adapter])
  container
    .bind(TOKENS.sync)
    .toResolvedValue(
      (device) => lazily(async () => (await loadModules()).createLocalSync(device)),
      [environment],
    )
  container
    .bind(TOKENS.updates)
    .toResolvedValue(
      ({ storage, clock }) => lazily(async () => (await loadModules()).openUpdates(storage, clock)),
      [environment],
    )
}
