// Counts what each screen reads and writes in Firestore, on the emulators with the real rules: `node scripts/operations.mjs`.
// The table of docs/deploying.md comes from here.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emulatorEnv, startEmulators } from '../tools/emulators/start.mjs'
import { BIN, ROOT, runNode } from './lib/commands.mjs'
import { startOperationsProxy } from './lib/operations-proxy.mjs'

const RULES = join(ROOT, 'packages/adapters-firebase/firestore.rules')
const PROJECT = `demo-operations-${process.pid}`

const emulators = await startEmulators()
if (emulators.missing) {
  console.error(emulators.missing)
  process.exit(1)
}
await loadRules()
const proxy = await startOperationsProxy(emulators.firestore)
const folder = mkdtempSync(join(tmpdir(), 'caderno-operations-'))
Object.assign(process.env, emulatorEnv({ ...emulators, forBrowsers: proxy.host }), {
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  CADERNO_E2E_DIST: folder,
})
const build = await runNode(
  BIN.vite,
  ['build', 'packages/ui', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
  { show: true },
)
if (build.code !== 0) process.exit(build.code)

const { launchBrowser, serveSite } = await import('./lib/site.mjs')
const { openScreens } = await import('./lib/screens.mjs')
const [site, browser] = [await serveSite(), await launchBrowser()]
console.log('| screen or action | reads | writes | deletions |\n|---|---|---|---|')
let before = counted()
try {
  await openScreens(browser, site.url, async (name, act) => {
    await act()
    await quiet()
    const after = counted()
    console.log(
      `| ${name} | ${['read', 'write', 'delete'].map((kind) => inWords(kind, before, after)).join(' | ')} |`,
    )
    before = after
  })
} finally {
  await Promise.all([browser.close(), site.close(), proxy.close()])
  await emulators.stop()
  rmSync(folder, { recursive: true })
}

/** Nothing more is counted for two seconds: an open listener never ends. */
async function quiet() {
  for (
    let [last, since] = [-1, Date.now()];
    Date.now() - since < 2_000;
    await new Promise((resolve) => setTimeout(resolve, 100))
  ) {
    const { length } = proxy.operations()
    if (length !== last) [last, since] = [length, Date.now()]
  }
}

/** How often each kind of operation was done in each collection, so far. */
function counted() {
  const counts = {}
  for (const { kind, collection } of proxy.operations()) {
    counts[collection] ??= { read: 0, query: 0, write: 0, delete: 0 }
    counts[collection][kind] += 1
  }
  return counts
}

/** «3 (alunos 1, leitura 2)»; a query counts as one read at least. */
function inWords(kind, earlier, later) {
  const more = (collection, of) => later[collection][of] - (earlier[collection]?.[of] ?? 0)
  const counts = Object.keys(later).map((name) => ({
    name,
    count: kind === 'read' ? Math.max(more(name, 'read'), more(name, 'query')) : more(name, kind),
  }))
  const done = counts.filter(({ count }) => count > 0)
  const total = done.reduce((sum, { count }) => sum + count, 0)
  return total === 0 ? '0' : `${total} (${done.map(({ name, count }) => `${name} ${count}`).join(', ')})`
}

async function loadRules() {
  const body = JSON.stringify({
    rules: { files: [{ name: 'firestore.rules', content: readFileSync(RULES, 'utf8') }] },
  })
  const response = await fetch(
    `http://${emulators.firestore}/emulator/v1/projects/${PROJECT}:securityRules`,
    { method: 'PUT', body },
  )
  if (!response.ok) throw new Error(await response.text())
}
