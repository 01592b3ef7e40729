import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const FIRST_PORT = 4175

/** Serves the page that drives the adapter in a real browser, at the first free port; it is in no production bundle. */
export async function serveLocalPage(): Promise<{ url: string; close: () => Promise<void> }> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'caderno-local-page-'))
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    cacheDir,
    logLevel: 'error',
    server: { port: FIRST_PORT, hmr: false, watch: null },
    optimizeDeps: { include: ['localforage', 'valibot', 'date-fns'] },
  })
  await server.listen()
  return {
    url: server.resolvedUrls?.local[0] ?? `http://localhost:${FIRST_PORT}/`,
    async close() {
      await server.close()
      await rm(cacheDir, { recursive: true, force: true })
    },
  }
}
