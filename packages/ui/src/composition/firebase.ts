import { createFirebaseAdapter, type FirebaseAdapter } from '@caderno/adapters-firebase'
import { createBrowserEnvironment, createBrowserStorage, createLocalMemory, createLocalStorageStatus } from '@caderno/adapters-local'
import type { Container, ServiceIdentifier } from 'inversify'
import { BACKEND } from './backend.ts'
import { lazily } from './lazily.ts'
import { TOKENS } from './tokens.ts'

/** Binds every port to Firebase; what is only this device's business stays in its own storage. */
export function bindFirebase(container: Container): void {
  if (BACKEND.kind !== 'firebase') throw new Error('Half of a configuration starts nothing')
  const storage = createBrowserStorage()
  const adapter = Symbol.for('firebaseAdapter') as ServiceIdentifier<FirebaseAdapter>
  container.bind(adapter).toConstantValue(createFirebaseAdapter(BACKEND.config, { origin: window.location.origin, marks: storage }))
  container.bind(TOKENS.backend).toConstantValue('firebase')
  container.bind(TOKENS.memory).toConstantValue(createLocalMemory(storage))
  container.bind(TOKENS.storage).toConstantValue(createLocalStorageStatus(storage))
  container.bind(TOKENS.accounts).toResolvedValue((firebase) => firebase.accounts, [adapter])
  container.bind(TOKENS.members).toResolvedValue((firebase) => firebase.members, [adapter])
  container.bind(TOKENS.students).toResolvedValue((firebase) => firebase.students, [adapter])
  container.bind(TOKENS.readings).toResolvedValue((firebase) => firebase.readings, [adapter])
  container.bind(TOKENS.bugReports).toResolvedValue((firebase) => firebase.bugReports, [adapter])
  container
    .bind(TOKENS.career)
    .toResolvedValue((firebase, clock) => lazily(async () => (await import('./career-firebase.ts')).createFirebaseCareer(firebase, { ...createBrowserEnvironment(clock), storage })), [adapter, TOKENS.clock])
  container.bind(TOKENS.preferences).toResolvedValue((firebase) => firebase.preferences, [adapter])
  container.bind(TOKENS.refusals).toResolvedValue((firebase) => firebase.refusals, [adapter])
}
