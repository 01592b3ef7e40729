import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'

/** Answers 404 for a file that is missing under /assets, where the SPA fallback would answer the page. */
export function missingAssets(): Plugin {
  return {
    name: 'caderno:missing-assets',
    configureServer(server) {
      server.middlewares.use(notFoundIn(server.config.publicDir))
    },
    configurePreviewServer(server) {
      server.middlewares.use(notFoundIn(resolve(server.config.root, server.config.build.outDir)))
    },
  }
}

function notFoundIn(folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathOf(request.url ?? '/')
    if (!path.startsWith('/assets/') || isFile(resolve(folder, `.${path}`))) return next()
    response.statusCode = 404
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    response.end('Not found')
  }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** The decoded path; a malformed one is left as it came and so names no file. */
function pathOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0]!
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
