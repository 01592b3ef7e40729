// Runs everything, goes on after a red suite, and ends in one plain line with the sums. Exits non-zero if anything is red.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { findChromium } from './lib/chromium.mjs'
import { BIN, ROOT, runNode } from './lib/commands.mjs'
import { emulatorEnv, startEmulators } from '../tools/emulators/start.mjs'
import {
  honest,
  inWords,
  listedTests,
  NOTHING,
  oneCheck,
  playwrightCounts,
  playwrightFailures,
  printedCounts,
  sum,
  vitestCounts,
  vitestFailures,
} from './lib/reports.mjs'

const REPORTS = join(ROOT, '.reports')
const UI = join(ROOT, 'packages/ui')
const SITES = { local: join(UI, 'dist'), firebase: join(UI, 'dist-firebase') }
const report = (name) => join(REPORTS, `${name}.json`)
const vitest = (name, projects) => [
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report(name)}`,
]
const byVitest = (name) => ({ count: vitestCounts(report(name)), failures: vitestFailures(report(name)) })
const byPlaywright = (name) => ({
  count: playwrightCounts(report(name)),
  failures: playwrightFailures(report(name)),
})

const SUITES = [
  { name: 'typecheck', script: BIN.tsc, args: ['-b'], count: oneCheck },
  { name: 'lint', script: BIN.oxlint, args: ['--type-aware', '--deny-warnings'], count: oneCheck },
  { name: 'format', script: BIN.prettier, args: ['--check', '--log-level', 'warn', '.'], count: oneCheck },
  { name: 'walls', script: join(ROOT, 'scripts/walls.mjs'), args: [], count: printedCounts, collect: true },
  { name: 'docs', script: join(ROOT, 'scripts/docs.mjs'), args: [], count: printedCounts, collect: true },
  {
    name: 'unit',
    script: BIN.vitest,
    args: vitest('unit', [
      'domain',
      'adapters-local',
      'adapters-firebase',
      'alone',
      'ui',
      'ui-build',
      'tools',
    ]),
    ...byVitest('unit'),
  },
  { name: 'stories', script: BIN.vitest, args: vitest('stories', ['storybook']), ...byVitest('stories') },
  { name: 'build', script: BIN.vite, args: ['build'], cwd: UI, count: oneCheck },
  {
    name: 'budget',
    script: join(ROOT, 'scripts/budget.mjs'),
    args: [],
    count: printedCounts,
    collect: true,
    site: SITES.local,
  },
  {
    name: 'storybook',
    script: BIN.storybook,
    args: ['build', '--loglevel', 'warn', '-o', 'storybook-static'],
    count: oneCheck,
  },
  { name: 'e2e', script: BIN.playwright, args: ['test'], ...byPlaywright('e2e'), site: SITES.local },
  {
    name: 'emulators',
    script: BIN.vitest,
    args: vitest('emulators', ['emulators']),
    ...byVitest('emulators'),
    firebase: true,
    wears: true,
    list: ['list', '--project', 'emulators'],
  },
  {
    name: 'hosting',
    script: join(ROOT, 'scripts/hosting.mjs'),
    args: [],
    count: printedCounts,
    collect: true,
    site: SITES.local,
    firebase: true,
  },
  {
    name: 'build-firebase',
    script: BIN.vite,
    args: ['build', '--outDir', SITES.firebase, '--emptyOutDir'],
    cwd: UI,
    count: oneCheck,
    firebase: true,
  },
  {
    name: 'budget-firebase',
    script: join(ROOT, 'scripts/budget.mjs'),
    args: [],
    count: printedCounts,
    collect: true,
    site: SITES.firebase,
    firebase: true,
  },
  {
    name: 'e2e-firebase',
    script: BIN.playwright,
    args: ['test'],
    ...byPlaywright('e2e-firebase'),
    site: SITES.firebase,
    firebase: true,
    list: ['test', '--list'],
  },
]

rmSync(REPORTS, { recursive: true, force: true })
for (const site of Object.values(SITES)) rmSync(site, { recursive: true, force: true })
mkdirSync(REPORTS)
/** A configuration that lies about for this machine's own use must not decide what is tested. */
const settings = [
  'VITE_AVATAR_URL',
  ...Object.keys(emulatorEnv({})).filter((name) => name.startsWith('VITE_')),
]
const unconfigured = Object.fromEntries(settings.map((name) => [name, '']))
const common = { CHROMIUM_PATH: findChromium() ?? '', STORYBOOK_DISABLE_TELEMETRY: '1', ...unconfigured }
const start = () => startEmulators().catch((error) => ({ failed: String(error) }))
/** Firestore's emulator keeps every value that its rules ever saw: a suite that wears it out has the next pair started meanwhile. */
const pairs = [start()]

const results = []
for (const suite of SUITES) {
  results.push(await run(suite))
  if (suite.wears) await (await pairs.shift()).stop?.()
}
await (await pairs[0]).stop?.()
console.log(`\n${results.map(({ line }) => line).join('\n')}\n`)
const { missing } = await pairs[0]
if (missing) console.log(`${missing} The suites on Firebase were skipped.`)
const total = results.map(({ counts }) => counts).reduce(sum, NOTHING)
console.log(inWords(total))
process.exit(total.failed > 0 ? 1 : 0)

async function run(suite) {
  const { name, firebase = false, collect = false, script, args, cwd } = suite
  console.log(`\n▶ ${name}`)
  const started = Date.now()
  const emulators = firebase ? await pairs[0] : {}
  if (suite.wears) pairs.push(start())
  const env = {
    ...common,
    ...(await browserEnv(name, suite.site)),
    ...(emulators.firestore ? emulatorEnv(emulators) : {}),
  }
  if (emulators.missing) return reported(suite, await listedTests(suite, env), started)
  const problem =
    emulators.failed ??
    (suite.site && !existsSync(join(suite.site, 'index.html')) ? 'There is no built site.' : undefined)
  const ended = problem
    ? { code: 1, stdout: '', stderr: `${problem}\n` }
    : await runNode(script, args, { cwd, env, show: !collect })
  process.stdout.write(`${ended.stdout}${ended.stderr}`)
  return reported(suite, honest(ended, suite.count(ended)), started)
}

function reported({ name, failures = () => [] }, counts, started) {
  const seconds = Math.round((Date.now() - started) / 1000)
  const failed = counts.failed > 0
  const line = `${failed ? '✗' : '✓'} ${name.padEnd(15)} ${inWords(counts)} (${seconds} s)`
  return {
    counts,
    line: [line, ...(failed ? failures() : []).map((failure) => '    '.concat(failure))].join('\n'),
  }
}

/** A port of our own: a site that is being served meanwhile does not stand in for the one just built. */
async function browserEnv(name, site = SITES.local) {
  const backend = site === SITES.firebase ? 'firebase' : 'local'
  return {
    CADERNO_E2E_BACKEND: backend,
    CADERNO_E2E_DIST: site,
    CADERNO_E2E_JSON: report(name),
    CADERNO_E2E_PORT: String(await freePort()),
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, 'localhost', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
