// firebase.json is what firebase-tools accepts, and the preview answers by it as Firebase Hosting's own engine does: every deployed file,
// routes and odd paths.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './lib/commands.mjs'
import { SITE, serveSite } from './lib/site.mjs'

/** The preview of a build for the emulators may connect to them, which no hosted site may. */
for (const name of ['VITE_FIREBASE_AUTH_EMULATOR_URL', 'VITE_FIRESTORE_EMULATOR_HOST']) process.env[name] = ''

const require = createRequire(join(ROOT, 'tools/emulators/package.json'))
const FIREBASE_JSON = join(ROOT, 'firebase.json')
const { hosting } = JSON.parse(readFileSync(FIREBASE_JSON, 'utf8'))
const isConfiguration = require('firebase-tools/lib/firebaseConfigValidate.js').getValidator()
const HEADERS = [
  ...new Set(hosting.headers.flatMap(({ headers }) => headers.map(({ key }) => key.toLowerCase()))),
]
const ODD = [
  '/',
  '/login',
  '/login/',
  '/login?aba=1',
  '/nao-existe',
  '/a.b',
  '/.well-known/x',
  '/%2e%2e',
  '/..%2findex.html',
  '//login',
  '/index.html/',
]
const MISSING = [
  '/assets',
  '/assets/',
  '/assets/gone.js',
  '//assets//gone.js',
  '/assets/%2e%2e/theme.js',
  '/.vite/manifest.json',
]

const files = require('firebase-tools/lib/listFiles.js').listFiles(SITE, hosting.ignore)
const [preview, firebase] = [await serveSite(), await serveDeployed()]
console.log('  the preview answers as Firebase Hosting does (B28)')
const problems = []
const paths = [...new Set([...ODD, ...MISSING, ...files.map((file) => `/${file}`)])]
for (const path of paths) {
  const [ours, theirs] = [await answer(preview.url, path), await answer(firebase.url, path)]
  const different = Object.keys(ours).filter((part) => ours[part] !== theirs[part])
  if (different.length > 0) problems.push(path)
  for (const part of different)
    console.log(
      `✗ ${path}: ${part} is «${short(ours[part])}» in the preview, «${short(theirs[part])}» at Firebase Hosting`,
    )
}
await Promise.all([preview.close(), firebase.close()])
if (!isConfiguration(JSON.parse(readFileSync(FIREBASE_JSON, 'utf8')))) {
  problems.push(FIREBASE_JSON)
  console.log(`✗ firebase.json: ${JSON.stringify(isConfiguration.errors)}`)
}
console.log(`${paths.length + 1 - problems.length} passed, ${problems.length} failed`)
process.exit(problems.length > 0 || files.length === 0 ? 1 : 0)

/** What a deployment would upload, served as the hosting emulator of firebase-tools serves it. */
async function serveDeployed() {
  const folder = mkdtempSync(join(tmpdir(), 'caderno-deployed-'))
  for (const file of files) cpSync(join(SITE, file), join(folder, 'site', file))
  const engine = require('superstatic').server({
    port: 0,
    hostname: 'localhost',
    cwd: folder,
    config: { ...hosting, public: 'site' },
    stack: 'strict',
    compression: true,
  })
  const server = await new Promise((resolve) => {
    const listening = engine.listen(() => resolve(listening))
  })
  const close = () =>
    new Promise((resolve) => server.close(resolve)).then(() => rmSync(folder, { recursive: true }))
  return { url: `http://localhost:${server.address().port}`, close }
}

/** Without a client that tidies the path up. Of what is missing only that it is missing is compared. */
function answer(url, path) {
  const { port } = new URL(url)
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path, agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk) => (body += chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          body: response.statusCode === 200 ? body : '',
          ...configured(response.headers),
        }),
      )
    }).once('error', reject)
  })
}

function configured(headers) {
  return Object.fromEntries(HEADERS.map((name) => [name, headers[name]]))
}

function short(text) {
  return String(text).slice(0, 100)
}
