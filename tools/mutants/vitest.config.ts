import { defineConfig } from 'vitest/config'
import type { Vite } from 'vitest/node'

/** Stryker asks for threads, in which a test cannot move the process to another time zone. */
const inProcesses: Vite.Plugin = {
  name: 'in-processes',
  configureVitest: ({ project }) => {
    project.config.pool = 'forks'
  },
}

/** The tests of the domain alone. */
export default defineConfig({
  plugins: [inProcesses],
  test: { include: ['packages/domain/{src,testing}/**/*.test.ts'], environment: 'node', isolate: false },
})
