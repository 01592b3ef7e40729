// The long suites with their full counts (npm test runs seeded samples of them); keeps the report in docs/benchmarks.md.
import { mkdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { keepReport, machine } from './lib/benchmarks.mjs'
import { BIN, ROOT, runNode } from './lib/commands.mjs'
import { honest, inWords, playwrightCounts, sum, vitestCounts } from './lib/reports.mjs'

const REPORTS = join(ROOT, '.reports')
const UNIT = join(REPORTS, 'soak-unit.json')
const E2E = join(REPORTS, 'soak-e2e.json')
const env = { CADERNO_SOAK: '1', CADERNO_E2E_JSON: E2E }

mkdirSync(REPORTS, { recursive: true })
const projects = ['domain', 'adapters-local', 'adapters-firebase'].flatMap((name) => ['--project', name])
const build = await runNode(BIN.vite, ['build'], { cwd: join(ROOT, 'packages/ui'), show: true })
if (build.code !== 0) process.exit(build.code)
const unit = await runNode(BIN.vitest, ['run', ...projects, '--testTimeout=1800000', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`], { env, show: true })
const e2e = await runNode(BIN.playwright, ['test', 'local-store', '--timeout=1800000'], { env, show: true })

const counts = [honest(unit, vitestCounts(UNIT)(unit)), honest(e2e, playwrightCounts(E2E)(e2e))]
const total = counts.reduce(sum)
const report = `${machine()}\n\n**${inWords(total)}.** The laws and suites that took longest:\n\n${longest()}`
console.log(`\n${report}\n`)
keepReport('soak', report)
process.exit(total.failed > 0 ? 1 : 0)

/** The twenty slowest tests: they are the ones that the full counts lengthen. */
function longest() {
  const rows = [...unitTests(), ...browserTests()].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, 20)
  const lines = rows.map(({ file, name, passed, milliseconds }) => `| ${file} | ${name.replaceAll('|', '\\|')} | ${passed ? 'yes' : '**no**'} | ${(milliseconds / 1000).toFixed(1)} s |`)
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
