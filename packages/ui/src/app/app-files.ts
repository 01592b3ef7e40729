import { AppError } from '@caderno/domain/kernel'
import { versionIn, type AppFiles } from '@caderno/domain/shell'

const WORKER = '/sw.js'
const VERSION_FILE = '/version.json'
const PAGE = '/index.html'
const LONGEST_ANSWER_MS = 10_000
/** Chromium's limit for a worker's work, after which it stops the worker, which then never answers. Slow networks need much of it: Chromium lets a new worker fetch three files at a time. */
const LONGEST_WORK_MS = 300_000
/** A worker waits to be activated until the running one has ended its work, which it may never do (docs/adr/0019). */
const LONGEST_ACTIVATION_MS = 5_000

/** Implements AppFiles with the version file, the service worker (if the browser has them) and this page. */
export function createAppFiles(): AppFiles {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  const version = markOf(document) ?? ''
  workers?.addEventListener('message', ({ data, ports }: MessageEvent<{ readonly type?: string } | null>) => {
    if (data?.type === 'VERSION') ports[0]?.postMessage(version)
  })
  const registered = () => workers?.getRegistration()
  return {
    version,
    deployed: () => connected(askForVersion),
    async register() {
      if (!workers) return
      await workers.register(WORKER)
      void workers.ready.then(({ active }) => active?.postMessage({ type: 'TIDY' }))
    },
    fetchUpdate: () =>
      void registered()
        ?.then((registration) => registration?.update())
        .catch(() => undefined),
    async activateUpdate() {
      const registration = await registered()
      return connected(async () => {
        await registration?.update()
        const next = registration?.installing ?? registration?.waiting
        // Another tab may have activated the newest version already.
        if (!next || (await activates(next))) return (await nextVersion()) !== version
        const isNew = versionIn(await askForVersion()) !== version
        // The site answers the reload then, and the page registers the new worker, whose files are cached.
        if (isNew) await registration?.unregister()
        return isNew
      })
    },
    async clear() {
      const worker = (await registered())?.active
      await connected(() => (worker ? obeys(worker, 'CLEAR_CACHE') : dropCaches()))
    },
    reload: () => window.location.reload(),
  }
}

/** Makes no request while the device is offline. */
async function askForVersion(): Promise<unknown> {
  if (!navigator.onLine) throw new Error('The device is offline')
  return (await fetchFresh(VERSION_FILE)).json()
}

async function fetchFresh(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_ANSWER_MS) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response
}

const markOf = (page: Document) => page.querySelector<HTMLMetaElement>('meta[name=version]')?.content

/** The version that a reload would load, from the worker or else from the site. */
async function nextVersion(): Promise<string> {
  const page = await (await fetchFresh(PAGE)).text()
  const version = markOf(new DOMParser().parseFromString(page, 'text/html'))
  if (!version) throw new Error('There is no page of the app to go on with')
  return version
}

/** Activates a new worker once its files are cached; whether it is active in time. */
async function activates(next: ServiceWorker): Promise<boolean> {
  await reaches(next, ['installed', 'activating', 'activated'])
  next.postMessage({ type: 'SKIP_WAITING' })
  return Promise.race([
    reaches(next, ['activated']).then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, LONGEST_ACTIVATION_MS, false)),
  ])
}

const reaches = (worker: ServiceWorker, states: readonly ServiceWorkerState[]) =>
  inTime((done, failed) => {
    const look = () => {
      if (states.includes(worker.state)) done()
      else if (worker.state === 'redundant') failed(new Error('The files of the new version did not come'))
    }
    worker.addEventListener('statechange', look)
    look()
  })

const obeys = (worker: ServiceWorker, type: string) =>
  inTime((done, failed) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<{ readonly done: boolean }>) => {
      port1.close()
      if (data.done) done()
      else failed(new Error(`The worker could not do ${type}`))
    }
    worker.postMessage({ type }, [port2])
  })

const inTime = (work: (done: () => void, failed: (cause: Error) => void) => void) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('The worker said nothing')), LONGEST_WORK_MS)
    work(resolve, reject)
  })

async function dropCaches(): Promise<void> {
  if (!('caches' in window)) return
  for (const name of await caches.keys()) await caches.delete(name)
}

async function connected<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (cause) {
    throw new AppError('network-request-failed', { cause })
  }
}
