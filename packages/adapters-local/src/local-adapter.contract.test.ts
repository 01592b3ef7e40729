import {
  describeAccountsContract, describeBugReportsContract, describeFinanceStoreContract, describeMembersContract, describePreferenceStoreContract,
  describeRecordStoreContract, describeSessionMemoryContract, describeStorageStatusContract, describeStudentsContract,
  type AccountsWorld, type DocumentWorld,
} from '@caderno/domain/contracts'
import { NEW_READING, READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import { anyReadingDraft, type FakeClock } from '@caderno/domain/testing'
import { createBrowser, type Browser } from '../test/tabs.ts'
import { chunkPlace } from './chunks.ts'
import { createLocalAdapter, type LocalAdapter } from './local-adapter.ts'
import { peopleOf } from './people.ts'

const users = ['uid-ana', 'uid-bia'] as const
const closed = () => Promise.resolve()

describeRecordStoreContract<ReadingDraft, Reading>('the local record store', {
  kind: READING_KIND,
  drafts: anyReadingDraft,
  draft: (n) => ({ ...NEW_READING, titulo: `Livro ${n}` }),
  patches: [{ paginasLidas: 99, status: 'Pausado' }, { notas: 'Voltar ao capítulo 3' }],
  makeWorld: () => {
    const browser = createBrowser()
    const keyOf = (owner: string) => chunkPlace('leitura', owner).key(0)
    return Promise.resolve({
      users,
      open: () => Promise.resolve(createLocalAdapter(browser.tab()).readings),
      plant: (owner, documents) => browser.disk.write(keyOf(owner), documents),
      documents: async (owner) => {
        const keys = await browser.disk.keys(chunkPlace('leitura', owner).prefix)
        return (await Promise.all(keys.map((key) => browser.disk.read(key)))).flat()
      },
      close: closed,
    })
  },
})

const clocks = new WeakMap<AccountsWorld, FakeClock>()
describeAccountsContract('the local accounts', {
  resetEndsSession: true,
  limitsAttempts: true,
  makeWorld: () => {
    const browser = createBrowser()
    const world: AccountsWorld = {
      open: () => Promise.resolve(createLocalAdapter(browser.tab()).accounts),
      resetCode: (delivery) => Promise.resolve((delivery.kind === 'link' && new URL(delivery.url).searchParams.get('oobCode')) || ''),
      close: closed,
    }
    clocks.set(world, browser.clock)
    return Promise.resolve(world)
  },
  passTime: (world, ms) => clocks.get(world)?.advance(ms),
})

const documentWorld = <Port>(port: (adapter: LocalAdapter) => Port) => (): Promise<DocumentWorld<Port>> => {
  const browser = createBrowser()
  return Promise.resolve({
    users,
    open: () => Promise.resolve(port(createLocalAdapter(browser.tab()))),
    plant: (collection, key, document) => plant(browser, collection, key, document),
    documents: (collection) => documents(browser, collection),
    close: closed,
  })
}

/** Collections with a stored value for each document. */
const isApart = (collection: string) => ['preferencias', 'financas'].includes(collection)

async function plant({ disk }: Browser, collection: string, key: string, document: unknown) {
  if (isApart(collection)) return disk.write(`${collection}/${key}`, document)
  const people = peopleOf(await disk.read('pessoas'))
  return disk.write('pessoas', { ...people, [collection]: { [key]: document } })
}

async function documents({ disk }: Browser, collection: string): Promise<unknown[]> {
  if (collection === 'bug-reports') return (await disk.read('bug-reports')) as unknown[]
  if (isApart(collection)) return Promise.all((await disk.keys(`${collection}/`)).map((key) => disk.read(key)))
  return Object.values((await disk.read('pessoas')) as Record<string, object>).flatMap((part) => Object.values(part) as unknown[])
}

describeMembersContract('the local members', documentWorld((adapter) => adapter.members))
describeStudentsContract('the local students', documentWorld((adapter) => adapter.students))
describeBugReportsContract('the local bug reports', documentWorld((adapter) => adapter.bugReports))
describePreferenceStoreContract('the local preferences', documentWorld((adapter) => adapter.preferences))
describeFinanceStoreContract('the local finances', documentWorld((adapter) => adapter.finances))
describeSessionMemoryContract('the local session memory', documentWorld((adapter) => adapter.memory))
describeStorageStatusContract('the local storage status', () => Promise.resolve(createLocalAdapter(createBrowser().tab()).storage))
