// Runs a command with both emulators up: node tools/emulators/run.mjs <command> [arguments]. Without a command they stay until Ctrl+C.
import { spawn } from 'node:child_process'
import { startEmulators } from './start.mjs'

const [command, ...args] = process.argv.slice(2)
const emulators = await startEmulators()
if (emulators.missing) {
  console.error(emulators.missing)
  process.exit(1)
}
const env = { FIRESTORE_EMULATOR_HOST: emulators.firestore, FIREBASE_AUTH_EMULATOR_HOST: emulators.auth }
for (const [name, value] of Object.entries(env)) console.log(`${name}=${value}`)
if (command) {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  child.on('exit', (code) => void emulators.stop().then(() => process.exit(code ?? 1)))
} else {
  process.on('SIGINT', () => emulators.stop().then(() => process.exit(0)))
}
