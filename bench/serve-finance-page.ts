import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'

interface Times {
  readonly mount: number
  readonly letter: number
}
declare global {
  interface Window {
    finance: Readonly<Record<'naive' | 'ours', (count: number) => Promise<Times>>>
  }
}

/** Serves the two lists as a browser of a student would get them: built for production. */
export async function serveFinancePage() {
  const outDir = await mkdtemp(join(tmpdir(), 'caderno-page-'))
  const common = {
    configFile: false,
    root: resolve(import.meta.dirname, '../packages/ui/test/finance-page'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  } as const
  await build({ ...common, plugins: [react()] })
  const server = await preview({ ...common, preview: { port: 4176 } })
  return {
    url: server.resolvedUrls!.local[0]!,
    async close() {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
