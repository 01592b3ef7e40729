import type { ArchiveStore } from '@caderno/domain/archive'
import { READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import type { WriteLedger } from '@caderno/domain/shell'
import type { Firestore } from 'firebase/firestore'
import type { FirestorePorts } from '../firestore-ports.ts'
import { createFirestoreBugReports } from './bug-reports.ts'
import { createFirestoreFinances } from './finances.ts'
import { openArchive } from './lazy-archive.ts'
import { openErasure } from './lazy-erasure.ts'
import { createFirestoreMembers } from './members.ts'
import { createFirestorePreferences } from './preferences.ts'
import { createFirestoreRecordStore } from './record-store.ts'
import type { Settle } from './settle.ts'
import { createFirestoreStudents } from './students.ts'

export interface PortMeans extends Pick<FirestorePorts, 'outbox'> {
  readonly settle: Settle
  readonly ledger: WriteLedger
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
  archive: trackedArchive(openArchive(firestore), means.ledger),
  outbox: means.outbox,
  erasure: openErasure(firestore),
})

const trackedArchive = (archive: ArchiveStore, ledger: WriteLedger): ArchiveStore => ({
  read: archive.read,
  write: (owner, changes) => ledger.track(owner, { collection: 'caderno', id: 'importar' }, archive.write(owner, changes)),
})
