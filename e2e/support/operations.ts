import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import type { BrowserContext } from '@playwright/test'
import { startProxy } from '../../tools/emulators/proxy.mjs'
import { EMULATORS } from './backend.ts'

type Kind = 'read' | 'query' | 'write' | 'delete'
interface Operation {
  readonly kind: Kind
  readonly collection: string
}
interface Body {
  readonly url: string
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
const MISSING = /"documentDelete":\s*\{\s*"document":\s*"([^"]+)"/g
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
  const server = await startProxy(emulator, {
    sent: (body, url) => noted(sent, url, body),
    answered: (body, url) => noted(answers, url, body),
  })
  const { port } = server.address() as AddressInfo
  const operations = () => [...sent.flatMap(sentIn), ...readsIn(answers)]
  let before: Counts = {}
  return {
    async watch(context) {
      await context.route(`http://${emulator}/**`, (route) =>
        route.continue({ url: route.request().url().replace(emulator, `127.0.0.1:${port}`) }),
      )
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
      return cells
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function noted(list: Body[], url: string, stream: Readable): Readable {
  const body = { url, text: '', isWhole: false }
  list.push(body)
  stream.setEncoding('utf8').on('data', (chunk: string) => (body.text += chunk))
  stream.on('end', () => (body.isWhole = true))
  return stream
}

function readsIn(answers: readonly Body[]): Operation[] {
  const named = (bodies: readonly Body[], pattern: RegExp) =>
    bodies.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => collectionOf(name!)))
  const asked = answers.filter(({ url }) => url.includes(':batchGet'))
  const heard = answers.filter(({ url }) => url.includes('/Listen/'))
  const missing = named(heard, MISSING).filter((name) => BY_KEY.includes(name))
  return [...named(asked, ANSWERED), ...versionsIn(heard), ...missing].map((collection) => ({
    kind: 'read',
    collection,
  }))
}

/** The emulator sends a query's whole result again with every change, the service only what changed: each version counts once for a listener. */
function versionsIn(heard: readonly Body[]): string[] {
  const versions = heard.flatMap(({ url, text }) => {
    const session = new URL(url, 'http://localhost').searchParams.get('SID')
    return [...text.matchAll(CHANGED)].flatMap(([, name, version, targets]) =>
      targets!.split(',').map((target) => [session, target.trim(), name, version].join(' ')),
    )
  })
  return [...new Set(versions)].map(collectionOf)
}

interface Request {
  readonly addTarget?: {
    readonly query?: { readonly structuredQuery: { readonly from: readonly { collectionId: string }[] } }
  }
  readonly writes?: readonly { readonly delete?: string; readonly update?: { readonly name: string } }[]
}

function sentIn({ url, text, isWhole }: Body): Operation[] {
  const requests = isWhole && text !== '' ? requestsIn(url, text) : []
  return requests.flatMap(({ addTarget, writes = [] }) => [
    ...(addTarget?.query?.structuredQuery.from ?? []).map(({ collectionId }) => ({
      kind: 'query' as const,
      collection: collectionId,
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
  for (const { kind, collection } of operations) {
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
