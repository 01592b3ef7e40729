import { fork, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFirestore } from './find-jar.mjs'

const HERE = dirname(fileURLToPath(import.meta.url))
const RULES = join(HERE, '../../packages/adapters-firebase/firestore.rules')
const HOST = '127.0.0.1'

/** A project id that begins with «demo-» never reaches a hosted service. */
export const PROJECT = 'demo-caderno'

/**
 * Both emulators, already running (then `stop` leaves them alone) or started here.
 * Where Firestore's cannot run: `{ missing }`, one line that says how to get it.
 */
export async function startEmulators(env = process.env) {
  const running = { firestore: env.FIRESTORE_EMULATOR_HOST, auth: env.FIREBASE_AUTH_EMULATOR_HOST }
  if (running.firestore && running.auth) return { ...running, stop: () => Promise.resolve() }
  const { jar, missing } = findFirestore(env)
  if (missing) return { missing }
  if (!(await installAuth()))
    return {
      missing: 'The Auth emulator could not be installed: see the output of npm ci in tools/emulators.',
    }
  const [firestorePort, authPort, proxyPort] = await Promise.all([freePort(), freePort(), freePort()])
  const supervisor = fork(
    join(HERE, 'supervisor.mjs'),
    [PROJECT, jar, RULES, firestorePort, authPort, proxyPort].map(String),
  )
  await ready(supervisor)
  return {
    firestore: `${HOST}:${firestorePort}`,
    forBrowsers: `${HOST}:${proxyPort}`,
    auth: `${HOST}:${authPort}`,
    stop: () => stop(supervisor),
  }
}

/** What a process needs to find running emulators, and what a build for them is configured with. */
export const emulatorEnv = ({ firestore, forBrowsers = firestore, auth }) => ({
  FIRESTORE_EMULATOR_HOST: firestore,
  FIREBASE_AUTH_EMULATOR_HOST: auth,
  VITE_FIREBASE_API_KEY: 'demo-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_APP_ID: 'demo',
  VITE_FIREBASE_AUTH_EMULATOR_URL: `http://${auth}`,
  VITE_FIRESTORE_EMULATOR_HOST: forBrowsers,
})

/** firebase-tools weighs 312 MB: only who tests against the emulators installs it. */
function installAuth() {
  if (existsSync(join(HERE, 'node_modules/firebase-tools/lib/emulator/auth/server.js')))
    return Promise.resolve(true)
  console.log('Installing firebase-tools for the emulators (npm ci in tools/emulators)…')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const [command, all] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args]
  return new Promise((resolve) => {
    const child = spawn(command, all, { cwd: HERE, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}

function ready(supervisor) {
  return new Promise((resolve, reject) => {
    supervisor.once('message', resolve)
    supervisor.once('exit', (code) => reject(new Error(`The emulators did not start (${code}).`)))
  })
}

function stop(supervisor) {
  return new Promise((resolve) => {
    supervisor.once('exit', resolve)
    supervisor.kill()
  })
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, HOST, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
