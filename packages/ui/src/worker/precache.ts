import { PrecacheController } from 'workbox-precaching'
import type { Precached } from './precached.ts'

const PAGE = '/index.html'
const LONGEST_FETCH_MS = 30_000
const LANES = 6

/** The app's own files on this device, and nothing of its users. What does not match its hash is not kept: a page in a script's place, half a deployment. */
export function createPrecache(files: readonly Precached[]) {
  const controller = new PrecacheController()
  controller.addToCacheList([...files])
  const { cacheName } = controller.strategy
  const keyOf = ({ url }: Precached) => controller.getCacheKeyForURL(url)!
  const open = () => caches.open(cacheName)
  const find = async (request: Request) =>
    (await controller.matchPrecache(request)) ?? (await (await open()).match(request, { ignoreVary: true }))

  return {
    has: (url: URL): boolean => controller.getCacheKeyForURL(url.href) !== undefined,
    /** Several files at a time, where Workbox alone would fetch one after the other; it then sees to it that none is missing. */
    async install(event: ExtendableEvent): Promise<void> {
      const cache = await open()
      await inLanes(files, async (file) => {
        if (await cache.match(keyOf(file))) return
        // What the browser keeps of a hashed name may be an answer from before the file was there.
        const response = await fetched(file, file.revision === null ? 'default' : 'reload').catch(() =>
          fetched(file, 'reload'),
        )
        await cache.put(keyOf(file), response)
      })
      await controller.install(event)
    },
    /** What stands at every address of the app. */
    page: async (request: Request): Promise<Response> =>
      (await controller.matchPrecache(PAGE)) ?? fetch(request),
    /** Of this version, or of an earlier one that a page still asks for. */
    file: async (request: Request): Promise<Response> => (await find(request)) ?? fetch(request),
    /** Drops what belongs to other versions. */
    tidy: (event: ExtendableEvent): Promise<unknown> => controller.activate(event),
    /** Fetches every file past all caches. One that does not come leaves the old one in its place, and the whole fails. */
    async refetch(): Promise<void> {
      const cache = await open()
      await inLanes(files, async (file) => cache.put(keyOf(file), await fetched(file, 'reload')))
    },
    async dropOtherCaches(): Promise<void> {
      const others = (await caches.keys()).filter((name) => name !== cacheName)
      await Promise.all(others.map((name) => caches.delete(name)))
    },
  }
}

async function fetched({ url, integrity }: Precached, cache: RequestCache): Promise<Response> {
  const response = await fetch(url, { cache, integrity, signal: AbortSignal.timeout(LONGEST_FETCH_MS) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}

async function inLanes<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values()
  const lane = async () => {
    for (const item of rest) await task(item)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}
