import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAppFiles } from './app-files.ts'

const FAILED = { code: 'network-request-failed' }
const MINUTES = 60_000

/** A worker as the page sees it: its state is set by the test, and so are its answers. */
class FakeWorker extends EventTarget {
  readonly asked: string[] = []
  state: ServiceWorkerState
  onAsked: (type: string, port: MessagePort | undefined) => void = () => undefined
  constructor(state: ServiceWorkerState) {
    super()
    this.state = state
  }
  go(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  postMessage({ type }: { type: string }, [port]: MessagePort[] = []) {
    this.asked.push(type)
    this.onAsked(type, port)
  }
}

interface Workers {
  active?: FakeWorker
  installing?: FakeWorker
  waiting?: FakeWorker
}

function open(workers?: Workers) {
  const unregistered = vi.fn()
  const container = Object.assign(new EventTarget(), {
    getRegistration: () =>
      Promise.resolve(
        workers && {
          ...workers,
          update: () => Promise.resolve(),
          unregister: () => Promise.resolve(unregistered()),
        },
      ),
  })
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container })
  return { container, unregistered, files: createAppFiles() }
}
const site = (version: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(`<meta name="version" content="${version}">`)))

beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = '<meta name="version" content="v1">'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

describe('clearing (B23)', () => {
  it.each([[true], [false]])('is the work of the worker, which says whether it is done: %s', async (done) => {
    const active = new FakeWorker('activated')
    active.onAsked = (_, port) => port?.postMessage({ done })
    const cleared = open({ active }).files.clear()
    if (done) await cleared
    else await expect(cleared).rejects.toMatchObject(FAILED)
    expect(active.asked).toEqual(['CLEAR_CACHE'])
  })

  it('fails after five minutes of a worker that says nothing', async () => {
    const { files } = open({ active: new FakeWorker('activated') })
    await Promise.all([
      expect(files.clear()).rejects.toMatchObject(FAILED),
      vi.advanceTimersByTimeAsync(5 * MINUTES),
    ])
  })

  it('drops what is there where there is no worker', async () => {
    const gone: string[] = []
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve(['a', 'b']),
      delete: (name: string) => Promise.resolve(gone.push(name) > 0),
    })
    await open().files.clear()
    expect(gone).toEqual(['a', 'b'])
  })
})

describe('the newest version (B23)', () => {
  it('is activated once its files have come, and the next page says which one it is', async () => {
    const installing = new FakeWorker('installing')
    installing.onAsked = () => installing.go('activated')
    site('v2')
    const activated = open({ installing }).files.activateUpdate()
    await vi.advanceTimersByTimeAsync(4 * MINUTES)
    expect(installing.asked).toEqual([])
    installing.go('installed')
    expect(await activated).toBe(true)
    expect(installing.asked).toEqual(['SKIP_WAITING'])
  })

  it.each([
    ['v2', true],
    ['v1', false],
  ])(
    'comes from the site, which has %s, where the waiting worker is not activated: %s',
    async (version, isNew) => {
      const waiting = new FakeWorker('installed')
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ version })))
      const { files, unregistered } = open({ waiting })
      const activated = files.activateUpdate()
      await vi.advanceTimersByTimeAsync(5_000)
      expect(await activated).toBe(isNew)
      expect(waiting.asked).toEqual(['SKIP_WAITING'])
      expect(unregistered).toHaveBeenCalledTimes(isNew ? 1 : 0)
    },
  )

  it('is what the site has where there is no other worker, or none at all', async () => {
    for (const version of ['v1', 'v2']) {
      site(version)
      const isNew = version === 'v2'
      expect(await open({ active: new FakeWorker('activated') }).files.activateUpdate()).toBe(isNew)
      expect(await open().files.activateUpdate()).toBe(isNew)
    }
  })

  it('did not come where its worker gives up, or is not ready after five minutes', async () => {
    site('v1')
    const [lost, slow] = [new FakeWorker('installing'), new FakeWorker('installing')]
    const activated = open({ installing: lost }).files.activateUpdate()
    await Promise.all([
      expect(activated).rejects.toMatchObject(FAILED),
      vi.advanceTimersByTimeAsync(0).then(() => lost.go('redundant')),
    ])
    await Promise.all([
      expect(open({ installing: slow }).files.activateUpdate()).rejects.toMatchObject(FAILED),
      vi.advanceTimersByTimeAsync(5 * MINUTES),
    ])
    expect(slow.asked).toEqual([])
  })
})

it('tells a worker that asks which version this page runs (B23)', () => {
  const { container } = open({})
  const said: unknown[] = []
  container.dispatchEvent(
    Object.assign(new Event('message'), {
      data: { type: 'VERSION' },
      ports: [{ postMessage: (words: unknown) => said.push(words) }],
    }),
  )
  expect(said).toEqual(['v1'])
})
