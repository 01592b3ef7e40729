import {
  APPLICATION_KIND,
  CAREER_GOAL_KIND,
  CONTACT_KIND,
  type Application,
  type ApplicationDraft,
  type CareerGoal,
  type CareerGoalDraft,
  type Contact,
  type ContactDraft,
} from '@caderno/domain/career'
import {
  APPLICATION_RECORDS,
  CAREER_GOAL_RECORDS,
  CONTACT_RECORDS,
  describeAccountsContract,
  describeBugReportsContract,
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
  type AccountsWorld,
  type DocumentWorld,
  type RecordStoreWorld,
} from '@caderno/domain/contracts'
import type { Identity, RecordStore } from '@caderno/domain/kernel'
import { SUBJECT_KIND, type Subject, type SubjectDraft } from '@caderno/domain/semester'
import { SKILL_KIND, type Skill, type SkillDraft } from '@caderno/domain/skills'
import type { FakeClock } from '@caderno/domain/testing'
import { createBrowser, type Browser } from '../test/tabs.ts'
import { createChunks } from './records/chunks.ts'
import type { LocalEnvironment } from './storage/environment.ts'
import { createLocalFinances } from './records/finances.ts'
import { createLocalAdapter, type LocalAdapter } from '../test/local-adapter.ts'
import { peopleOf } from './accounts/people.ts'
import { createLocalRecordStore } from './records/record-store.ts'

const users = ['uid-ana', 'uid-bia'] as const
const closed = () => Promise.resolve()

const recordWorld =
  <Draft extends object, Stored extends Draft & Identity>(
    collection: string,
    open: (tab: LocalEnvironment) => RecordStore<Draft, Stored>,
  ) =>
  (): Promise<RecordStoreWorld<Draft, Stored>> => {
    const browser = createBrowser()
    return Promise.resolve({
      users,
      open: () => Promise.resolve(open(browser.tab())),
      plant: (owner, documents) => browser.disk.write(createChunks(collection, owner).keyOf(0), documents),
      documents: async (owner) => {
        const keys = await browser.disk.keys(createChunks(collection, owner).prefix)
        return (await Promise.all(keys.map((key) => browser.disk.read(key)))).flat()
      },
      close: closed,
    })
  }

describeRecordStoreContract('the local record store', {
  ...READING_RECORDS,
  makeWorld: recordWorld('leitura', (tab) => createLocalAdapter(tab).readings),
})
describeRecordStoreContract('the local applications (§6.3)', {
  ...APPLICATION_RECORDS,
  makeWorld: recordWorld('candidaturas', (tab) =>
    createLocalRecordStore<ApplicationDraft, Application>(APPLICATION_KIND, tab),
  ),
})
describeRecordStoreContract('the local career goals (§6.3)', {
  ...CAREER_GOAL_RECORDS,
  makeWorld: recordWorld('metas_carreira', (tab) =>
    createLocalRecordStore<CareerGoalDraft, CareerGoal>(CAREER_GOAL_KIND, tab),
  ),
})
describeRecordStoreContract('the local contacts (§6.3)', {
  ...CONTACT_RECORDS,
  makeWorld: recordWorld('contatos', (tab) =>
    createLocalRecordStore<ContactDraft, Contact>(CONTACT_KIND, tab),
  ),
})
describeRecordStoreContract('the local skills (§7.4)', {
  ...SKILL_RECORDS,
  makeWorld: recordWorld('habilidades', (tab) => createLocalRecordStore<SkillDraft, Skill>(SKILL_KIND, tab)),
})
describeRecordStoreContract('the local subjects (S1)', {
  ...SUBJECT_RECORDS,
  makeWorld: recordWorld('disciplinas', (tab) =>
    createLocalRecordStore<SubjectDraft, Subject>(SUBJECT_KIND, tab),
  ),
})

const clocks = new WeakMap<AccountsWorld, FakeClock>()
describeAccountsContract('the local accounts', {
  resetEndsSession: true,
  limitsAttempts: true,
  makeWorld: () => {
    const browser = createBrowser()
    const world: AccountsWorld = {
      open: () => Promise.resolve(createLocalAdapter(browser.tab()).accounts),
      resetCode: (delivery) =>
        Promise.resolve(
          (delivery.kind === 'link' && new URL(delivery.url).searchParams.get('oobCode')) || '',
        ),
      close: closed,
    }
    clocks.set(world, browser.clock)
    return Promise.resolve(world)
  },
  passTime: (world, ms) => clocks.get(world)?.advance(ms),
})

const documentWorld =
  <Port>(port: (adapter: LocalAdapter, environment: LocalEnvironment) => Port) =>
  (): Promise<DocumentWorld<Port>> => {
    const browser = createBrowser()
    return Promise.resolve({
      users,
      open: () => {
        const tab = browser.tab()
        return Promise.resolve(port(createLocalAdapter(tab), tab))
      },
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
  if (isApart(collection))
    return Promise.all((await disk.keys(`${collection}/`)).map((key) => disk.read(key)))
  return Object.values((await disk.read('pessoas')) as Record<string, object>).flatMap(
    (part) => Object.values(part) as unknown[],
  )
}

describeMembersContract(
  'the local members',
  documentWorld((adapter) => adapter.members),
)
describeStudentsContract(
  'the local students',
  documentWorld((adapter) => adapter.students),
)
describeBugReportsContract(
  'the local bug reports',
  documentWorld((adapter) => adapter.bugReports),
)
describePreferenceStoreContract(
  'the local preferences',
  documentWorld((adapter) => adapter.preferences),
)
describeFinanceStoreContract(
  'the local finances',
  documentWorld((_, tab) => createLocalFinances(tab)),
)
describeSessionMemoryContract(
  'the local session memory',
  documentWorld((adapter) => adapter.memory),
)
describeStorageStatusContract('the local storage status', () =>
  Promise.resolve(createLocalAdapter(createBrowser().tab()).storage),
)
