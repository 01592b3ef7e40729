import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Where an installed tool's executable script is. */
export const BIN = {
  cruise: join(ROOT, 'scripts/lib/cruise.mjs'),
  oxlint: join(ROOT, 'node_modules/oxlint/bin/oxlint'),
  prettier: join(ROOT, 'node_modules/prettier/bin/prettier.cjs'),
  playwright: join(ROOT, 'node_modules/@playwright/test/cli.js'),
  storybook: join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js'),
  tsc: join(ROOT, 'node_modules/typescript/bin/tsc'),
  tsgolint: join(ROOT, 'node_modules/.bin/tsgolint'),
  vite: join(ROOT, 'node_modules/vite/bin/vite.js'),
  vitest: join(ROOT, 'node_modules/vitest/vitest.mjs'),
}

/** Runs a Node script; `show` lets its output through, otherwise it is collected; `yielding` leaves the processor to the others. Never rejects. */
export function runNode(script, args, { cwd = ROOT, env = {}, show = false, yielding = false } = {}) {
  return new Promise((resolve) => {
    const output = show ? 'inherit' : 'pipe'
    const child = spawn(process.execPath, [script, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
    })
    if (yielding && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    let stdout = ''
    let stderr = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => (stdout += text))
    child.stderr?.setEncoding('utf8').on('data', (text) => (stderr += text))
    child.on('error', (error) => resolve({ code: 1, stdout, stderr: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }))
  })
}
