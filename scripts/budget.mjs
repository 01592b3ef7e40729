// The sizes that the built site may not exceed (1 kB = 1000 B, 1 KiB = 1024 B, gzipped): what /login loads, and each lazy part.
import { SITE, launchBrowser, serveSite } from './lib/site.mjs'
import { closure, readBundle } from './lib/bundle.mjs'
import { loadLogin } from './lib/login-load.mjs'

const KIB = 1024
const LIMITS = {
  painted: 118_000,
  login: 168_000,
  css: 12 * KIB,
  requests: 6,
  shell: 92_000,
  lazy: 60 * KIB,
  total: 552 * KIB,
  auth: 40_000,
  firestore: 165_000,
}
const FOREIGN_TO_LOGIN =
  /^node_modules\/(d3-[a-z]+|@mantine\/spotlight)\/|^packages\/ui\/src\/features\/(?!login\/)|^packages\/domain\/src\/(?!(bug-report|identity|kernel|registration|shell)\/)/
const SHELL = 'src/app/Shell.tsx'
const SIGNED_IN_SCREEN =
  /^src\/features\/(?:dashboard|career|finance|skills|reading|semester)\/\w+Screen\.tsx$/
/** What is opened in the shell alone. */
const IN_THE_SHELL =
  /^(?:\.\.\/adapters-firebase|src\/(?:composition|modules|features\/(?:account|career|dashboard|finance|intake|profile|reading|semester|skills|spotlight)))\//
const FIREBASE = /^node_modules\/@?firebase\//
const FIRESTORE = /^node_modules\/@firebase\/firestore\//

const bundle = readBundle(SITE)
const hasFirebase = (file) => bundle.modulesOf(file).some((path) => FIREBASE.test(path))
const hasFirestore = (file) => bundle.modulesOf(file).some((path) => FIRESTORE.test(path))
const load = await worstOfThree()
const rows = [
  ...loginRows(load),
  ...(bundle.scripts.some(hasFirebase) ? firebaseRows(load) : [noFirebaseRow()]),
  ...lazyRows(),
  totalRow(),
]
for (const { ok, name, figure, limit, detail } of rows) {
  console.log(
    `${ok ? '✓' : '✗'} ${name.padEnd(52)} ${String(figure).padStart(9)}  ≤ ${limit}${detail && !ok ? `\n    ${detail}` : ''}`,
  )
}
const failed = rows.filter(({ ok }) => !ok).length
console.log(`${rows.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** What is asked for before paint may vary with the machine's mood: the largest of three loads counts. */
async function worstOfThree() {
  const site = await serveSite()
  const browser = await launchBrowser()
  try {
    const loads = []
    for (let round = 0; round < 3; round++) loads.push(await loadLogin(browser, site.url))
    return loads
      .map((one) => ({ ...one, ...filesOf(one, site.url) }))
      .reduce((one, other) => (bundle.total(other.painted) > bundle.total(one.painted) ? other : one))
  } finally {
    await browser.close()
    await site.close()
  }
}

function filesOf({ requests, early }, url) {
  const own = (list, ending) => [
    ...new Set(
      list
        .filter(({ origin, pathname }) => origin === url && pathname.endsWith(ending))
        .map(({ pathname }) => pathname.slice(1)),
    ),
  ]
  return {
    painted: own(early, '.js'),
    login: own(requests, '.js'),
    css: own(requests, '.css'),
    foreign: requests.filter(({ origin }) => origin !== url),
    page: requests.length,
    untilPainted: ['/login', ...early.map(({ pathname }) => pathname)],
  }
}

function loginRows({ painted, login, css, foreign, page, untilPainted }) {
  const intruders = login.flatMap((file) =>
    bundle
      .modulesOf(file)
      .filter((path) => FOREIGN_TO_LOGIN.test(path))
      .map((path) => `${file}: ${path}`),
  )
  console.log(
    `  ${page} requests on /login in all, ${untilPainted.length} of them before the form was painted`,
  )
  return [
    bytes('scripts until the login form is painted (P1)', painted, LIMITS.painted),
    bytes(
      'scripts on /login in all, but Firebase (P1)',
      login.filter((file) => !hasFirebase(file)),
      LIMITS.login,
    ),
    count('modules of other routes, charts or the search (P1)', intruders, 0),
    bytes('style sheets on /login (P2)', css, LIMITS.css),
    count('requests until the login form is painted (P2)', untilPainted, LIMITS.requests),
    count('requests to other hosts (P2)', foreign.map(String), 0),
  ]
}

function noFirebaseRow() {
  return count('scripts of the site with Firebase in them (P3)', bundle.scripts.filter(hasFirebase), 0)
}

/** A site that is built for Firebase asks for Auth after paint, and for Firestore not before somebody is signed in. */
function firebaseRows({ painted, login }) {
  const auth = login.filter(hasFirebase)
  const firestore = dynamicEntries()
    .flatMap((key) => [...closure(bundle.manifest, key)])
    .filter((file) => hasFirebase(file) && !auth.includes(file))
  return [
    count('scripts with Firebase until the form is painted (P3)', painted.filter(hasFirebase), 0),
    count('scripts with Firestore on /login (P3)', login.filter(hasFirestore), 0),
    bytes('Firebase Auth, after the form is painted (P4)', auth, LIMITS.auth),
    bytes('Firestore, once somebody is signed in (P4)', new Set(firestore), LIMITS.firestore),
  ]
}

function dynamicEntries() {
  return Object.keys(bundle.manifest).filter((key) => bundle.manifest[key].isDynamicEntry)
}

/** What is loaded whoever is signed in: the shell, and what all screens in it share. */
function signedInScripts() {
  const screens = Object.keys(bundle.manifest).filter((key) => SIGNED_IN_SCREEN.test(key))
  return new Set([...closure(bundle.manifest, SHELL), ...inEach(screens)])
}

/** What a lazily loaded part adds to what is there when it is asked for: the first page, the part that asks, and on a signed-in page what all of those load. Firebase has rows of its own. */
function lazyRows() {
  const signedIn = signedInScripts()
  const beyondLogin = [...signedIn].filter((file) => !load.login.includes(file) && !hasFirebase(file))
  const rows = dynamicEntries()
    .filter((key) => key !== SHELL && !hasFirebase(bundle.manifest[key].file))
    .map((key) => {
      const there = new Set([...load.login, ...askers(key), ...(IN_THE_SHELL.test(key) ? signedIn : [])])
      return bytes(
        `${key.replace('src/', '')} (P4)`,
        [...closure(bundle.manifest, key)].filter((file) => !there.has(file) && !hasFirebase(file)),
        LIMITS.lazy,
      )
    })
    .sort((one, other) => other.figure - one.figure)
  return [bytes('what every signed-in page loads (P4)', beyondLogin, LIMITS.shell), ...rows]
}

/** The scripts that are loaded whichever part asks. */
function askers(key) {
  const asking = Object.entries(bundle.manifest).filter(([, { dynamicImports = [] }]) =>
    dynamicImports.includes(key),
  )
  return inEach(asking.map(([asker]) => asker))
}

/** The scripts that each of these parts loads. */
function inEach(keys) {
  const [first = new Set(), ...others] = keys.map((key) => closure(bundle.manifest, key))
  return [...first].filter((file) => others.every((files) => files.has(file)))
}

function totalRow() {
  return bytes(
    'all scripts but Firebase (P4)',
    bundle.scripts.filter((file) => !hasFirebase(file)),
    LIMITS.total,
  )
}

function bytes(name, files, limit) {
  const figure = bundle.total(files)
  const largest = [...files].sort((one, other) => bundle.gzip(other) - bundle.gzip(one))
  return {
    name,
    figure,
    limit,
    ok: figure <= limit,
    detail: largest.map((file) => `${file} ${bundle.gzip(file)}`).join('\n    '),
  }
}

function count(name, found, limit) {
  return { name, figure: found.length, limit, ok: found.length <= limit, detail: found.join('\n    ') }
}
