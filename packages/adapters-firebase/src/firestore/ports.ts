import { READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import type { Firestore } from 'firebase/firestore'
import type { FirestorePorts } from './firestore-ports.ts'
import type { DeviceMarks } from '../auth/session-mark.ts'
import { createFirestoreBugReports } from './bug-reports.ts'
import { createFirestoreFinances } from './finances.ts'
import { openArchive, openErasure } from '../archive/lazy-archive.ts'
import { createFirestoreMembers, createFirestoreStudents } from './students.ts'
import { createFirestorePreferences } from './preferences.ts'
import { createFirestoreRecordStore } from './record-store.ts'
import type { Settle } from '../sync/settle.ts'
import { trackedArchive, type TrackedArchiveMeans } from '../archive/tracked-archive.ts'

interface PortMeans extends Pick<FirestorePorts, 'outbox'>, TrackedArchiveMeans {
  readonly settle: Settle
  readonly marks: DeviceMarks
}

/** Every port that documents stand behind. */
export const createFirestorePorts = (firestore: Firestore, means: PortMeans): FirestorePorts => ({
  members: createFirestoreMembers(firestore),
  students: createFirestoreStudents(firestore, means),
  readings: createFirestoreRecordStore<ReadingDraft, Reading>(firestore, READING_KIND, means),
  records: (kind) => createFirestoreRecordStore(firestore, kind, means),
  bugReports: createFirestoreBugReports(firestore, means),
  preferences: createFirestorePreferences(firestore, means),
  finances: createFirestoreFinances(firestore, means),
  archive: trackedArchive((late) => openArchive(firestore, means.marks, late), means),
  outbox: means.outbox,
  erasure: openErasure(firestore),
})
