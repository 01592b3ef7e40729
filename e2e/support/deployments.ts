import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, extname, join, resolve } from 'node:path'
import { preview, type Plugin } from 'vite'

export interface Site {
  readonly url: string
  /** Puts another version in the place of the one that is served; no script and no style sheet of that one is left. */
  deploy(how?: { readonly worker?: 'endless' }): string
  /** Puts another version file there alone, as if the rest were still on its way. */
  announce(): void
  /** Every answer takes this long from now on, in milliseconds. */
  slowDown(ms: number): void
  close(): Promise<void>
}

const APP = resolve('packages/ui')
const BUILT = resolve(process.env['CADERNO_E2E_DIST'] ?? join(APP, 'dist'))
const HASHED = /-[0-9a-f]{7}(?=\.(?:js|css)\b)/g
const PRECACHED = /\[\{"url":.*?\}\]/s

/** The built site on a server of its own, under the headers of Firebase Hosting; each deployment is one step, as there. */
export async function serveDeployments(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'caderno-deployments-'))
  const site = readSite()
  let [count, served, delay] = [0, site, 0]
  const put = (name: string, files: Files) => {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, name, path)), { recursive: true })
      writeFileSync(join(folder, name, path), content)
    }
    symlinkSync(name, join(folder, 'next'))
    renameSync(join(folder, 'next'), join(folder, 'site'))
    served = files
  }
  put('v0', site)
  const server = await preview({
    root: APP,
    configFile: join(APP, 'vite.config.ts'),
    logLevel: 'silent',
    plugins: [late(() => delay), inOneStep((path) => served.get(path))],
    build: { outDir: join(folder, 'site') },
    preview: { port: 42_731, strictPort: false, open: false },
  })
  return {
    url: server.resolvedUrls!.local[0]!.replace(/\/$/, ''),
    deploy({ worker } = {}) {
      const version = digest(`version ${++count}`).toString('hex').slice(0, 12)
      const files = derived(site, version)
      if (worker === 'endless') files.set('sw.js', String(files.get('sw.js')) + ENDLESS_WORK)
      put(`v${count}`, files)
      return version
    },
    announce() {
      writeFileSync(join(folder, 'announced'), JSON.stringify({ version: 'announced' }))
      renameSync(join(folder, 'announced'), join(folder, 'site', 'version.json'))
    },
    slowDown(ms) {
      delay = ms
    },
    async close() {
      await server.close()
      folders.add(folder)
    },
  }
}

/** Removed at the end: a request that the page had still under way would not find its file, and fail the run. */
const folders = new Set<string>()
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/** A worker that never ends what a page asked of it is not replaced by the browser. */
const ENDLESS_WORK = `self.addEventListener('message',e=>e.data?.type==='WORK'&&e.waitUntil(new Promise(()=>{})))`

const late = (delay: () => number): Plugin => ({
  name: 'late',
  configurePreviewServer({ middlewares }) {
    middlewares.use((_, __, next) => setTimeout(next, delay()))
  },
})

/** From memory, as soon as it is found: a file whose name the next deployment takes away must not be gone before it is read. */
const inOneStep = (find: (path: string) => string | Buffer | undefined): Plugin => ({
  name: 'in-one-step',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/assets', ({ url = '' }, response, next) => {
      const [type, content] = [TYPES[extname(url)], find(`assets${url}`)]
      if (type && content !== undefined) response.setHeader('Content-Type', type).end(content)
      else next()
    })
  },
})

type Files = Map<string, string | Buffer>

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest()

function readSite(): Files {
  const entries = readdirSync(BUILT, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(
    entries.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [
        path.slice(BUILT.length + 1),
        /\.(html|js|css|json)$/.test(name) ? readFileSync(path, 'utf8') : readFileSync(path),
      ]
    }),
  )
}

/** The same app under other names, as if every file had changed: much quicker than another build. */
function derived(site: Files, version: string): Files {
  const { version: before } = JSON.parse(String(site.get('version.json'))) as { version: string }
  const rename = (text: string) =>
    text
      .replace(HASHED, (hash) => `-${digest(`${hash}${version}`).toString('hex').slice(0, 8)}`)
      .replaceAll(before, version)
  const files = new Map(
    [...site].map(([path, content]) => [
      rename(path),
      typeof content === 'string' ? rename(content) : content,
    ]),
  )
  return files.set(
    'sw.js',
    String(files.get('sw.js')).replace(PRECACHED, (list) => hashedAnew(list, files)),
  )
}

function hashedAnew(list: string, files: Files): string {
  const entries = JSON.parse(list) as { url: string; revision: string | null }[]
  return JSON.stringify(
    entries.map(({ url, revision }) => {
      const hash = digest(files.get(url.slice(1))!).toString('base64')
      return { url, revision: revision && hash.slice(0, 8), integrity: `sha256-${hash}` }
    }),
  )
}
