import { join } from 'node:path'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { findChromium } from './chromium.mjs'
import { ROOT } from './commands.mjs'

/** The folder of the built site. */
export const SITE = process.env.CADERNO_E2E_DIST ?? join(ROOT, 'packages/ui/dist')

/** Serves a built site on a free port as `npm start` does, with a certificate over HTTP/2; `url` has no slash at its end. */
export async function serveSite(certificate, folder = SITE) {
  const root = join(ROOT, 'packages/ui')
  const server = await preview({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port: 41_731, strictPort: false, open: false, https: certificate },
  })
  const url = `${certificate ? 'https' : 'http'}://localhost:${server.httpServer.address().port}`
  return { url, close: () => server.close() }
}

export const launchBrowser = () => chromium.launch({ executablePath: findChromium() })
