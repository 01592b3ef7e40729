import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The one without a window first: the same engine at little more than half of the work. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const MAC_APPS = ['Chromium', 'Google Chrome'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`)

/** What Playwright says of the pointer: a later switch of the same name takes its place. */
const POINTER = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/** A blur drawn without a graphics card costs most of a dialog. */
export const TEST_ARGS = ['--disable-gpu', `--blink-settings=${POINTER},prefersReducedTransparency=true`]

/** For pages that live for seconds: V8's optimizing compilers come too late for them. */
export const SHORT_LIVED = '--js-flags=--no-maglev,--no-turbofan'

/** The Chromium that tests drive: CHROMIUM_PATH, else the first one installed; undefined when there is none. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...inPath, ...MAC_APPS].find(isExecutable)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
