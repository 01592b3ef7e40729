import { AppError } from '@caderno/domain/kernel'
import type { AppFiles } from '@caderno/domain/shell'

const WORKER = '/sw.js'
const VERSION_FILE = '/version.json'
const LONGEST_ANSWER_MS = 10_000

/** The version file, the worker (where the browser has one) and this page. */
export function createAppFiles(): AppFiles {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? ''
  workers?.addEventListener('message', ({ data, ports }: MessageEvent<{ readonly type?: string } | null>) => {
    if (data?.type === 'VERSION') ports[0]?.postMessage(version)
  })
  const registered = () => workers?.getRegistration()
  return {
    version,
    deployed: () => connected(askForVersion),
    async keep() {
      if (!workers) return
      await workers.register(WORKER)
      void workers.ready.then(({ active }) => active?.postMessage({ type: 'TIDY' }))
    },
    prepare: () => void registered()?.then((registration) => registration?.update()).catch(() => undefined),
    async renew() {
      const registration = await registered()
      if (registration) await connected(() => activateNewest(registration))
    },
    async clear() {
      const worker = (await registered())?.active
      if (!worker) await dropCaches()
      else if (!(await obeys(worker, 'CLEAR_CACHE'))) throw new AppError('network-request-failed')
    },
    reload: () => window.location.reload(),
  }
}

/** No request where the device itself says that it is in vain. */
async function askForVersion(): Promise<unknown> {
  if (!navigator.onLine) throw new Error('The device is offline')
  const response = await fetch(VERSION_FILE, { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_ANSWER_MS) })
  if (!response.ok) throw new Error(`The version file answered ${response.status}`)
  return response.json()
}

/** Nothing to do where another tab has done it already. */
async function activateNewest(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update()
  const next = registration.installing ?? registration.waiting
  if (!next) return
  await reaches(next, ['installed', 'activating', 'activated'])
  next.postMessage({ type: 'SKIP_WAITING' })
  await reaches(next, ['activated'])
}

const reaches = (worker: ServiceWorker, states: readonly ServiceWorkerState[]) =>
  new Promise<void>((resolve, reject) => {
    const look = () => {
      if (states.includes(worker.state)) resolve()
      else if (worker.state === 'redundant') reject(new Error('The files of the new version did not come'))
    }
    worker.addEventListener('statechange', look)
    look()
  })

const obeys = (worker: ServiceWorker, type: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<{ readonly done: boolean }>) => {
      port1.close()
      resolve(data.done)
    }
    worker.postMessage({ type }, [port2])
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
