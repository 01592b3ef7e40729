import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium, TEST_ARGS } from './scripts/lib/chromium.mjs'

const executablePath = findChromium()
/** What needs both Firebase emulators stands in a project of its own. */
const ON_EMULATORS = '**/*.emulator.test.ts'
const LIMITS = { maxWorkers: availableParallelism(), testTimeout: 20_000 }
/** The files share their modules: loading Mantine anew for each was half of the run. Not where a test replaces a vendor's module. */
const SHARED = { ...LIMITS, isolate: false }
const REPLACES_A_VENDOR = ['src/auth/auth-open.test.ts']
const node = (name: string) => ({
  extends: true as const,
  test: {
    name,
    root: `packages/${name}`,
    include: ['src/**/*.test.ts', 'testing/**/*.test.ts'],
    exclude: [ON_EMULATORS, ...REPLACES_A_VENDOR],
    environment: 'node' as const,
    ...SHARED,
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
          name: 'alone',
          root: 'packages/adapters-firebase',
          include: REPLACES_A_VENDOR,
          environment: 'node',
          ...LIMITS,
        },
      },
      {
        test: {
          name: 'emulators',
          root: 'packages/adapters-firebase',
          include: [ON_EMULATORS],
          globalSetup: ['test/global-setup.ts'],
          setupFiles: ['test/garbled-stream.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 30_000,
          maxWorkers: LIMITS.maxWorkers,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'ui',
          root: 'packages/ui',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['test/setup.dom.ts'],
          ...SHARED,
        },
      },
      {
        test: {
          name: 'tools',
          root: 'tools',
          include: ['*/*.test.ts'],
          environment: 'node',
          ...SHARED,
        },
      },
      {
        test: {
          name: 'ui-build',
          root: 'packages/ui',
          include: ['build/*.test.ts'],
          environment: 'node',
          ...SHARED,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          setupFiles: ['.storybook/check-story.ts'],
          ...SHARED,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' as const }],
            provider: playwright({
              launchOptions: {
                ...(executablePath ? { executablePath } : {}),
                args: ['--no-sandbox', ...TEST_ARGS],
              },
              contextOptions: { reducedMotion: 'reduce' },
            }),
          },
        },
      },
    ],
  },
})
