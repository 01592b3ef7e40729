import type { BugReports } from '@caderno/domain/bug-report'
import type { Accounts, Members, SessionMemory } from '@caderno/domain/identity'
import type { Students } from '@caderno/domain/registration'
import type { Outbox, StorageStatus } from '@caderno/domain/shell'
import { createLocalAccounts } from './accounts/accounts.ts'
import { createLocalMembers, createLocalStudents, openPeople } from './accounts/people.ts'
import { createLocalMemory } from './accounts/session-memory.ts'
import { createLocalBugReports } from './records/bug-reports.ts'
import type { LocalEnvironment } from './storage/environment.ts'
import { createLocalStorageStatus } from './storage/storage-status.ts'

/** The domain's ports that the first pages need. */
export interface LocalBasics {
  readonly accounts: Accounts
  readonly members: Members
  readonly students: Students
  readonly bugReports: BugReports
  readonly memory: SessionMemory
  readonly storage: StorageStatus
  readonly outbox: Outbox
}

/** The stores of the modules are loaded with their module. */
export function createLocalBasics(environment: LocalEnvironment): LocalBasics {
  const people = openPeople(environment)
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
