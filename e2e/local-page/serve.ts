import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const PORT = 4175

/** Serves the page that drives the adapter in a real browser; it is in no production bundle. */
export async function serveLocalPage(port = PORT): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    cacheDir: fileURLToPath(new URL('../../node_modules/.vite-local-page', import.meta.url)),
    logLevel: 'error',
    server: { port, strictPort: true, hmr: false, watch: null },
    optimizeDeps: { include: ['localforage', 'valibot', 'date-fns'] },
  })
  await server.listen()
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}
