import { perKey } from '@caderno/domain/kernel'
import type { DeviceOutbox } from '@caderno/domain/shell'
import type { Firestore } from 'firebase/firestore'
import type { FirestorePorts } from './firestore-ports.ts'
import type { DeviceMarks } from '../auth/session-mark.ts'
import { createFirestoreBugReports } from './bug-reports.ts'
import { createFirestoreFinances } from './finances.ts'
import { openArchive, openErasure, trackedArchive } from '../archive/lazy-archive.ts'
import { createFirestoreMembers, createFirestoreStudents } from './students.ts'
import { createFirestorePreferences } from './preferences.ts'
import { createFirestoreRecordStore } from './record-store.ts'
import type { Settle } from '../sync/settle.ts'

interface FirestorePortsOptions {
  readonly outbox: DeviceOutbox
  readonly settle: Settle
  readonly marks: DeviceMarks
}

/** Every port that documents stand behind. */
export const createFirestorePorts = (
  firestore: Firestore,
  options: FirestorePortsOptions,
): FirestorePorts => ({
  members: createFirestoreMembers(firestore),
  students: createFirestoreStudents(firestore, options),
  // One store of a kind: it makes the changes of a record one after the other.
  records: perKey((kind: unknown) => createFirestoreRecordStore(firestore, kind as never, options) as never),
  bugReports: createFirestoreBugReports(firestore, options),
  preferences: createFirestorePreferences(firestore, options),
  finances: createFirestoreFinances(firestore, options),
  archive: trackedArchive((late) => openArchive(firestore, options.marks, late), options.outbox),
  erasure: openErasure(firestore),
})
