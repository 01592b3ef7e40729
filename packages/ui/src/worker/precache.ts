import { PrecacheController } from 'workbox-precaching'

/** One file of the built site, as Workbox takes it. */
export interface Precached {
  readonly url: string
  /** null where the file name contains a hash. */
  readonly revision: string | null
  /** The hash that the browser checks the file against. */
  readonly integrity: string
}

const PAGE = '/index.html'
const LONGEST_FETCH_MS = 30_000
const PARALLEL_FETCHES = 6

/** The cached files of the app; no user data. A file that does not match its hash (an error page, half a deployment) is not cached. */
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
    /** Fetches several files at a time, where Workbox fetches one; Workbox then checks that none is missing. */
    async install(event: ExtendableEvent): Promise<void> {
      const cache = await open()
      await inParallel(files, async (file) => {
        if (await cache.match(keyOf(file))) return
        // The HTTP cache may hold an answer from before the file was deployed.
        const response = await fetched(file, file.revision === null ? 'default' : 'reload').catch(() =>
          fetched(file, 'reload'),
        )
        await cache.put(keyOf(file), response)
      })
      await controller.install(event)
    },
    /** The HTML page of every address of the app. */
    page: async (request: Request): Promise<Response> =>
      (await controller.matchPrecache(PAGE)) ?? fetch(request),
    /** A file of this version, or of an earlier one that an open page still needs. */
    file: async (request: Request): Promise<Response> => (await find(request)) ?? fetch(request),
    /** Deletes the files of other versions. */
    tidy: (event: ExtendableEvent): Promise<unknown> => controller.activate(event),
    /** Fetches every file from the network; when one fails its old version stays and the promise rejects. */
    async refetch(): Promise<void> {
      const cache = await open()
      await inParallel(files, async (file) => cache.put(keyOf(file), await fetched(file, 'reload')))
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

async function inParallel<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values()
  const next = async () => {
    for (const item of rest) await task(item)
  }
  await Promise.all(Array.from({ length: PARALLEL_FETCHES }, next))
}
