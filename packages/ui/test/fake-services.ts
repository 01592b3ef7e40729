import {
  aSession, createFakeAccounts, createFakeBugReports, createFakePreferences, createFakeRecordStore, createFakeStorageStatus, createFakeStudents, fakeClock,
  settledQuery,
} from '@caderno/domain/testing'
import { READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import type { Services } from '../src/bridge/services.tsx'

/** Every service on an in-memory fake, one student signed in; a story or a test gives what it is about. */
export const fakeServices = (over: Partial<Services> = {}): Services => ({
  backend: 'local',
  clock: fakeClock(),
  session: settledQuery(aSession()),
  accounts: createFakeAccounts(),
  students: createFakeStudents(),
  readings: createFakeRecordStore<ReadingDraft, Reading>(READING_KIND),
  bugReports: createFakeBugReports(),
  preferences: createFakePreferences(),
  storage: createFakeStorageStatus(),
  ...over,
})
