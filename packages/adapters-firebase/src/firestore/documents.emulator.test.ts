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
  documentWorld(({ firestore, settle }) => createFirestoreStudents(firestore, { settle })),
  {
    missing: ['not-found', 'permission-denied'],
  },
)
describeBugReportsContract(
  'the Firestore bug reports',
  documentWorld(({ firestore, settle }) => createFirestoreBugReports(firestore, { settle })),
)
describePreferenceStoreContract(
  'the Firestore preferences',
  documentWorld(({ firestore, settle }) => createFirestorePreferences(firestore, { settle })),
)
