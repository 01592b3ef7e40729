import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/lib/chromium.mjs'

const port = Number(process.env['CADERNO_E2E_PORT'] ?? 4174)
const executablePath = findChromium()

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/bench',
  workers: 1,
  timeout: 15 * 60_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: executablePath ? { executablePath } : {},
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview packages/ui --outDir dist --port ${port}`,
    cwd: '..',
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
