import {
  APPLICATION_KIND,
  CAREER_GOAL_KIND,
  CONTACT_KIND,
  type Application,
  type ApplicationDraft,
  type CareerGoal,
  type CareerGoalDraft,
  type Contact,
  type ContactDraft,
} from '@caderno/domain/career'
import {
  APPLICATION_RECORDS,
  CAREER_GOAL_RECORDS,
  CONTACT_RECORDS,
  describeRecordStoreContract,
} from '@caderno/domain/contracts'
import { runs } from '@caderno/domain/testing'
import { recordWorld } from '../../test/firestore-worlds.ts'
import { createFirestoreRecordStore } from './record-store.ts'

/** The same few in a soak: what the emulator sends to a client in Node breaks the sooner the more tabs write at once, and what waits for it may hang (firebase-js-sdk#6724). */
const FEW = {
  missing: ['not-found', 'permission-denied'] as const,
  rounds: runs(1, 100),
  writesPerTab: 3,
}

describeRecordStoreContract('the Firestore applications (§6.3)', {
  ...APPLICATION_RECORDS,
  ...FEW,
  makeWorld: recordWorld('candidaturas', ({ firestore, sendWrite }) =>
    createFirestoreRecordStore<ApplicationDraft, Application>(firestore, APPLICATION_KIND, sendWrite),
  ),
})
describeRecordStoreContract('the Firestore career goals (§6.3)', {
  ...CAREER_GOAL_RECORDS,
  ...FEW,
  makeWorld: recordWorld('metas_carreira', ({ firestore, sendWrite }) =>
    createFirestoreRecordStore<CareerGoalDraft, CareerGoal>(firestore, CAREER_GOAL_KIND, sendWrite),
  ),
})
describeRecordStoreContract('the Firestore contacts (§6.3)', {
  ...CONTACT_RECORDS,
  ...FEW,
  makeWorld: recordWorld('contatos', ({ firestore, sendWrite }) =>
    createFirestoreRecordStore<ContactDraft, Contact>(firestore, CONTACT_KIND, sendWrite),
  ),
})
