import { createPrecache, type Precached } from './precache.ts'
import { isShare, receiveShare } from './share-target.ts'

declare const self: ServiceWorkerGlobalScope & {
  readonly __PRECACHED: readonly Precached[]
  readonly __VERSION: string
}

const precache = createPrecache(self.__PRECACHED)
const version = self.__VERSION
const LONGEST_ANSWER_MS = 10_000
/** Addresses that never answer with the HTML page (firebase.json). */
const NEVER_THE_PAGE = /^\/(assets\/|sw\.js$|version\.json$|robots\.txt$)/

self.addEventListener('install', (event) => event.waitUntil(precache.install(event)))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (isShare(request, url)) event.respondWith(receiveShare(request))
  if (request.method !== 'GET') return
  if (precache.has(url) || url.pathname.startsWith('/assets/')) event.respondWith(precache.file(request))
  else if (request.mode === 'navigate' && !NEVER_THE_PAGE.test(url.pathname))
    event.respondWith(precache.page(request))
})

/** What was told leads to the page that is open, as it stands there, else to what is due. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window' })
      .then(([page]) => (page ? page.focus() : self.clients.openWindow('/dashboard'))),
  )
})

/** Messages a page may send (§7), and `TIDY` from a page that runs this version; each is answered on the message's port. */
const COMMANDS = new Map<unknown, (event: ExtendableMessageEvent) => Promise<unknown>>([
  [
    'CLEAR_CACHE',
    async (event) => {
      // If another version is deployed by now, its own worker fetches its files; open pages still need these.
      if ((await deployedVersion()) === version) await precache.refetch()
      await precache.dropOtherCaches()
      event.waitUntil(tidy(event))
    },
  ],
  ['SKIP_WAITING', () => self.skipWaiting()],
  ['TIDY', tidy],
])

self.addEventListener('message', (event) => {
  const command = COMMANDS.get((event.data as { readonly type?: unknown } | null)?.type)
  if (!command) return
  const answer = (done: boolean) => event.ports[0]?.postMessage({ done })
  event.waitUntil(
    command(event).then(
      () => answer(true),
      () => answer(false),
    ),
  )
})

async function deployedVersion(): Promise<unknown> {
  const file = await fetch('/version.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  })
  return ((await file.json()) as { readonly version?: unknown }).version
}

/** Deletes old files once no page of an earlier version is open and no newer worker is installing or waiting, whose files would go too. */
async function tidy(event: ExtendableEvent): Promise<void> {
  if (!(await isAlone(version, self.clients))) return
  const next = self.registration.installing ?? self.registration.waiting
  if (!next) await precache.tidy(event)
}

/** How long a page may take to answer: one that is loading on a slow device is not waited for. */
const LONGEST_PAGE_ANSWER_MS = 5_000

/** Whether every open page runs `version`. A page that does not answer counts as another version, unless it is closed by now. */
async function isAlone(version: string, pages: Clients): Promise<boolean> {
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true })
  const others = await Promise.all(
    open.map(async (page) => (await versionOf(page)) !== version && (await pages.get(page.id)) !== undefined),
  )
  return !others.includes(true)
}

function versionOf(page: Client): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(resolve, LONGEST_PAGE_ANSWER_MS)
    page.postMessage({ type: 'VERSION' }, [port2])
  }).finally(() => port1.close())
}
