import {
  describeAccountsContract, describeBugReportsContract, describeFinanceStoreContract, describeMembersContract, describePreferenceStoreContract,
  describeRecordStoreContract, describeSessionMemoryContract, describeStorageStatusContract, describeStudentsContract,
  type AccountsSubject, type AccountsWorld, type DocumentWorld,
} from '../contracts/index.ts'
import { READING_KIND, type Reading, type ReadingDraft } from '../src/reading/index.ts'
import {
  aReading, anyReadingDraft, createFakeAccounts, createFakeBugReports, createFakeDevice, createFakeDirectory, createFakeFinances, createFakeMembers, createFakeMemory,
  createFakePreferences, createFakeRecordStore, createFakeStorageStatus, createFakeStudents, createFakeWorld, fakeClock, type FakeClock, type FakeDirectory, type FakeWorld,
} from './index.ts'

const users = ['uid-ana', 'uid-bia'] as const
const closed = () => Promise.resolve()

const documentWorld = <Port>(open: (world: FakeWorld) => Port) => (): Promise<DocumentWorld<Port>> => {
  const world = createFakeWorld()
  return Promise.resolve({
    users,
    open: () => Promise.resolve(open(world)),
    plant: (collection, key, document) => Promise.resolve(void world.write([{ collection, key, document }])),
    documents: (collection) => Promise.resolve([...world.all(collection).values()]),
    close: closed,
  })
}

describeRecordStoreContract<ReadingDraft, Reading>('the fake record store', {
  kind: READING_KIND,
  drafts: anyReadingDraft,
  draft: (n) => draftOf(aReading({ titulo: `Livro ${n}` })),
  patches: [{ paginasLidas: 99, status: 'Pausado' }, { notas: 'Voltar ao capítulo 3' }],
  makeWorld: () => {
    const world = createFakeWorld()
    const mine = (owner: string) => [...world.all('leitura').values()].filter((document) => (document as Reading).userId === owner)
    return Promise.resolve({
      users,
      open: () => Promise.resolve(createFakeRecordStore<ReadingDraft, Reading>(READING_KIND, { world })),
      plant: (_, documents) => Promise.resolve(void world.write(documents.map((document) => ({ collection: 'leitura', key: document.id, document })))),
      documents: (owner) => Promise.resolve(mine(owner)),
      close: closed,
    })
  },
})

function draftOf({ id: _id, userId: _userId, dataCriacao: _created, dataAtualizacao: _updated, ...draft }: Reading): ReadingDraft {
  return draft
}

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
      resetCode: (delivery) => Promise.resolve(delivery.kind === 'link' ? codeIn(delivery.url) : codes.at(-1) ?? ''),
      close: closed,
    }
    clocks.set(world, clock)
    directories.set(world, directory)
    return Promise.resolve(world)
  },
  passTime: (world, ms) => clocks.get(world)?.advance(ms),
  disable: (world, email) => Promise.resolve(createFakeAccounts({ directory: directories.get(world)! }).disable(email)),
})
const codeIn = (url: string) => new URL(url).searchParams.get('oobCode') ?? ''

describeAccountsContract('the fake accounts', accountsSubject(false))
describeAccountsContract('the fake accounts that hide their users', accountsSubject(true))
describeMembersContract('the fake members', documentWorld((world) => createFakeMembers({ world })))
describeStudentsContract('the fake students', documentWorld((world) => createFakeStudents({ world })))
describeFinanceStoreContract('the fake finances', documentWorld((world) => createFakeFinances({ world })))
describeBugReportsContract('the fake bug reports', documentWorld((world) => createFakeBugReports({ world })))
describePreferenceStoreContract('the fake preferences', documentWorld((world) => createFakePreferences({ world })))
describeSessionMemoryContract('the fake session memory', () => {
  const memory = createFakeMemory()
  return documentWorld(() => memory)()
})
describeStorageStatusContract('the fake storage status', () => Promise.resolve(createFakeStorageStatus()))
