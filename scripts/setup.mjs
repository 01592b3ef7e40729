// Makes a fresh clone ready: `node scripts/setup.mjs [--browser]`. Node's own modules only, nothing is installed yet.
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './lib/chromium.mjs'
import { isInstalled } from './lib/installed.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Runs a command with its output shown; true when it succeeded. */
const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })

async function installPackages() {
  if (isInstalled(root)) return true
  console.log('Installing packages (npm ci)…')
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  return npm?.endsWith('.js') ? run(process.execPath, [npm, ...args]) : run('npm', args)
}

/** Debian's Chromium depends on no font, and text without one has no size. */
async function installChromium() {
  if (process.env.CHROMIUM_PATH || process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = (name) =>
    run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name, 'fonts-liberation'], quiet)
  console.log('Installing Chromium (apt-get)…')
  return (
    (await run('apt-get', ['update', '-q'], quiet)) &&
    ((await install('chromium-headless-shell')) || (await install('chromium'))) &&
    findChromium() !== undefined
  )
}

function stop(message) {
  console.error(message)
  process.exit(1)
}

// One waits for the network while the other unpacks.
const needsBrowser = process.argv.includes('--browser') && !findChromium()
const [packages, browser] = await Promise.all([installPackages(), !needsBrowser || installChromium()])
if (!packages) stop('The packages could not be installed: see the output of npm ci above.')
if (!browser)
  stop(
    'No Chromium found: install it (Debian: apt-get install chromium fonts-liberation) or set CHROMIUM_PATH to an executable.',
  )
