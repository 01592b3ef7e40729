import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, posix, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Connect, Plugin } from 'vite'
import { allowingConnections, emulatorOrigins } from './emulator-origins.ts'
import { headersAt, isDeployed, rewriteOf, type Hosting } from './hosting-rules.ts'

const FIREBASE_JSON = resolve(import.meta.dirname, '../../../firebase.json')
const POLICY = 'content-security-policy'

/**
 * Lets the preview answer as Firebase Hosting does with firebase.json: its headers, rewrites, missing files and compression. A preview of a build
 * for the emulators may also connect to them. The dev server takes over the missing files alone: its hot reload needs inline scripts.
 */
export function hosting(): Plugin {
  return {
    name: 'caderno:hosting',
    configureServer(server) {
      const rules = readRules()
      server.middlewares.use((request, response, next) => {
        const path = pathOf(request)
        if (rewriteOf(rules, path) === undefined && !isFile(server.config.publicDir, path))
          return notFound(response)
        next()
      })
    },
    configurePreviewServer({ middlewares, config }) {
      middlewares.use(
        serveLike(readRules(), resolve(config.root, config.build.outDir), emulatorOrigins(config.env)),
      )
    },
  }
}

function serveLike(rules: Hosting, folder: string, origins: readonly string[]): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathOf(request)
    for (const [name, value] of headersAt(rules, path))
      response.setHeader(name, name === POLICY ? allowingConnections(value, origins) : value)
    const file = deployedAt(rules, folder, path) ?? rewriteOf(rules, path)
    if (file === undefined) return notFound(response)
    const type = file.startsWith('/assets/') ? COMPRESSED_TYPES.get(extname(file)) : undefined
    if (type === undefined || !/\bbr\b/.test(String(request.headers['accept-encoding']))) {
      request.url = file
      return next()
    }
    response.setHeader('Content-Type', type)
    response.setHeader('Content-Encoding', 'br')
    response.setHeader('Vary', 'Accept-Encoding')
    response.end(compressed(resolve(folder, `.${file}`)))
  }
}

const COMPRESSED_TYPES = new Map([
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
])
/** Of 11; the level that a CDN takes is not documented. */
const QUALITY = 6

const kept = new Map<string, Buffer>()
/** A file whose name has its hash, compressed once: for each answer, it would take the time of the browser that is measured. */
function compressed(file: string): Buffer {
  const known = kept.get(file)
  if (known) return known
  const made = brotliCompressSync(readFileSync(file), {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
  })
  kept.set(file, made)
  return made
}

/** Every rule is about the path as it was asked for, without dots that lead up and doubled slashes. */
const pathOf = ({ url = '/' }: Connect.IncomingMessage): string => posix.join('/', url.split(/[?#]/, 1)[0]!)

function deployedAt(rules: Hosting, folder: string, path: string): string | undefined {
  const file = path.endsWith('/') ? `${path}index.html` : path
  return isFile(folder, file) && isDeployed(rules, file.slice(1)) ? file : undefined
}

/** Encoded dots lead nowhere, as at Firebase Hosting. */
function isFile(folder: string, path: string): boolean {
  const file = resolve(folder, `.${decoded(path)}`)
  return !decoded(path).includes('..') && existsSync(file) && statSync(file).isFile()
}

/** A malformed path is left as it came, and so names no file. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function notFound(response: Parameters<Connect.NextHandleFunction>[1]): void {
  response.statusCode = 404
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end('Not found')
}

const readRules = (): Hosting =>
  (JSON.parse(readFileSync(FIREBASE_JSON, 'utf8')) as { hosting: Hosting }).hosting
