export { type AccountsSubject, type AccountsWorld } from './accounts-world.ts'
export { describeAccountsContract } from './accounts.contract.ts'
export { describeArchiveContract } from './archive.contract.ts'
export { APPLICATION_RECORDS, CAREER_GOAL_RECORDS, CONTACT_RECORDS } from './career-subjects.ts'
export {
  describeBugReportsContract,
  describeMembersContract,
  describePreferenceStoreContract,
  describeSessionMemoryContract,
  describeStorageStatusContract,
  type DocumentWorld,
} from './documents.contract.ts'
export { describeDeletionMarksContract, describeErasureContract } from './erasure.contract.ts'
export { describeFinanceStoreContract } from './finances.contract.ts'
export { added, refusal, until, untilData } from './observe.ts'
export { describeOutboxContract } from './outbox.contract.ts'
export { READING_RECORDS } from './reading-subject.ts'
export { type RecordStoreWorld } from './record-store-world.ts'
export { describeRecordStoreContract } from './record-store.contract.ts'
export { SUBJECT_RECORDS } from './semester-subject.ts'
export { SKILL_RECORDS } from './skill-subject.ts'
export { describeStudentsContract } from './students.contract.ts'
