import {
  APPLICATION_RECORDS,
  CAREER_GOAL_RECORDS,
  CONTACT_RECORDS,
  describeAccountsContract,
  describeArchiveContract,
  describeBugReportsContract,
  describeDeletionMarksContract,
  describeErasureContract,
  describeFinanceStoreContract,
  describeMembersContract,
  describePreferenceStoreContract,
  describeRecordStoreContract,
  describeSessionMemoryContract,
  describeStorageStatusContract,
  describeStudentsContract,
  READING_RECORDS,
  SKILL_RECORDS,
  SUBJECT_RECORDS,
  type AccountsSubject,
  type AccountsWorld,
  type DocumentWorld,
  type RecordStoreWorld,
} from '../contracts/index.ts'
import { APPLICATION_KIND, CAREER_GOAL_KIND, CONTACT_KIND } from '../src/career/index.ts'
import { lazyPort, type Identity, type RecordKind } from '../src/kernel/index.ts'
import { READING_KIND } from '../src/reading/index.ts'
import { SUBJECT_KIND } from '../src/semester/index.ts'
import { SKILL_KIND } from '../src/skills/index.ts'
import {
  createFakeAccounts,
  createFakeArchive,
  createFakeBugReports,
  createFakeDevice,
  createFakeDirectory,
  createFakeErasure,
  createFakeFinances,
  createFakeMembers,
  createFakeMemory,
  createFakePreferences,
  createFakeRecordStore,
  createFakeStorageStatus,
  createFakeStudents,
  createFakeWorld,
  fakeClock,
  type FakeClock,
  type FakeDirectory,
  type FakeWorld,
} from './index.ts'

const users = ['uid-ana', 'uid-bia'] as const
const closed = () => Promise.resolve()

const documentWorld =
  <Port>(open: (world: FakeWorld) => Port) =>
  (): Promise<DocumentWorld<Port>> => {
    const world = createFakeWorld()
    return Promise.resolve({
      users,
      open: () => Promise.resolve(open(world)),
      plant: (collection, key, document) =>
        Promise.resolve(void world.write([{ collection, key, document }])),
      documents: (collection) => Promise.resolve([...world.all(collection).values()]),
      close: closed,
    })
  }

const recordWorld =
  <Draft extends object, Stored extends Draft & Identity>(kind: RecordKind<Stored>) =>
  (): Promise<RecordStoreWorld<Draft, Stored>> => {
    const world = createFakeWorld()
    const { collection } = kind
    return Promise.resolve({
      users,
      open: () => Promise.resolve(createFakeRecordStore<Draft, Stored>(kind, { world })),
      plant: (_, documents) =>
        Promise.resolve(
          void world.write(documents.map((document) => ({ collection, key: document.id, document }))),
        ),
      documents: (owner) =>
        Promise.resolve(
          [...world.all(collection).values()].filter((document) => (document as Stored).userId === owner),
        ),
      close: closed,
    })
  }

describeRecordStoreContract('the fake record store', {
  ...READING_RECORDS,
  makeWorld: recordWorld(READING_KIND),
})
describeRecordStoreContract('the fake applications', {
  ...APPLICATION_RECORDS,
  makeWorld: recordWorld(APPLICATION_KIND),
})
describeRecordStoreContract('the fake career goals', {
  ...CAREER_GOAL_RECORDS,
  makeWorld: recordWorld(CAREER_GOAL_KIND),
})
describeRecordStoreContract('the fake contacts', { ...CONTACT_RECORDS, makeWorld: recordWorld(CONTACT_KIND) })
describeRecordStoreContract('the fake skills', { ...SKILL_RECORDS, makeWorld: recordWorld(SKILL_KIND) })
describeRecordStoreContract('the fake subjects (S1)', {
  ...SUBJECT_RECORDS,
  makeWorld: recordWorld(SUBJECT_KIND),
})

const clocks = new WeakMap<AccountsWorld, FakeClock>()
const directories = new WeakMap<AccountsWorld, FakeDirectory>()
const accountsSubject = (hidesUsers: boolean): AccountsSubject => ({
  hidesUsers,
  resetEndsSession: true,
  limitsAttempts: !hidesUsers,
  makeWorld: () => {
    const clock = fakeClock()
    const directory = createFakeDirectory(clock)
    const device = createFakeDevice()
    const codes: string[] = []
    const world: AccountsWorld = {
      open: () => {
        const accounts = createFakeAccounts({ clock, directory, device, hidesUsers, delivery: 'link' })
        return Promise.resolve(accounts)
      },
      resetCode: (delivery) =>
        Promise.resolve(delivery.kind === 'link' ? codeIn(delivery.url) : (codes.at(-1) ?? '')),
      close: closed,
    }
    clocks.set(world, clock)
    directories.set(world, directory)
    return Promise.resolve(world)
  },
  passTime: (world, ms) => clocks.get(world)?.advance(ms),
  disable: (world, email) =>
    Promise.resolve(createFakeAccounts({ directory: directories.get(world)! }).disable(email)),
})
const codeIn = (url: string) => new URL(url).searchParams.get('oobCode') ?? ''

describeAccountsContract('the fake accounts', accountsSubject(false))
describeAccountsContract('the fake accounts that hide their users', accountsSubject(true))
describeMembersContract(
  'the fake members',
  documentWorld((world) => createFakeMembers({ world })),
)
describeStudentsContract(
  'the fake students',
  documentWorld((world) => createFakeStudents({ world })),
)
describeFinanceStoreContract(
  'the fake finances',
  documentWorld((world) => createFakeFinances({ world })),
)
describeArchiveContract(
  'the fake archive',
  documentWorld((world) => createFakeArchive({ world })),
)
describeBugReportsContract(
  'the fake bug reports',
  documentWorld((world) => createFakeBugReports({ world })),
)
describePreferenceStoreContract(
  'the fake preferences',
  documentWorld((world) => createFakePreferences({ world })),
)
describePreferenceStoreContract(
  'preferences that come later (P1)',
  documentWorld((world) => lazyPort(() => Promise.resolve(createFakePreferences({ world })))),
)
describeSessionMemoryContract('the fake session memory', () => {
  const memory = createFakeMemory()
  return documentWorld(() => memory)()
})
describeStorageStatusContract('the fake storage status', () => Promise.resolve(createFakeStorageStatus()))
describeErasureContract(
  'the fake erasure',
  documentWorld((world) => ({
    erasure: createFakeErasure({ world }),
    archive: createFakeArchive({ world }),
    members: createFakeMembers({ world }),
    students: createFakeStudents({ world }),
    bugReports: createFakeBugReports({ world }),
  })),
)
describeDeletionMarksContract('the fake device', () => createFakeErasure())
