import {
  type AccountDeletion,
  type Accounts,
  type Auth,
  createAuth,
  type Members,
  type SessionMemory,
} from '@caderno/domain/identity'
import { createRegistration, type Registration, type Students } from '@caderno/domain/registration'
import { Container, type ServiceIdentifier } from 'inversify'
import type { Services } from '../hooks/services.tsx'
import type { ArchiveStore } from '@caderno/domain/archive'
import type { BugReports } from '@caderno/domain/bug-report'
import type { Career } from '@caderno/domain/career'
import type { FinanceStore } from '@caderno/domain/finance'
import { type Clock, type IdSource, type Random, type RecordStore, AppError } from '@caderno/domain/kernel'
import type { Readings } from '@caderno/domain/reading'
import type {
  Backend,
  LateRefusals,
  PreferenceStore,
  StorageStatus,
  SyncStatus,
  Updates,
} from '@caderno/domain/shell'
import type { Skill, SkillDraft } from '@caderno/domain/skills'
import { hasPendingDeletions, type Storage } from '@caderno/adapters-local'

/** Resumes interrupted deletions; loaded only where there is one. */
export function resumed(
  storage: Storage,
  accountDeletion: () => Promise<AccountDeletion>,
): () => Promise<AccountDeletion> {
  const resume = async () =>
    void ((await hasPendingDeletions(storage)) && (await (await accountDeletion()).resume()))
  resume().catch(() => undefined)
  return accountDeletion
}

/** Loads on the first call and shares the result; a failed load is retried by the next call. */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw new AppError('network-request-failed', { cause })
    }))
}

export const systemClock: Clock = {
  now: () => new Date(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** 72 random bits in 12 URL-safe characters, a third of a UUID's length: ids are part of every request (P13). */
export const cryptoIds: IdSource = {
  next: () =>
    btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(9))))
      .replaceAll('+', '-')
      .replaceAll('/', '_'),
}

/** Uniform by rejection sampling. */
export const cryptoRandom: Random = {
  integer(below) {
    const limit = Math.floor(2 ** 32 / below) * below
    const draw = new Uint32Array(1)
    do crypto.getRandomValues(draw)
    while (draw[0]! >= limit)
    return draw[0]! % below
  },
}

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
  accountDeletion: token<() => Promise<AccountDeletion>>('accountDeletion'),
  storage: token<StorageStatus>('storage'),
  refusals: token<LateRefusals>('refusals'),
  sync: token<() => Promise<SyncStatus>>('sync'),
  updates: token<() => Promise<Updates>>('updates'),
  auth: token<Auth>('auth'),
  registration: token<Registration>('registration'),
}

/** The whole app's services over the backend that `bindBackend` binds. */
export function composeServices(bindBackend: (container: Container) => void): Services {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(TOKENS.clock).toConstantValue(systemClock)
  container.bind(TOKENS.random).toConstantValue(cryptoRandom)
  container.bind(TOKENS.ids).toConstantValue(cryptoIds)
  bindBackend(container)
  bindUseCases(container)
  return servicesOf(container)
}

function bindUseCases(container: Container): void {
  container
    .bind(TOKENS.auth)
    .toResolvedValue(
      (accounts, members, students, memory, clock, random) =>
        createAuth({ accounts, members, students, memory, clock, random }),
      [TOKENS.accounts, TOKENS.members, TOKENS.students, TOKENS.memory, TOKENS.clock, TOKENS.random],
    )
  container
    .bind(TOKENS.registration)
    .toResolvedValue(
      (auth, accounts, students, clock, random) =>
        createRegistration({ auth, accounts, students, clock, random }),
      [TOKENS.auth, TOKENS.accounts, TOKENS.students, TOKENS.clock, TOKENS.random],
    )
}

function servicesOf(container: Container): Services {
  const auth = container.get(TOKENS.auth)
  return {
    backend: container.get(TOKENS.backend),
    clock: container.get(TOKENS.clock),
    ids: container.get(TOKENS.ids),
    session: auth.session,
    auth,
    accounts: container.get(TOKENS.accounts),
    registration: container.get(TOKENS.registration),
    students: container.get(TOKENS.students),
    readings: container.get(TOKENS.readings),
    skills: container.get(TOKENS.skills),
    bugReports: container.get(TOKENS.bugReports),
    career: container.get(TOKENS.career),
    finances: container.get(TOKENS.finances),
    preferences: container.get(TOKENS.preferences),
    archive: container.get(TOKENS.archive),
    accountDeletion: container.get(TOKENS.accountDeletion),
    storage: container.get(TOKENS.storage),
    refusals: container.get(TOKENS.refusals),
    sync: container.get(TOKENS.sync),
    updates: container.get(TOKENS.updates),
  }
}
