import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import type { BrowserContext } from '@playwright/test'
import { startProxy } from '../../tools/emulators/proxy.mjs'
import { EMULATORS } from './backend.ts'

type Kind = 'read' | 'query' | 'write' | 'delete'
interface Operation {
  readonly kind: Kind
  readonly collection: string
  /** The same for what is asked again, which counts once. */
  readonly key?: string
}
interface Body {
  readonly url: string
  /** How many calls of `since` came before. */
  readonly step: number
  text: string
  isWhole: boolean
}

const KINDS = ['read', 'write', 'delete'] as const
type Counts = Readonly<Record<string, Readonly<Record<Kind, number>>>>

/** What Firestore's price list counts, by collection, of the browsers that were given to `watch`. */
export interface Operations {
  watch(context: BrowserContext): Promise<void>
  /** Resolves with what was counted since the last call, as cells of a table (reads, writes, deletions), sooner where they are these. */
  since(expected?: string): Promise<string>
  close(): Promise<void>
}

const CHANGED =
  /"documentChange":\s*\{\s*"document":\s*\{\s*"name":\s*"([^"]+)"[\s\S]*?"updateTime":\s*"([^"]+)"[\s\S]*?"targetIds":\s*\[([^\]]*)\]/g
const MISSING = /"documentDelete":\s*\{\s*"document":\s*"([^"]+)"[\s\S]*?"removedTargetIds":\s*\[([^\]]*)\]/g
const ANSWERED = /"(?:found":\s*\{\s*"name|missing)":\s*"([^"]+)"/g

/** Their documents are asked for by key, and one that is missing counts as read; in the others a document that goes does not. */
const BY_KEY = ['usuarios', 'alunos', 'matriculas', 'financas', 'preferencias']

/** An open listener never ends: all has come when nothing more has for so long, and where something else is expected for longer. */
const [QUIET_MS, LATE_MS] = [1_000, 5_000]

/**
 * Reads what passes between browsers and the Firestore emulator: documents that are delivered or said to be missing, queries, writes and
 * deletions. What the rules look up does not pass there.
 */
export async function countOperations(): Promise<Operations> {
  const emulator = EMULATORS[1]!
  const [sent, answers]: [Body[], Body[]] = [[], []]
  /** The page load that opened a stream, by the stream's session. */
  const loads = new Map<string, number>()
  let [load, step] = [0, 0]
  const server = await startProxy(emulator, {
    sent: (body, url) => noted(sent, { url, step }, body),
    answered: (body, url) => noted(answers, { url, step }, body),
  })
  const { port } = server.address() as AddressInfo
  const operations = () => [...sent.flatMap(sentIn), ...answers.flatMap((answer) => readsIn(answer, loads))]
  let before: Counts = {}
  return {
    async watch(context) {
      let mine = load
      context.on('request', (request) => {
        if (request.isNavigationRequest()) mine = load += 1
      })
      await context.route(`http://${emulator}/**`, (route) => {
        const url = route.request().url()
        const session = sessionOf(url)
        if (session && !loads.has(session)) loads.set(session, mine)
        return route.continue({ url: url.replace(emulator, `127.0.0.1:${port}`) })
      })
    },
    async since(expected) {
      let [cells, count, at, now] = ['', -1, Date.now(), before]
      while (Date.now() - at < (cells === expected ? QUIET_MS : LATE_MS)) {
        await new Promise((resolve) => setTimeout(resolve, 50))
        const all = operations()
        if (all.length !== count) [count, at] = [all.length, Date.now()]
        now = counted(all)
        cells = KINDS.map((kind) => inWords(kind, before, now)).join(' | ')
      }
      before = now
      step += 1
      return cells
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function noted(list: Body[], at: Pick<Body, 'url' | 'step'>, stream: Readable): Readable {
  const body = { ...at, text: '', isWhole: false }
  list.push(body)
  stream.setEncoding('utf8').on('data', (chunk: string) => (body.text += chunk))
  stream.on('end', () => (body.isWhole = true))
  return stream
}

/**
 * A stream that the SDK opens anew asks again, with the numbers of its targets, which are a page load's; so does a transaction that it tries again.
 * Neither is the app's doing.
 */
function readsIn({ url, text, step }: Body, loads: ReadonlyMap<string, number>): Operation[] {
  const read = (name: string, key: string) =>
    ({ kind: 'read', collection: collectionOf(name), key: `${name} ${key}` }) as const
  if (url.includes(':batchGet'))
    return [...text.matchAll(ANSWERED)].map(([, name]) => read(name!, `step ${step}`))
  const load = loads.get(sessionOf(url) ?? '')
  return url.includes('/Listen/')
    ? heardIn(text).map(({ name, target, version }) => read(name, `${load} ${target} ${version}`))
    : []
}

/** The emulator sends a query's whole result again with every change, the service only what changed: each version counts once for a listener. */
function heardIn(text: string) {
  const changed = [...text.matchAll(CHANGED)].map(([, name, version, targets]) => [name, version, targets])
  const missing = [...text.matchAll(MISSING)]
    .map(([, name, targets]) => [name, 'missing', targets])
    .filter(([name]) => BY_KEY.includes(collectionOf(name!)))
  return [...changed, ...missing].flatMap(([name, version, targets]) =>
    targets!.split(',').map((target) => ({ name: name!, version: version!, target: target.trim() })),
  )
}

const sessionOf = (url: string) => new URL(url, 'http://localhost').searchParams.get('SID')

interface Request {
  readonly addTarget?: {
    readonly targetId: number
    readonly query?: { readonly structuredQuery: { readonly from: readonly { collectionId: string }[] } }
  }
  readonly writes?: readonly { readonly delete?: string; readonly update?: { readonly name: string } }[]
}

function sentIn({ url, text, isWhole, step }: Body): Operation[] {
  const requests = isWhole && text !== '' ? requestsIn(url, text) : []
  return requests.flatMap(({ addTarget, writes = [] }) => [
    ...(addTarget?.query?.structuredQuery.from ?? []).map(({ collectionId }) => ({
      kind: 'query' as const,
      collection: collectionId,
      key: `${collectionId} step ${step} target ${addTarget!.targetId}`,
    })),
    ...writes.map((write) => ({
      kind: write.delete ? ('delete' as const) : ('write' as const),
      collection: collectionOf(write.delete ?? write.update!.name),
    })),
  ])
}

/** Transactions send JSON, the streams send forms with JSON in them. */
function requestsIn(url: string, text: string): Request[] {
  if (url.includes(':commit')) return [JSON.parse(text) as Request]
  if (!/\/(Listen|Write)\//.test(url)) return []
  return [...new URLSearchParams(text)]
    .filter(([name]) => name.endsWith('___data__'))
    .map(([, value]) => JSON.parse(value) as Request)
}

const collectionOf = (name: string): string => /\/documents\/([^/]+)\//.exec(name)![1]!

function counted(operations: readonly Operation[]): Counts {
  const counts: Record<string, Record<Kind, number>> = {}
  const distinct = new Map(operations.map((operation, index) => [operation.key ?? index, operation]))
  for (const { kind, collection } of distinct.values()) {
    counts[collection] ??= { read: 0, query: 0, write: 0, delete: 0 }
    counts[collection][kind] += 1
  }
  return counts
}

/** «3 (alunos 1, leitura 2)»; a query counts as one read at least. */
function inWords(kind: (typeof KINDS)[number], earlier: Counts, later: Counts): string {
  const more = (name: string, of: Kind) => later[name]![of] - (earlier[name]?.[of] ?? 0)
  const done = Object.keys(later)
    .toSorted()
    .map((name) => ({
      name,
      count: kind === 'read' ? Math.max(more(name, 'read'), more(name, 'query')) : more(name, kind),
    }))
    .filter(({ count }) => count > 0)
  const total = done.reduce((sum, { count }) => sum + count, 0)
  return total === 0 ? '0' : `${total} (${done.map(({ name, count }) => `${name} ${count}`).join(', ')})`
}
