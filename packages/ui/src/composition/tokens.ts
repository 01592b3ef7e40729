import type { ArchiveStore } from '@caderno/domain/archive'
import type { BugReports } from '@caderno/domain/bug-report'
import type { Accounts, Auth, Members, SessionMemory } from '@caderno/domain/identity'
import type { Career } from '@caderno/domain/career'
import type { Departure } from '@caderno/domain/departure'
import type { FinanceStore } from '@caderno/domain/finance'
import type { Clock, IdSource, Random, RecordStore } from '@caderno/domain/kernel'
import type { Readings } from '@caderno/domain/reading'
import type { Registration, Students } from '@caderno/domain/registration'
import type {
  Backend,
  LateRefusals,
  PreferenceStore,
  StorageStatus,
  SyncStatus,
  Updates,
} from '@caderno/domain/shell'
import type { Skill, SkillDraft } from '@caderno/domain/skills'
import type { ServiceIdentifier } from 'inversify'

const token = <T>(name: string) => Symbol.for(name) as ServiceIdentifier<T>

export const TOKENS = {
  backend: token<Backend>('backend'),
  clock: token<Clock>('clock'),
  random: token<Random>('random'),
  ids: token<IdSource>('ids'),
  accounts: token<Accounts>('accounts'),
  members: token<Members>('members'),
  students: token<Students>('students'),
  memory: token<SessionMemory>('memory'),
  readings: token<Readings>('readings'),
  skills: token<RecordStore<SkillDraft, Skill>>('skills'),
  bugReports: token<BugReports>('bugReports'),
  career: token<() => Promise<Career>>('career'),
  finances: token<() => Promise<FinanceStore>>('finances'),
  preferences: token<PreferenceStore>('preferences'),
  archive: token<() => Promise<ArchiveStore>>('archive'),
  departure: token<() => Promise<Departure>>('departure'),
  storage: token<StorageStatus>('storage'),
  refusals: token<LateRefusals>('refusals'),
  sync: token<() => Promise<SyncStatus>>('sync'),
  updates: token<() => Promise<Updates>>('updates'),
  auth: token<Auth>('auth'),
  registration: token<Registration>('registration'),
}
