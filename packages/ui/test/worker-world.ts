import { createContext, runInContext } from 'node:vm'
import { workerScript } from '../build/worker.ts'
import { fillWorker } from '../build/site-files.ts'

const SITE = 'https://caderno.test'
const urlOf = (of: RequestInfo | URL) => new URL(of instanceof Request ? of.url : of, SITE).href

/** The files of a version: a page, a file of every version and one of its own. */
const filesOf = (version: string) => [
  { url: '/assets/vendor-0.js', revision: null, integrity: '' },
  { url: `/assets/main-${version}.js`, revision: null, integrity: '' },
  { url: '/index.html', revision: version, integrity: '' },
]

type Listener = (event: object) => void
type Registration = 'installing' | 'waiting' | 'active'

/** A browser with one site in it: what is kept, the pages that are open and the workers as they were built. Pages that are `closing` are gone once they were asked for. The site serves `deployed`, refuses what is in `refused` and never answers what is in `silent`. */
export async function createWorkerWorld() {
  const script = await workerScript()
  const kept = new Map<string, Map<string, Response>>()
  const registration: { scope: string } & Partial<Record<Registration, object>> = { scope: `${SITE}/` }
  const world = {
    online: true,
    deployed: 'v1',
    pages: [] as (string | undefined)[],
    closing: false,
    asked: [] as string[],
    refused: [] as string[],
    silent: [] as string[],
  }

  const answer = (url: string) => {
    const { pathname } = new URL(url)
    if (pathname === '/version.json') return Response.json({ version: world.deployed })
    const isThere = filesOf(world.deployed).some((file) => file.url === pathname)
    return isThere ? new Response(`${pathname} of ${world.deployed}`) : new Response(null, { status: 404 })
  }
  const fetch = async (of: RequestInfo | URL, { cache = 'default', signal }: RequestInit = {}) => {
    const asked = `${new URL(urlOf(of)).pathname} ${cache}`
    if (!world.online) throw new TypeError('Failed to fetch')
    world.asked.push(asked)
    if (world.silent.includes(asked))
      await new Promise((_, reject) => signal?.addEventListener('abort', reject))
    return world.refused.includes(asked) ? new Response(null, { status: 404 }) : answer(urlOf(of))
  }
  const page = (version: string | undefined) => ({
    postMessage: (_: unknown, [port]: [MessagePort]) => version !== undefined && port.postMessage(version),
  })

  function start(version: string) {
    const listeners = new Map<string, Listener>()
    const scope = {
      caches: fakeCaches(kept),
      registration,
      fetch,
      location: new URL('/sw.js', SITE),
      clients: {
        claim: () => Promise.resolve(),
        matchAll: () => Promise.resolve(world.pages.map(page)),
        get: (id: string) => Promise.resolve(world.closing ? undefined : { id }),
      },
      skipWaiting: () => Promise.resolve(),
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
      Request: SiteRequest,
      Response,
      URL,
      Headers,
      MessageChannel,
      AbortSignal: { timeout: () => AbortSignal.timeout(1) },
      setTimeout: (task: () => void) => setTimeout(task, 100),
      FetchEvent: class {},
    }
    runInContext(
      fillWorker(script, version, filesOf(version)),
      createContext(Object.assign(scope, { self: scope })),
    )
    const dispatch = async (type: string, more: object = {}) => {
      const [done, answers] = [[] as Promise<unknown>[], [] as Promise<Response>[]]
      listeners.get(type)!({
        waitUntil: (work: Promise<unknown>) => done.push(work),
        respondWith: (work: Promise<Response>) => answers.push(work),
        ...more,
      })
      for (const work of done) await work
      return answers[0]
    }
    return {
      install: () => dispatch('install'),
      activate: () => dispatch('activate'),
      /** What is answered on the port; nothing where the worker does not know the words. */
      async ask(data: unknown): Promise<unknown> {
        const answers: unknown[] = []
        await dispatch('message', { data, ports: [{ postMessage: (words: unknown) => answers.push(words) }] })
        return answers[0]
      },
      /** What a page gets. */
      get: (path: string, mode = 'no-cors') =>
        dispatch('fetch', { request: Object.defineProperty(new SiteRequest(path), 'mode', { value: mode }) }),
    }
  }
  return Object.assign(world, {
    kept,
    registration,
    start,
    files: () =>
      [...kept.values()]
        .flatMap((cache) => [...cache.keys()].map((url) => url.slice(SITE.length)))
        .toSorted(),
  })
}

class SiteRequest extends Request {
  constructor(of: RequestInfo | URL, more?: RequestInit) {
    super(of instanceof Request ? of : urlOf(of), more)
  }
}

function fakeCaches(kept: Map<string, Map<string, Response>>) {
  const open = (name: string) => {
    const files = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, files)
    return Promise.resolve({
      match: (of: RequestInfo) => Promise.resolve(files.get(urlOf(of))?.clone()),
      put: (of: RequestInfo, response: Response) => Promise.resolve(void files.set(urlOf(of), response)),
      keys: () => Promise.resolve([...files.keys()].map((url) => new Request(url))),
      delete: (of: RequestInfo) => Promise.resolve(files.delete(urlOf(of))),
    })
  }
  const match = async (of: RequestInfo, { cacheName }: { cacheName: string }) =>
    (await open(cacheName)).match(of)
  return {
    open,
    match,
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  }
}
