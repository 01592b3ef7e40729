// The long suites with their full counts (npm test runs seeded samples of them); keeps the report in docs/benchmarks.md.
import { mkdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { keepReport, machine } from './lib/benchmarks.mjs'
import { BIN, ROOT, runNode } from './lib/commands.mjs'
import {
  failIfNothingRan,
  inWords,
  listedTests,
  NOTHING,
  playwrightCounts,
  sum,
  vitestCounts,
} from './lib/reports.mjs'
import { startEmulators } from '../tools/emulators/start.mjs'

const REPORTS = join(ROOT, '.reports')
const UNIT = join(REPORTS, 'soak-unit.json')
const E2E = join(REPORTS, 'soak-e2e.json')
/** For the emulators too. */
process.env.CADERNO_SOAK = '1'
const env = { CADERNO_SOAK: '1', CADERNO_E2E_JSON: E2E }

mkdirSync(REPORTS, { recursive: true })
const emulators = await startEmulators()
const projects = [
  'domain',
  'adapters-local',
  'adapters-firebase',
  ...(emulators.missing ? [] : ['emulators']),
].flatMap((name) => ['--project', name])
/** Not the whole configuration of an app on them: the tests of the other projects bring their own. */
const hosts = emulators.missing
  ? {}
  : { FIRESTORE_EMULATOR_HOST: emulators.firestore, FIREBASE_AUTH_EMULATOR_HOST: emulators.auth }
const build = await runNode(BIN.vite, ['build'], { cwd: join(ROOT, 'packages/ui'), show: true })
if (build.code !== 0) await end(build.code)
const unit = await runNode(
  BIN.vitest,
  [
    'run',
    ...projects,
    '--testTimeout=1800000',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${UNIT}`,
  ],
  { env: { ...env, ...hosts }, show: true },
)
const e2e = await runNode(BIN.playwright, ['test', 'local-store', 'updates', '--timeout=1800000'], {
  env,
  show: true,
})

const skipped = emulators.missing
  ? await listedTests({ script: BIN.vitest, list: ['list', '--project', 'emulators'] }, env)
  : NOTHING
if (emulators.missing) console.log(`\n${emulators.missing} The tests on Firebase were skipped.`)
const counts = [
  failIfNothingRan(unit, vitestCounts(UNIT)(unit)),
  failIfNothingRan(e2e, playwrightCounts(E2E)(e2e)),
  skipped,
]
const total = counts.reduce(sum)
const report = `${machine()}\n\n**${inWords(total)}.** The laws and suites that took longest:\n\n${longest()}`
console.log(`\n${report}\n`)
keepReport('soak', report)
await end(total.failed > 0 ? 1 : 0)

async function end(code) {
  await emulators.stop?.()
  process.exit(code)
}

/** The twenty slowest tests: they are the ones that the full counts lengthen. */
function longest() {
  const rows = [...unitTests(), ...browserTests()]
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 20)
  const lines = rows.map(
    ({ file, name, passed, milliseconds }) =>
      `| ${file} | ${name.replaceAll('|', '\\|')} | ${passed ? 'yes' : '**no**'} | ${(milliseconds / 1000).toFixed(1)} s |`,
  )
  return ['| file | test | passed | time |', '|---|---|---|---|', ...lines].join('\n')
}

function unitTests() {
  return JSON.parse(readFileSync(UNIT, 'utf8')).testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      file: relative(ROOT, file),
      name: fullName,
      passed: status === 'passed',
      milliseconds: duration ?? 0,
    })),
  )
}

function browserTests() {
  const all = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(all)]
  return all(JSON.parse(readFileSync(E2E, 'utf8'))).map(({ file, title, ok, tests }) => ({
    file: `e2e/${file}`,
    name: title,
    passed: ok,
    milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
}
