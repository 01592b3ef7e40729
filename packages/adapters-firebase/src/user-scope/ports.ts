import type { ArchiveStore } from '@caderno/domain/archive'
import type { BugReports } from '@caderno/domain/bug-report'
import type { Erasure, Members } from '@caderno/domain/identity'
import type { FinanceStore } from '@caderno/domain/finance'
import type { Students } from '@caderno/domain/registration'
import {
  memoizeByKey,
  type Identity,
  type Overlay,
  type RecordKind,
  type RecordStore,
} from '@caderno/domain/kernel'
import type { DeviceOutbox, PreferenceStore } from '@caderno/domain/shell'
import type { Firestore } from 'firebase/firestore'
import type { DeviceMarks } from '../auth/session-mark.ts'
import { createFirestoreBugReports } from '../documents/bug-reports.ts'
import { createFirestoreFinances } from '../documents/finances.ts'
import { openArchive, openErasure } from '../archive/lazy-archive.ts'
import { createFirestoreMembers, createFirestoreStudents } from '../documents/students.ts'
import { createFirestorePreferences } from '../documents/preferences.ts'
import { createFirestoreRecordStore } from '../documents/record-store.ts'
import type { SendWrite } from '../write-status/send-write.ts'

/** The ports that documents in Firestore stand behind. */
export interface FirestorePorts {
  readonly members: Members
  readonly students: Students
  /** A store of any kind: its schema comes with whoever needs it. */
  readonly records: <Draft extends object, Stored extends Draft & Identity>(
    kind: RecordKind<Stored>,
    overlay?: Overlay<Stored>,
  ) => RecordStore<Draft, Stored>
  readonly bugReports: BugReports
  readonly preferences: PreferenceStore
  readonly finances: FinanceStore
  readonly archive: ArchiveStore
  readonly erasure: Pick<Erasure, 'documents'>
}

interface FirestorePortsOptions {
  readonly outbox: DeviceOutbox
  readonly sendWrite: SendWrite
  readonly marks: DeviceMarks
}

/** Every port that documents stand behind. */
export const createFirestorePorts = (
  firestore: Firestore,
  { outbox, sendWrite, marks }: FirestorePortsOptions,
): FirestorePorts => ({
  members: createFirestoreMembers(firestore),
  students: createFirestoreStudents(firestore, sendWrite),
  // One store of a kind: it makes the changes of a record one after the other.
  records: memoizeByKey(
    (kind: unknown) => createFirestoreRecordStore(firestore, kind as never, sendWrite) as never,
  ),
  bugReports: createFirestoreBugReports(firestore, sendWrite),
  preferences: createFirestorePreferences(firestore, sendWrite),
  finances: createFirestoreFinances(firestore, sendWrite),
  archive: openArchive(firestore, marks, outbox),
  erasure: openErasure(firestore),
})
