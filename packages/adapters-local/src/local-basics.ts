import { PEOPLE_KEY } from '@caderno/domain/shell'
import { createLocalAccounts } from './accounts/accounts.ts'
import { createLocalMembers, createLocalStudents } from './accounts/people.ts'
import { createLocalMemory } from './accounts/session-memory.ts'
import { createLocalBugReports } from './records/bug-reports.ts'
import { createLiveDocument } from './records/live-document.ts'
import type { LocalEnvironment } from './storage/environment.ts'
import { createLocalStorageStatus } from './storage/storage-status.ts'

/** The domain's ports that the first pages need; the stores of the modules are loaded with their module. */
export function createLocalBasics(environment: LocalEnvironment) {
  const people = createLiveDocument(environment, PEOPLE_KEY)
  return {
    accounts: createLocalAccounts(environment),
    members: createLocalMembers(people),
    students: createLocalStudents(people, environment.outbox),
    bugReports: createLocalBugReports(environment),
    memory: createLocalMemory(environment.storage),
    storage: createLocalStorageStatus(environment),
    outbox: environment.outbox,
  }
}
