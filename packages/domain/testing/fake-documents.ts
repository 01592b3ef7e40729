import type { Member, Members, KnownUser, SessionMemory } from '../src/identity/index.ts'
import { memberSchema } from '../src/identity/index.ts'
import type { BugReport, BugReports } from '../src/bug-report/index.ts'
import {
  AppError,
  decode,
  deepFreeze,
  failed,
  memoizeByKey,
  ready,
  type Clock,
  type LiveQuery,
  type Snapshot,
} from '../src/kernel/index.ts'
import type { GenericSchema } from 'valibot'
import {
  NO_PREFERENCES,
  preferencesSchema,
  withLinkedin,
  withReadingGoal,
  type Preferences,
  type PreferenceStore,
  type StorageCare,
  type StorageHealth,
  type StorageStatus,
} from '../src/shell/index.ts'
import { studentSchema, type Student, type Students } from '../src/registration/index.ts'
import { fakeClock } from './environment.ts'
import { createFakeWorld, watchWorld, type FakeWorld } from './fake-world.ts'
import { createFaults, type Faults } from './faults.ts'
import { settledQuery } from './settled-query.ts'
import { sharedQuery } from './shared-query.ts'

/** A document, null when there is none; one that cannot be read rejects instead of passing for missing. */
function readOne<T>(
  world: FakeWorld,
  collection: string,
  key: string,
  schema: GenericSchema<unknown, T>,
): T | null {
  const document = world.get(collection, key)
  if (document === undefined) return null
  const read = decode(schema, document)
  if (read === undefined) throw new AppError('invalid-record')
  return deepFreeze(read)
}

function watchOne<T>(
  world: FakeWorld,
  collection: string,
  key: string,
  schema: GenericSchema<unknown, T>,
): LiveQuery<T | null> {
  let lastDocument: unknown
  let last: T | null = null
  const look = (): Snapshot<T | null> => {
    try {
      const document = world.get(collection, key)
      if (document !== lastDocument) last = readOne(world, collection, key, schema)
      lastDocument = document
      return ready(last, { pending: world.isPending(collection, key) })
    } catch (error) {
      return failed<T | null>(error as AppError)
    }
  }
  return watchWorld(world, look)
}

export function createFakeMembers({
  world = createFakeWorld(),
  members = [] as readonly Member[],
} = {}): Members & Faults {
  const faults = createFaults()
  const put = (member: Member) =>
    world.write([{ collection: 'usuarios', key: member.uid, document: { ...member } }])
  members.forEach(put)
  return {
    ...faults.controls,
    async get(uid) {
      await faults.pass()
      return readOne<Member>(world, 'usuarios', uid, memberSchema)
    },
    async createIfMissing(member) {
      await faults.pass()
      return world.get('usuarios', member.uid) === undefined ? put(member) : 'saved'
    },
  }
}

export function createFakeStudents({
  world = createFakeWorld(),
  students = [] as readonly Student[],
} = {}): Students & Faults {
  const faults = createFaults()
  const put = (student: Student) =>
    world.write([
      { collection: 'alunos', key: student.uid, document: decode(studentSchema, student) },
      { collection: 'matriculas', key: student.matricula, document: { uid: student.uid } },
    ])
  students.forEach(put)
  return {
    ...faults.controls,
    watch: memoizeByKey((uid) => watchOne<Student>(world, 'alunos', uid, studentSchema)),
    async get(uid) {
      await faults.pass()
      return readOne<Student>(world, 'alunos', uid, studentSchema)
    },
    async isMatriculaTaken(matricula) {
      await faults.pass()
      return world.get('matriculas', matricula) !== undefined
    },
    async enroll(student) {
      await faults.pass()
      if (decode(studentSchema, student) === undefined) throw new AppError('invalid-record')
      if (world.get('alunos', student.uid) !== undefined) throw new AppError('permission-denied')
      if (world.get('matriculas', student.matricula) !== undefined) throw new AppError('matricula-taken')
      return put(student)
    },
    async update(uid, patch) {
      await faults.pass()
      const student = readOne<Student>(world, 'alunos', uid, studentSchema)
      if (!student) throw new AppError('not-found')
      const { email, matricula, criadoEm } = student
      return put({ ...student, ...patch, uid, email, matricula, criadoEm })
    },
  }
}

/** `sent` is what arrived, with its `timestamp`. */
export function createFakeBugReports({
  world = createFakeWorld(),
  clock = fakeClock() as Clock,
} = {}): BugReports & Faults & { sent(): readonly BugReport[] } {
  const faults = createFaults()
  return {
    ...faults.controls,
    sent: () => [...world.all('bug-reports').values()] as BugReport[],
    async send(report) {
      await faults.pass()
      return world.write([
        {
          collection: 'bug-reports',
          key: world.ids.next(),
          document: { ...report, timestamp: clock.now().toISOString() },
        },
      ])
    },
  }
}

export function createFakePreferences({ world = createFakeWorld() } = {}): PreferenceStore & Faults {
  const faults = createFaults()
  const read = (uid: string): Preferences =>
    readOne<Preferences>(world, 'preferencias', uid, preferencesSchema) ?? NO_PREFERENCES
  return {
    ...faults.controls,
    watch: memoizeByKey((uid) => {
      const query = watchOne<Preferences>(world, 'preferencias', uid, preferencesSchema)
      const chosen = new WeakMap<object, Snapshot<Preferences>>()
      const look = (): Snapshot<Preferences> => {
        const snapshot = query.getSnapshot()
        if (snapshot.status !== 'ready') return snapshot as Snapshot<Preferences>
        const shown = chosen.get(snapshot) ?? ready(snapshot.data ?? NO_PREFERENCES, snapshot)
        chosen.set(snapshot, shown)
        return shown
      }
      return { getSnapshot: look, subscribe: query.subscribe }
    }),
    async chooseView(uid, module, view) {
      await faults.pass()
      const before = read(uid)
      return world.write([
        {
          collection: 'preferencias',
          key: uid,
          document: { ...before, visoes: { ...before.visoes, [module]: view } },
        },
      ])
    },
    async checkLinkedin(uid, item, done) {
      await faults.pass()
      const before = read(uid)
      return world.write([
        {
          collection: 'preferencias',
          key: uid,
          document: { ...before, linkedin: withLinkedin(before.linkedin, item, done) },
        },
      ])
    },
    async setReadingGoal(uid, goal) {
      await faults.pass()
      return world.write([
        { collection: 'preferencias', key: uid, document: withReadingGoal(read(uid), goal) },
      ])
    },
  }
}

export function createFakeMemory(known: Readonly<Record<string, KnownUser>> = {}): SessionMemory & Faults {
  const faults = createFaults()
  const kept = new Map(Object.entries(known))
  return {
    ...faults.controls,
    async read(uid) {
      await faults.pass()
      return kept.get(uid) ?? null
    },
    async remember(uid, user) {
      await faults.pass()
      kept.set(uid, deepFreeze({ ...user }))
    },
  }
}

const CARED_FOR: StorageCare = {
  kept: true,
  bytes: 1_250_000,
  backup: { kind: 'kept', em: '2026-11-20T11:58:00.000Z' },
}

/** `restored` is the instant of the copy from which everything came back. */
export const createFakeStorageStatus = (
  health: StorageHealth = 'durable',
  options: { care?: Partial<StorageCare>; restored?: string; promises?: boolean } = {},
): StorageStatus => {
  const query = settledQuery(health)
  const restored = sharedQuery<string | null>(options.restored ?? null)
  let care = { ...CARED_FOR, ...options.care }
  return {
    watch: () => query,
    restored: () => restored,
    dismissRestored: () => Promise.resolve(restored.set(null)),
    care: () => Promise.resolve(care),
    askToKeep: () => {
      const promised = options.promises ?? true
      care = { ...care, kept: promised }
      return Promise.resolve(promised)
    },
  }
}
