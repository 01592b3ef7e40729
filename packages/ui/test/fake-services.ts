import {
  aSession,
  createFakeAccounts,
  createFakeAppFiles,
  createFakeArchive,
  createFakeBugReports,
  createFakeCareer,
  createFakeDismissals,
  createFakeErasure,
  createFakeFinances,
  createFakeMembers,
  createFakeMemory,
  createFakePreferences,
  createFakeRecordStore,
  createFakeStorageStatus,
  createFakeStudents,
  createFakeOutbox,
  fakeClock,
  fakeIds,
  fakeRandom,
  settledQuery,
} from '@caderno/domain/testing'
import { createAccountDeletion, createAuth } from '@caderno/domain/identity'
import { READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import { createRegistration } from '@caderno/domain/registration'
import { SUBJECT_KIND, type Subject, type SubjectDraft } from '@caderno/domain/semester'
import { createUpdates } from '@caderno/domain/shell'
import { SKILL_KIND, type Skill, type SkillDraft } from '@caderno/domain/skills'
import type { Services } from '../src/hooks/services.tsx'

/** Every service on an in-memory fake, one student signed in; a story or a test gives what it is about. */
export function fakeServices(over: Partial<Services> = {}): Services {
  const { clock = fakeClock(), accounts = createFakeAccounts(), students = createFakeStudents() } = over
  const random = fakeRandom()
  const auth = createAuth({
    accounts,
    students,
    members: createFakeMembers(),
    memory: createFakeMemory(),
    clock,
    random,
  })
  const preferences = over.preferences ?? createFakePreferences()
  const career = Promise.resolve(createFakeCareer({ clock, preferences }))
  const finances = Promise.resolve(createFakeFinances({ clock }))
  const updates = Promise.resolve(
    createUpdates({ files: createFakeAppFiles(), dismissals: createFakeDismissals(), clock }),
  )
  const accountDeletion = Promise.resolve(
    createAccountDeletion({ accounts, auth, erasure: createFakeErasure() }),
  )
  const archive = Promise.resolve(createFakeArchive({ clock }))
  return {
    backend: 'local',
    clock,
    ids: fakeIds(),
    session: settledQuery(aSession()),
    auth,
    accounts,
    registration: createRegistration({ auth, accounts, students, clock, random }),
    students,
    readings: createFakeRecordStore<ReadingDraft, Reading>(READING_KIND),
    skills: createFakeRecordStore<SkillDraft, Skill>(SKILL_KIND),
    subjects: createFakeRecordStore<SubjectDraft, Subject>(SUBJECT_KIND),
    bugReports: createFakeBugReports(),
    career: () => career,
    finances: () => finances,
    archive: () => archive,
    accountDeletion: () => accountDeletion,
    preferences,
    storage: createFakeStorageStatus(),
    outbox: createFakeOutbox(),
    updates: () => updates,
    ...over,
  }
}
