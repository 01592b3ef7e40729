import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const HOW =
  'run «npx firebase setup:emulators:firestore», install the Debian package google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_JAR'

/** Where the Firestore emulator is, or in one line why it cannot run here and how to get it. */
export function findFirestore(env = process.env) {
  const jar = [env.FIRESTORE_EMULATOR_JAR, ...downloaded(env), ...packaged()].find(
    (path) => path && existsSync(path),
  )
  if (!jar) return { missing: `No Firestore emulator found: ${HOW}.` }
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0)
    return { missing: 'No Java found, which the Firestore emulator needs: install Java 11 or newer.' }
  return { jar }
}

/** The download cache of firebase-tools, newest first. */
function downloaded(env) {
  const folder = env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .map((name) => join(folder, name))
}

function packaged() {
  const { stdout } = spawnSync('dpkg', ['-L', 'google-cloud-cli-firestore-emulator'], { encoding: 'utf8' })
  return (stdout ?? '').split('\n').filter((path) => path.endsWith('cloud-firestore-emulator.jar'))
}
