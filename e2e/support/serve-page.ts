import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

const FIRST_PORT = 4175
const PAGE = fileURLToPath(new URL('../local-page', import.meta.url))

export interface ServedPage {
  readonly url: string
  close(): Promise<void>
}

/** Serves the page that drives the local adapter in a real browser, at the first free port; it is in no production bundle. */
export async function serveLocalPage(): Promise<ServedPage> {
  const outDir = await mkdtemp(join(tmpdir(), 'caderno-page-'))
  const site = { configFile: false, root: PAGE, logLevel: 'error' } as const
  // Few files: a tab that asks for each module takes most of a second.
  await build({ ...site, build: { outDir, emptyOutDir: true, minify: false, target: 'esnext' } })
  const server = await preview({
    ...site,
    build: { outDir },
    preview: { port: FIRST_PORT, strictPort: false, open: false },
  })
  return {
    url: server.resolvedUrls?.local[0] ?? `http://localhost:${FIRST_PORT}/`,
    async close() {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
