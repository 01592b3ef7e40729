import {
  describeBugReportsContract,
  describeMembersContract,
  describePreferenceStoreContract,
  describeStudentsContract,
} from '@caderno/domain/contracts'
import { documentWorld } from '../../test/firestore-worlds.ts'
import { createFirestoreBugReports } from './bug-reports.ts'
import { createFirestoreMembers, createFirestoreStudents } from './students.ts'
import { createFirestorePreferences } from './preferences.ts'

describeMembersContract(
  'the Firestore members',
  documentWorld(({ firestore }) => createFirestoreMembers(firestore)),
)
describeStudentsContract(
  'the Firestore students',
  documentWorld(({ firestore, sendWrite }) => createFirestoreStudents(firestore, sendWrite)),
  {
    missing: ['not-found', 'permission-denied'],
  },
)
describeBugReportsContract(
  'the Firestore bug reports',
  documentWorld(({ firestore, sendWrite }) => createFirestoreBugReports(firestore, sendWrite)),
)
describePreferenceStoreContract(
  'the Firestore preferences',
  documentWorld(({ firestore, sendWrite }) => createFirestorePreferences(firestore, sendWrite)),
)
