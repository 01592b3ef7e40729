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
import { APPLICATION_KIND, CAREER_GOAL_KIND, CONTACT_KIND, type Career } from '@caderno/domain/career'
import type { Records, RecordStore } from '@caderno/domain/kernel'
import { READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import { createRegistration } from '@caderno/domain/registration'
import { SUBJECT_KIND, type Subject, type SubjectDraft } from '@caderno/domain/semester'
import { createUpdates } from '@caderno/domain/shell'
import { SKILL_KIND, type Skill, type SkillDraft } from '@caderno/domain/skills'
import type { Services } from '../src/hooks/services.tsx'

/** What a story or a test is about: services, or the stores behind them. */
export interface Fakes extends Partial<Services> {
  readonly readings?: RecordStore<ReadingDraft, Reading> | undefined
  readonly skills?: RecordStore<SkillDraft, Skill> | undefined
  readonly subjects?: RecordStore<SubjectDraft, Subject> | undefined
  readonly career?: Career
}

/** Every service on an in-memory fake, one student signed in; a story or a test gives what it is about. */
export function fakeServices({ readings, skills, subjects, ...over }: Fakes = {}): Services {
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
  const { preferences = over.career?.preferences ?? createFakePreferences() } = over
  const { career = createFakeCareer({ clock, preferences }) } = over
  const stores: Readonly<Record<string, unknown>> = {
    [APPLICATION_KIND.collection]: career.applications,
    [CAREER_GOAL_KIND.collection]: career.goals,
    [CONTACT_KIND.collection]: career.contacts,
    [READING_KIND.collection]: readings ?? createFakeRecordStore<ReadingDraft, Reading>(READING_KIND),
    [SKILL_KIND.collection]: skills ?? createFakeRecordStore<SkillDraft, Skill>(SKILL_KIND),
    [SUBJECT_KIND.collection]: subjects ?? createFakeRecordStore<SubjectDraft, Subject>(SUBJECT_KIND),
  }
  const guestWork = Promise.resolve(career.guestWork)
  const updates = Promise.resolve(
    createUpdates({ files: createFakeAppFiles(), dismissals: createFakeDismissals(), clock }),
  )
  const accountDeletion = Promise.resolve(
    createAccountDeletion({ accounts, auth, erasure: createFakeErasure() }),
  )
  return {
    backend: 'local',
    clock,
    ids: fakeIds(),
    session: settledQuery(aSession()),
    auth,
    accounts,
    registration: createRegistration({ auth, accounts, students, clock, random }),
    students,
    records: ((kind) => stores[kind.collection]) as Records,
    bugReports: createFakeBugReports(),
    guestWork: () => guestWork,
    finances: createFakeFinances({ clock }),
    archive: createFakeArchive({ clock }),
    accountDeletion: () => accountDeletion,
    preferences,
    storage: createFakeStorageStatus(),
    outbox: createFakeOutbox(),
    updates: () => updates,
    ...over,
  }
}
