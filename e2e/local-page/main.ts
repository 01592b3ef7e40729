import {
  createBrowserEnvironment,
  createLocalBasics,
  createLocalFinances,
  createLocalPreferences,
  createLocalRecordStore,
} from '@caderno/adapters-local'
import { READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import * as bench from './bench.ts'
import { benchCareer, fillCareer } from './career.ts'
import { benchDashboard, fillDashboard } from './dashboard.ts'
import { fillHistory } from './history.ts'
import { benchFinance } from './finance.ts'
import { benchSkills } from './skills.ts'
import { createHammer } from './hammer.ts'
import { createWork } from './work.ts'

const clock = {
  now: () => new Date(),
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
}
const environment = createBrowserEnvironment(clock, { backup: location.search === '?copia' })
const adapter = {
  ...createLocalBasics(environment),
  preferences: createLocalPreferences(environment),
  readings: createLocalRecordStore<ReadingDraft, Reading>(READING_KIND, environment),
  finances: createLocalFinances(environment),
}

/** Who is signed in, once that is known. */
const owner = () =>
  new Promise<string>((resolve) => {
    const query = adapter.accounts.current()
    query.subscribe(() => {
      const snapshot = query.getSnapshot()
      if (snapshot.status === 'ready' && snapshot.data) resolve(snapshot.data.uid)
    })
  })

const page = {
  adapter,
  owner,
  storage: environment.storage,
  ...createWork(adapter.readings),
  ...createHammer(environment, adapter.readings),
  bench: bench.createBench(environment),
  benchCareer,
  benchDashboard,
  benchFinance,
  benchSkills,
  fillCareer: (count: number) => fillCareer(environment, count),
  fillDashboard: (owner: string, count: number) => fillDashboard(environment, owner, count),
  fillHistory: (owner: string, semesters: number) => fillHistory(environment, owner, semesters),
}
export type LocalPage = typeof page

Object.assign(window, { local: page })
