// Runs everything, goes on after a red suite, and ends in one plain line with the sums. Exits non-zero if anything is red.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { findChromium } from './lib/chromium.mjs'
import { BIN, ROOT, runNode } from './lib/commands.mjs'
import { honest, inWords, NOTHING, oneCheck, playwrightCounts, printedCounts, sum, vitestCounts } from './lib/reports.mjs'

const REPORTS = join(ROOT, '.reports')
const SITE = join(ROOT, 'packages/ui/dist')
const report = (name) => join(REPORTS, `${name}.json`)
const vitest = (name, projects) => [
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report(name)}`,
]

const SUITES = [
  { name: 'typecheck', script: BIN.tsc, args: ['-b'], count: oneCheck },
  { name: 'lint', script: BIN.oxlint, args: ['--type-aware', '--deny-warnings'], count: oneCheck },
  { name: 'walls', script: join(ROOT, 'scripts/walls.mjs'), args: [], count: printedCounts, collect: true },
  { name: 'docs', script: join(ROOT, 'scripts/docs.mjs'), args: [], count: printedCounts, collect: true },
  { name: 'unit', script: BIN.vitest, args: vitest('unit', ['domain', 'adapters-local', 'adapters-firebase', 'ui']), count: vitestCounts(report('unit')) },
  { name: 'stories', script: BIN.vitest, args: vitest('stories', ['storybook']), count: vitestCounts(report('stories')) },
  { name: 'build', script: BIN.vite, args: ['build'], cwd: join(ROOT, 'packages/ui'), count: oneCheck },
  { name: 'budget', script: join(ROOT, 'scripts/budget.mjs'), args: [], count: printedCounts, collect: true, needsSite: true },
  { name: 'storybook', script: BIN.storybook, args: ['build', '--loglevel', 'warn', '-o', 'storybook-static'], count: oneCheck },
  { name: 'e2e', script: BIN.playwright, args: ['test'], count: playwrightCounts(report('e2e')), needsSite: true },
]

rmSync(REPORTS, { recursive: true, force: true })
rmSync(SITE, { recursive: true, force: true })
mkdirSync(REPORTS)
const env = {
  CHROMIUM_PATH: findChromium() ?? '',
  CADERNO_E2E_PORT: process.env.CADERNO_E2E_PORT ?? String(await freePort()),
  CADERNO_E2E_JSON: report('e2e'),
  STORYBOOK_DISABLE_TELEMETRY: '1',
}

const results = []
for (const suite of SUITES) results.push(await run(suite))
console.log(`\n${results.map(({ line }) => line).join('\n')}\n`)
const total = results.map(({ counts }) => counts).reduce(sum, NOTHING)
console.log(inWords(total))
process.exit(total.failed > 0 ? 1 : 0)

async function run({ name, script, args, cwd, count, collect = false, needsSite = false }) {
  console.log(`\n▶ ${name}`)
  const started = Date.now()
  const site = !needsSite || existsSync(join(SITE, 'index.html'))
  const ended = site ? await runNode(script, args, { cwd, env, show: !collect }) : { code: 1, stdout: '', stderr: 'There is no built site.\n' }
  process.stdout.write(`${ended.stdout}${ended.stderr}`)
  const counts = honest(ended, count(ended))
  const seconds = Math.round((Date.now() - started) / 1000)
  return { counts, line: `${counts.failed > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${inWords(counts)} (${seconds} s)` }
}

/** A port of our own: a site that is being served meanwhile does not stand in for the one just built. */
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
