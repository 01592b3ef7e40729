import { describeRecordStoreContract, SUBJECT_RECORDS } from '@caderno/domain/contracts'
import { SUBJECT_KIND, type Subject, type SubjectDraft } from '@caderno/domain/semester'
import { runs } from '@caderno/domain/testing'
import { recordWorld, type Tab } from '../../test/firestore-worlds.ts'
import { createFirestoreRecordStore } from './record-store.ts'

const open = ({ firestore, sendWrite }: Tab) =>
  createFirestoreRecordStore<SubjectDraft, Subject>(firestore, SUBJECT_KIND, sendWrite)

describeRecordStoreContract('the Firestore subjects (S1)', {
  ...SUBJECT_RECORDS,
  missing: ['not-found', 'permission-denied'],
  rounds: runs(2, 100),
  writesPerTab: 3,
  makeWorld: recordWorld('disciplinas', open),
})
