export { anySourcesAbout, NO_SOURCES } from './agenda.ts'
export { answerByHand } from './answer-by-hand.ts'
export {
  anyApplicationDraft,
  anyCareerGoalDraft,
  anyContactDraft,
  anyDay,
  anyJson,
  anySkillDraft,
  anyText,
  anyTime,
  anyUrl,
} from './arbitraries.ts'
export { anyHoldings, countsOf, finished, NO_HOLDINGS, planImport, someHoldings } from './archive.ts'
export { anyApplicationsAbout, anyContactsAbout } from './career.ts'
export { inverseOf, outcomesOf } from './commands.ts'
export { type FakeClock, fakeClock, fakeIds, fakeRandom } from './environment.ts'
export { createFakeAccounts } from './fake-accounts.ts'
export { createFakeArchive } from './fake-archive.ts'
export { accountStoreOver } from './fake-account-store.ts'
export { createFakeCareer, createFakeCareerStores, type FakeCareerOptions } from './fake-career.ts'
export { createFakeOfflineCache } from './fake-offline-cache.ts'
export { createFakeDevice } from './fake-device.ts'
export { createFakeDirectory, type FakeDirectory } from './fake-directory.ts'
export {
  createFakeBugReports,
  createFakeMembers,
  createFakeMemory,
  createFakePreferences,
  createFakeStorageStatus,
  createFakeStudents,
} from './fake-documents.ts'
export { createFakeErasure } from './fake-erasure.ts'
export { createFakeFinances } from './fake-finances.ts'
export { createFakeImportedWork } from './fake-imported-work.ts'
export { createFakeRecordStore } from './fake-record-store.ts'
export { noteWrites } from './writes.ts'
export { createFakeMarks, createFakeOutbox, fixedOutbox } from './fake-outbox.ts'
export { createFakeWorld, type FakeWorld } from './fake-world.ts'
export { createFakeAppFiles, createFakeDismissals } from './fake-updates.ts'
export {
  anyBookAbout,
  anyBudget,
  anyDeposit,
  anyFinancialGoal,
  anyTransaction,
  anyTransactionOf,
} from './finances.ts'
export { halfSemester } from './half-semester.ts'
export { runs } from './runs.ts'
export {
  aBook,
  aBugReport,
  aCareerGoal,
  aContact,
  aFinancialGoal,
  aKnownUser,
  aMember,
  anApplication,
  anAssessment,
  aPeriod,
  aReading,
  aSession,
  aSkill,
  aStudent,
  aSubject,
  aTransaction,
  aUser,
} from './samples.ts'
export {
  anyAssessment,
  anyHours,
  anyRule,
  anySemester,
  anySubjectDraft,
  anySubjectsAbout,
} from './semester.ts'
export { failedQuery, loadingQuery, settledQuery } from './settled-query.ts'
export { sharedQuery } from './shared-query.ts'
export { anyHabitBefore, anySkillsAbout } from './skills.ts'
