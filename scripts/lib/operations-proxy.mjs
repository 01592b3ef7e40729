import { startProxy } from '../../tools/emulators/proxy.mjs'

const CHANGED =
  /"documentChange":\s*\{\s*"document":\s*\{\s*"name":\s*"([^"]+)"[\s\S]*?"updateTime":\s*"([^"]+)"[\s\S]*?"targetIds":\s*\[([^\]]*)\]/g
const MISSING = /"documentDelete":\s*\{\s*"document":\s*"([^"]+)"/g
const ANSWERED = /"(?:found":\s*\{\s*"name|missing)":\s*"([^"]+)"/g

/** Their documents are asked for by key, and one that is missing counts as read; in the others a document that goes does not. */
const BY_KEY = ['usuarios', 'alunos', 'matriculas', 'financas', 'preferencias']

/**
 * Stands between the app and the Firestore emulator and notes what the service would count, by collection: documents that are delivered or
 * said to be missing, queries, writes and deletions. What the rules look up does not pass here.
 */
export async function startOperationsProxy(emulator, port) {
  const sent = []
  const answers = []
  const server = await startProxy(emulator, {
    port,
    sent: (body, url) => noted(sent, url, body),
    answered: (body, url) => noted(answers, url, body),
  })
  return {
    host: `127.0.0.1:${server.address().port}`,
    operations: () => [...sent.flatMap(sentIn), ...readsIn(answers)],
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  }
}

function noted(list, url, stream) {
  const message = { url, text: '', whole: false }
  list.push(message)
  stream.setEncoding('utf8').on('data', (chunk) => (message.text += chunk))
  stream.on('end', () => (message.whole = true))
  return stream
}

function readsIn(answers) {
  const asked = answers
    .filter(({ url }) => url.includes(':batchGet'))
    .flatMap(({ text }) => [...text.matchAll(ANSWERED)].map(([, name]) => collectionOf(name)))
  const heard = answers.filter(({ url }) => url.includes('/Listen/'))
  const missing = heard
    .flatMap(({ text }) => [...text.matchAll(MISSING)].map(([, name]) => collectionOf(name)))
    .filter((name) => BY_KEY.includes(name))
  return [...asked, ...versionsIn(heard), ...missing].map((collection) => ({ kind: 'read', collection }))
}

/** The emulator sends a query's whole result again with every change, the service only what changed: each version counts once for a listener. */
function versionsIn(heard) {
  const versions = heard.flatMap(({ url, text }) => {
    const session = new URL(url, 'http://localhost').searchParams.get('SID')
    return [...text.matchAll(CHANGED)].flatMap(([, name, version, targets]) =>
      targets.split(',').map((target) => [session, target.trim(), name, version].join(' ')),
    )
  })
  return [...new Set(versions)].map((version) => collectionOf(version))
}

function sentIn({ url, text, whole }) {
  const requests = whole && text !== '' ? requestsIn(url, text) : []
  const queries = requests
    .flatMap(({ addTarget }) => addTarget?.query?.structuredQuery.from ?? [])
    .map(({ collectionId }) => ({ kind: 'query', collection: collectionId }))
  const writes = requests.flatMap((request) => request.writes ?? [])
  return [
    ...queries,
    ...writes.map((write) => ({
      kind: write.delete ? 'delete' : 'write',
      collection: collectionOf(write.delete ?? write.update.name),
    })),
  ]
}

/** Transactions send JSON, the streams send forms with JSON in them. */
function requestsIn(url, text) {
  if (url.includes(':commit')) return [JSON.parse(text)]
  if (!/\/(Listen|Write)\//.test(url)) return []
  return [...new URLSearchParams(text)]
    .filter(([name]) => name.endsWith('___data__'))
    .map(([, value]) => JSON.parse(value))
}

function collectionOf(name) {
  return /\/documents\/([^/]+)\//.exec(name)[1]
}
