import { PrecacheController } from 'workbox-precaching'
import type { Precached } from './precached.ts'

const PAGE = '/index.html'
const LONGEST_FETCH_MS = 30_000

/** The app's own files on this device, and nothing of its users. What does not match its hash is not kept: a page in a script's place, half a deployment. */
export function createPrecache(files: readonly Precached[]) {
  const controller = new PrecacheController()
  controller.addToCacheList([...files])
  const { cacheName } = controller.strategy
  const find = async (request: Request) =>
    (await controller.matchPrecache(request)) ?? (await (await caches.open(cacheName)).match(request, { ignoreVary: true }))

  return {
    has: (url: URL): boolean => controller.getCacheKeyForURL(url.href) !== undefined,
    install: (event: ExtendableEvent): Promise<unknown> => controller.install(event),
    /** What stands at every address of the app. */
    page: async (request: Request): Promise<Response> => (await controller.matchPrecache(PAGE)) ?? fetch(request),
    /** Of this version, or of an earlier one that a page still asks for. */
    file: async (request: Request): Promise<Response> => (await find(request)) ?? fetch(request),
    /** Drops what belongs to other versions. */
    tidy: (event: ExtendableEvent): Promise<unknown> => controller.activate(event),
    /** Empties every cache and fills this one from the network; a file that does not come (another version is deployed by now) stays as it was. */
    async renew(): Promise<void> {
      const cache = await caches.open(cacheName)
      const replace = async ({ url, integrity }: Precached) => cache.put(controller.getCacheKeyForURL(url)!, await fetchAnew(url, integrity))
      const outcomes = await Promise.allSettled(files.map(replace))
      if (outcomes.every(({ status }) => status === 'rejected')) throw new Error('No file came')
      const others = (await caches.keys()).filter((name) => name !== cacheName)
      await Promise.all(others.map((name) => caches.delete(name)))
    },
  }
}

async function fetchAnew(url: string, integrity: string): Promise<Response> {
  const response = await fetch(url, { cache: 'reload', integrity, signal: AbortSignal.timeout(LONGEST_FETCH_MS) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}
