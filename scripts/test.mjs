// Runs everything, goes on after a red suite, and ends in one plain line with the sums. Exits non-zero if anything is red.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { findChromium } from './lib/chromium.mjs'
import { runNode } from './lib/commands.mjs'
import { emulatorEnv, startEmulators } from '../tools/emulators/start.mjs'
import { failIfNothingRan, inWords, listedTests, NOTHING, slowest, sum } from './lib/reports.mjs'
import { BESIDE, MAIN, REPORTS, reportOf, SITES } from './lib/suites.mjs'

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
const emulators = startEmulators().catch((error) => ({ failed: String(error) }))

const ended = new Map([...MAIN, ...BESIDE].map(({ name }) => [name, deferred()]))
const results = (await Promise.all([inOrder(MAIN, true), inOrder(BESIDE, false)])).flat()
const { missing, stop } = await emulators
await stop?.()

const tests = results.flatMap(({ durations }) => durations)
console.log(`\nThe ten slowest tests:\n${slowest(tests).join('\n')}`)
console.log(`\n${results.map(({ line }) => line).join('\n')}\n`)
if (missing) console.log(`${missing} The suites on Firebase were skipped.`)
const total = results.map(({ counts }) => counts).reduce(sum, NOTHING)
console.log(inWords(total))
process.exit(total.failed > 0 ? 1 : 0)

async function inOrder(suites, show) {
  const results = []
  for (const suite of suites) {
    await ended.get(suite.after)?.promise
    results.push(await run(suite, show))
    ended.get(suite.name).resolve()
  }
  return results
}

async function run(suite, show) {
  const { name, site, firebase = false, script, args, cwd } = suite
  const started = Date.now()
  const running = firebase ? await emulators : {}
  if (show) console.log(`\n▶ ${name}`)
  const env = { ...common, ...(await browserEnv(name, site)) }
  if (running.missing) return reported(suite, await listedTests(suite, env), started)
  const problem =
    running.failed ?? (site && !existsSync(join(site, 'index.html')) ? 'There is no built site.' : undefined)
  // A suite that wears its emulators out starts its own.
  const hosts = running.firestore && !suite.ownEmulators ? emulatorEnv(running) : {}
  const outcome = problem
    ? { code: 1, stdout: '', stderr: `${problem}\n` }
    : await runNode(script, args, { cwd, env: { ...env, ...hosts }, show, yielding: !show })
  if (!show) console.log(`\n▶ ${name} (beside)`)
  process.stdout.write(`${outcome.stdout}${outcome.stderr}`)
  return reported(suite, failIfNothingRan(outcome, suite.count(outcome)), started)
}

function reported({ name, failures = () => [], durations = () => [] }, counts, started) {
  const seconds = Math.round((Date.now() - started) / 1000)
  const failed = counts.failed > 0
  const line = `${failed ? '✗' : '✓'} ${name.padEnd(15)} ${inWords(counts)} (${seconds} s)`
  return {
    counts,
    durations: durations(),
    line: [line, ...(failed ? failures() : []).map((failure) => '    '.concat(failure))].join('\n'),
  }
}

function deferred() {
  let resolve
  const promise = new Promise((done) => (resolve = done))
  return { promise, resolve }
}

/** A port of our own: a site that is being served meanwhile does not stand in for the one just built. */
async function browserEnv(name, site = SITES.local) {
  const backend = site === SITES.firebase ? 'firebase' : 'local'
  return {
    CADERNO_E2E_BACKEND: backend,
    CADERNO_E2E_DIST: site,
    CADERNO_E2E_JSON: reportOf(name),
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
