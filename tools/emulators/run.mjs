// Runs a command with both emulators up and the app configured for them: `npm run emulators -- npm start`.
// Without a command they stay until Ctrl+C.
import { spawn } from 'node:child_process'
import { emulatorEnv, startEmulators } from './start.mjs'

const [command, ...args] = process.argv.slice(2)
const emulators = await startEmulators()
if (emulators.missing) {
  console.error(emulators.missing)
  process.exit(1)
}
const env = emulatorEnv(emulators)
for (const [name, value] of Object.entries(env)) console.log(`${name}=${value}`)
if (command) {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  child.on('exit', (code) => void emulators.stop().then(() => process.exit(code ?? 1)))
} else {
  process.on('SIGINT', () => emulators.stop().then(() => process.exit(0)))
}
