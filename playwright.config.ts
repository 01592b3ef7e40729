import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium, SHORT_LIVED, TEST_ARGS } from './scripts/lib/chromium.mjs'

/** Engineers side by side: a port and a built site of one's own. */
const port = Number(process.env['CADERNO_E2E_PORT'] ?? 4173)
const site = resolve(process.env['CADERNO_E2E_DIST'] ?? 'packages/ui/dist')
const report = process.env['CADERNO_E2E_JSON']
/** A chosen port means a server of one's own. */
const ownServer = Boolean(process.env['CI']) || process.env['CADERNO_E2E_PORT'] !== undefined
const executablePath = findChromium()
const onFirebase = process.env['CADERNO_E2E_BACKEND'] === 'firebase'
/** On Firebase run what is of Firebase alone and what each backend must show; all of it with CADERNO_E2E_WHOLE=1. */
const OF_FIREBASE = /firebase\/|@firebase|@both/
const wholeSuite = !onFirebase || process.env['CADERNO_E2E_WHOLE'] === '1'

export const launchOptions = {
  args: [...TEST_ARGS, SHORT_LIVED],
  ...(executablePath ? { executablePath } : {}),
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: process.env['CADERNO_PICTURES'] ? 'pictures.ts' : '**/*.spec.ts',
  testIgnore: onFirebase ? 'local-store*.spec.ts' : 'firebase/**',
  ...(wholeSuite ? {} : { grep: OF_FIREBASE }),
  grepInvert: onFirebase ? /@local/ : /@firebase/,
  ...(onFirebase ? { globalSetup: './e2e/support/global-setup.ts' } : {}),
  outputDir: 'test-results',
  // One more than there are processors: a test waits for pages and answers for a fifth of its time.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: report ? [['line'], ['json', { outputFile: report }]] : [['line']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'off',
    video: 'off',
    screenshot: 'off',
    // Pictures in motion, drawn without a graphics card, cost a fifth of the run.
    contextOptions: { reducedMotion: 'reduce' },
    // A test about something else does not wait for a hundred files to be kept.
    serviceWorkers: 'block',
    launchOptions,
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview packages/ui --outDir "${site}" --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: !ownServer,
    stdout: 'ignore',
    timeout: 60_000,
  },
})
