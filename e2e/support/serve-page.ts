import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const FIRST_PORT = 4175

export interface ServedPage {
  readonly url: string
  close(): Promise<void>
}

/** Serves a page that drives an adapter in a real browser, at the first free port; it is in no production bundle. */
export async function servePage(root: string, dependencies: string[]): Promise<ServedPage> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'caderno-page-'))
  const server = await createServer({
    configFile: false,
    root,
    cacheDir,
    logLevel: 'error',
    server: { port: FIRST_PORT, hmr: false, watch: null },
    optimizeDeps: { include: [...dependencies, 'valibot', 'date-fns'] },
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

/** The page that drives the local adapter. */
export const serveLocalPage = () =>
  servePage(fileURLToPath(new URL('../local-page', import.meta.url)), ['localforage'])
