import type { ArchiveStore } from '@caderno/domain/archive'
import type { BugReports } from '@caderno/domain/bug-report'
import type { Erasure, Members } from '@caderno/domain/identity'
import type { FinanceStore } from '@caderno/domain/finance'
import type { Identity, RecordKind, RecordStore } from '@caderno/domain/kernel'
import type { Students } from '@caderno/domain/registration'
import type { PreferenceStore } from '@caderno/domain/shell'

/** The ports that documents in Firestore stand behind. */
export interface FirestorePorts {
  readonly members: Members
  readonly students: Students
  /** A store of any kind: its schema comes with whoever needs it. */
  readonly records: <Draft extends object, Stored extends Draft & Identity>(
    kind: RecordKind<Stored>,
  ) => RecordStore<Draft, Stored>
  readonly bugReports: BugReports
  readonly preferences: PreferenceStore
  readonly finances: FinanceStore
  readonly archive: ArchiveStore
  readonly erasure: Pick<Erasure, 'documents'>
}
