import { execFileSync } from 'node:child_process'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const executablePath = process.env['CHROMIUM_PATH'] ?? execFileSync('sh', ['-c', 'command -v chromium || true']).toString().trim()
/** What needs both Firebase emulators stands in a project of its own. */
const ON_EMULATORS = '**/*.emulator.test.ts'
const node = (name: string) => ({
  extends: true as const,
  test: {
    name,
    root: `packages/${name}`,
    include: ['src/**/*.test.ts', 'testing/**/*.test.ts'],
    exclude: [ON_EMULATORS],
    environment: 'node' as const,
    testTimeout: 20_000,
  },
})

export default defineConfig({
  test: {
    projects: [
      node('domain'),
      node('adapters-local'),
      node('adapters-firebase'),
      {
        test: {
          name: 'emulators',
          root: 'packages/adapters-firebase',
          include: [ON_EMULATORS],
          globalSetup: ['test/global-setup.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      {
        plugins: [react()],
        test: { name: 'ui', root: 'packages/ui', include: ['src/**/*.test.{ts,tsx}'], environment: 'jsdom', setupFiles: ['test/setup.dom.ts'] },
      },
      { test: { name: 'ui-build', root: 'packages/ui', include: ['build/*.test.ts'], environment: 'node', testTimeout: 20_000 } },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' as const }],
            provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox'] } }),
          },
        },
      },
    ],
  },
})
