export {
  type Backend,
  type BackupState,
  type DeviceOutbox,
  type ExpectedState,
  type UnconfirmedWrite,
  type Outbox,
  type OutboxEntry,
  type OutgoingEntry,
  type OutgoingWrite,
  type PreferenceStore,
  type StorageCare,
  type StorageHealth,
  type StorageStatus,
} from './ports.ts'
export {
  MAX_READING_GOAL,
  NO_PREFERENCES,
  type Preferences,
  preferencesSchema,
  READING_GOAL_TYPES,
  type ReadingGoal,
  type ReadingGoalType,
  type View,
  VIEWS,
  withLinkedin,
  withReadingGoal,
} from './preferences.ts'
export { type Badge, type BadgeKind, badgeOf, WAITING_TO_BE_SENT } from './badge.ts'
export { otherTheme, resolveTheme, type Theme } from './theme.ts'
export {
  type AppFiles,
  createUpdates,
  type Dismissals,
  type Updates,
  VERSION_CHECK_MS,
  versionIn,
} from './updates.ts'
export {
  createUndo,
  type Undoable,
  UNDO_MS,
  type UndoNotice,
  type UndoOffer,
  type UndoPlace,
} from './undo.ts'
export type { TabMemory } from './undo-memory.ts'
export { type AccountStoreOptions, createAccountStore } from './account-store.ts'
export {
  ACCOUNTS_KEY,
  BUG_REPORTS_KEY,
  CLOUD_SESSION_KEY,
  DELETION_PREFIX,
  OFFLINE_CACHE_PREFIX,
  DISMISSED_VERSION_KEY,
  IMPORTED_WORK_PREFIX,
  KNOWN_SESSION_PREFIX,
  PEOPLE_KEY,
  RESTORED_KEY,
  UNFINISHED_IMPORT_PREFIX,
} from './device-keys.ts'
export { collectionOf } from './outbox-entries.ts'
export { createOutbox } from './outbox.ts'
