import { execFileSync } from 'node:child_process'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const executablePath = process.env['CHROMIUM_PATH'] ?? execFileSync('sh', ['-c', 'command -v chromium || true']).toString().trim()
const node = (name: string) => ({
  extends: true as const,
  test: { name, root: `packages/${name}`, include: ['src/**/*.test.ts', 'testing/**/*.test.ts'], environment: 'node' as const, testTimeout: 20_000 },
})

export default defineConfig({
  test: {
    projects: [
      node('domain'),
      node('adapters-local'),
      node('adapters-firebase'),
      {
        plugins: [react()],
        test: { name: 'ui', root: 'packages/ui', include: ['src/**/*.test.{ts,tsx}'], environment: 'jsdom', setupFiles: ['test/setup.dom.ts'] },
      },
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
