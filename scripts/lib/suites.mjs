import { join } from 'node:path'
import { BIN, ROOT } from './commands.mjs'
import {
  oneCheck,
  playwrightCounts,
  playwrightDurations,
  playwrightFailures,
  printedCounts,
  vitestCounts,
  vitestDurations,
  vitestFailures,
} from './reports.mjs'

export const REPORTS = join(ROOT, '.reports')
const UI = join(ROOT, 'packages/ui')
export const SITES = { local: join(UI, 'dist'), firebase: join(UI, 'dist-firebase') }
export const reportOf = (name) => join(REPORTS, `${name}.json`)

const UNIT = ['domain', 'adapters-local', 'adapters-firebase', 'alone', 'ui', 'ui-build', 'tools']
const check = (name, script, args = []) => ({ name, script, args, count: oneCheck })
/** A script of ours that prints `N passed, N failed`. */
const ours = (name, script = name) => ({
  name,
  script: join(ROOT, `scripts/${script}.mjs`),
  args: [],
  count: printedCounts,
})
const vitest = (name, projects) => ({
  name,
  script: BIN.vitest,
  args: [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ],
  count: vitestCounts(reportOf(name)),
  failures: vitestFailures(reportOf(name)),
  durations: vitestDurations(reportOf(name)),
})
const playwright = (name) => ({
  name,
  script: BIN.playwright,
  args: ['test'],
  count: playwrightCounts(reportOf(name)),
  failures: playwrightFailures(reportOf(name)),
  durations: playwrightDurations(reportOf(name)),
})

/** One after the other: each has a worker per core. */
export const MAIN = [
  { ...check('build', BIN.vite, ['build']), cwd: UI },
  vitest('unit', UNIT),
  vitest('stories', ['storybook']),
  { ...playwright('e2e'), site: SITES.local },
  {
    ...vitest('emulators', ['emulators']),
    firebase: true,
    ownEmulators: true,
    list: ['list', '--project', 'emulators'],
  },
  {
    ...playwright('e2e-firebase'),
    site: SITES.firebase,
    firebase: true,
    after: 'build-firebase',
    list: ['test', '--list'],
  },
]

/** Beside them, at a lower priority, in the time that they wait for pages and answers. */
export const BESIDE = [
  check('typecheck', BIN.tsc, ['-b']),
  check('lint', BIN.oxlint, ['--type-aware', '--deny-warnings']),
  check('format', BIN.prettier, ['--check', '--log-level', 'warn', '.']),
  ours('boundaries'),
  ours('docs'),
  { ...ours('budget'), site: SITES.local, after: 'build' },
  check('storybook', BIN.storybook, ['build', '--test', '--loglevel', 'warn', '-o', 'storybook-static']),
  {
    ...check('build-firebase', BIN.vite, ['build', '--outDir', SITES.firebase, '--emptyOutDir']),
    cwd: UI,
    firebase: true,
  },
  { ...ours('budget-firebase', 'budget'), site: SITES.firebase, firebase: true },
  { ...ours('hosting'), site: SITES.local, firebase: true, after: 'build' },
]
