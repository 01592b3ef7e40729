import { createAuth } from '@caderno/domain/identity'
import { createRegistration } from '@caderno/domain/registration'
import { Container } from 'inversify'
import type { Services } from '../hooks/services.tsx'
import { cryptoIds, cryptoRandom, systemClock } from './system.ts'
import { TOKENS } from './tokens.ts'

/** The whole app's services over the backend that `bindBackend` binds. */
export function composeServices(bindBackend: (container: Container) => void): Services {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(TOKENS.clock).toConstantValue(systemClock)
  container.bind(TOKENS.random).toConstantValue(cryptoRandom)
  container.bind(TOKENS.ids).toConstantValue(cryptoIds)
  bindBackend(container)
  bindUseCases(container)
  return servicesOf(container)
}

function bindUseCases(container: Container): void {
  container
    .bind(TOKENS.auth)
    .toResolvedValue(
      (accounts, members, students, memory, clock, random) =>
        createAuth({ accounts, members, students, memory, clock, random }),
      [TOKENS.accounts, TOKENS.members, TOKENS.students, TOKENS.memory, TOKENS.clock, TOKENS.random],
    )
  container
    .bind(TOKENS.registration)
    .toResolvedValue(
      (auth, accounts, students, clock, random) =>
        createRegistration({ auth, accounts, students, clock, random }),
      [TOKENS.auth, TOKENS.accounts, TOKENS.students, TOKENS.clock, TOKENS.random],
    )
}

function servicesOf(container: Container): Services {
  const auth = container.get(TOKENS.auth)
  return {
    backend: container.get(TOKENS.backend),
    clock: container.get(TOKENS.clock),
    ids: container.get(TOKENS.ids),
    session: auth.session,
    auth,
    accounts: container.get(TOKENS.accounts),
    registration: container.get(TOKENS.registration),
    students: container.get(TOKENS.students),
    readings: container.get(TOKENS.readings),
    skills: container.get(TOKENS.skills),
    bugReports: container.get(TOKENS.bugReports),
    career: container.get(TOKENS.career),
    finances: container.get(TOKENS.finances),
    preferences: container.get(TOKENS.preferences),
    archive: container.get(TOKENS.archive),
    departure: container.get(TOKENS.departure),
    storage: container.get(TOKENS.storage),
    refusals: container.get(TOKENS.refusals),
    sync: container.get(TOKENS.sync),
    updates: container.get(TOKENS.updates),
  }
}
