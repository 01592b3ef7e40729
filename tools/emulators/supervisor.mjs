// Runs both emulators for the process that forked it, and takes them down when that process is gone, however it went.
import { spawn } from 'node:child_process'
import { listenAuth } from './auth-server.mjs'
import { startProxy } from './proxy.mjs'
import { truerSnapshots } from './snapshot-times.mjs'

const [project, jar, rules, firestorePort, authPort, proxyPort] = process.argv.slice(2)
const HOST = '127.0.0.1'

/** All that was ever written stays in its memory: a soak needs more than a run of the tests. */
const heap = process.env.CADERNO_SOAK ? '8g' : '2g'
/** It lives for minutes: the second compiler and the parallel collection cost a fifth of the work and do not pay. */
const machine = [
  '-Duser.language=en',
  `-Xmx${heap}`,
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
  '-cp',
  jar,
  'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
]
const options = ['--host', HOST, '--port', firestorePort, '--rules', rules, '--project_id', project]
const firestore = spawn('java', [...machine, ...options], { stdio: ['ignore', 'ignore', 'pipe'] })
let lastWords = ''
firestore.stderr.setEncoding('utf8').on('data', (text) => (lastWords = (lastWords + text).slice(-2_000)))
firestore.on('exit', (code) => leave(`The Firestore emulator ended by itself (${code}).\n${lastWords}`))
process.on('exit', () => firestore.kill('SIGKILL'))
for (const event of ['disconnect', 'SIGINT', 'SIGTERM', 'SIGHUP']) process.on(event, () => process.exit(0))

try {
  const proxied = startProxy(`${HOST}:${firestorePort}`, { port: Number(proxyPort), ...truerSnapshots() })
  await Promise.all([
    listenAuth(project, HOST, Number(authPort)),
    answers(`http://${HOST}:${firestorePort}/`),
    proxied,
  ])
  process.send('ready')
} catch (error) {
  leave(String(error))
}

async function answers(url) {
  const until = Date.now() + 60_000
  for (;;) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    if (Date.now() > until) throw new Error('The Firestore emulator did not answer within 60 s.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function leave(reason) {
  console.error(reason)
  process.exit(1)
}
