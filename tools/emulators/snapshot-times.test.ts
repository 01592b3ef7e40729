import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { truerSnapshots } from './snapshot-times.mjs'

const DOCUMENTS = 'projects/demo/databases/(default)/documents/'
const LISTEN = '/google.firestore.v1.Firestore/Listen/channel?VER=8&SID=one&RID=rpc'
const other = (session: number) => LISTEN.replace('one', `other${session}`)
const WRITE = '/google.firestore.v1.Firestore/Write/channel?VER=8&SID=two&RID=2'
const COMMIT = '/v1/projects/demo/databases/(default)/documents:commit'
const WRITTEN_AT = Date.parse('2026-12-01T00:00:00.000Z')

const framed = (...messages: unknown[]) => {
  const list = JSON.stringify(messages.map((message, index) => [index, [message]]))
  return `${list.length}\n${list}`
}
const missing = (name: string, readTime = '2026-11-30T23:59:50.100200Z', target = 8) => ({
  documentDelete: { document: DOCUMENTS + name, readTime, removedTargetIds: [target] },
})
const there = (name: string) => ({
  documentChange: {
    document: { name: DOCUMENTS + name, fields: { titulo: { stringValue: 'Torto Arado 📚 ção' } } },
    targetIds: [8],
  },
})
const ended = (target: number) => ({ targetChange: { targetChangeType: 'REMOVE', targetIds: [target] } })
const current = {
  targetChange: {
    targetChangeType: 'CURRENT',
    targetIds: [9],
    resumeToken: 'Cgk=',
    readTime: '2026-12-01T00:00:01.000100Z',
  },
}
const snapshot = (readTime = '2026-12-01T00:00:01.000200Z') => ({
  targetChange: { resumeToken: 'Cgk=', readTime },
})
const BEFORE = snapshot('2026-11-30T23:59:59.999Z')

/** A proxy that one browser writes through and another one listens through. */
function world() {
  let now = WRITTEN_AT
  const { sent, answered } = truerSnapshots(() => now)
  return {
    later: (ms: number) => (now += ms),
    write: (name: string, kind = 'update') => {
      const writes =
        kind === 'delete'
          ? [{ delete: DOCUMENTS + name }]
          : [{ update: { name: DOCUMENTS + name, fields: {} } }]
      return text(
        sent(
          Readable.from([
            Buffer.from(`count=1&req0___data__=${encodeURIComponent(JSON.stringify({ writes }))}`),
          ]),
          WRITE,
        ),
      )
    },
    commit: (name: string) =>
      text(
        sent(
          Readable.from([
            Buffer.from(JSON.stringify({ writes: [{ update: { name: DOCUMENTS + name } }] }, null, 2)),
          ]),
          COMMIT,
        ),
      ),
    answered: (chunks: string | readonly Uint8Array[], url = LISTEN) =>
      text(answered(Readable.from(typeof chunks === 'string' ? [Buffer.from(chunks)] : chunks), url)),
  }
}

describe('a Listen stream of the emulator that has called a document missing', () => {
  it('is complete until that was written, until that has been sent', async () => {
    const { write, answered } = world()
    const first = framed(missing('preferencias/ana'), snapshot('2026-11-30T23:59:51Z'))
    expect(await answered(first)).toBe(first)
    await write('preferencias/ana')
    const sent =
      framed(current, snapshot()) +
      framed(there('leitura/livro'), snapshot(), there('preferencias/ana'), snapshot())
    const truer =
      framed(current, BEFORE) + framed(there('leitura/livro'), BEFORE, there('preferencias/ana'), snapshot())
    expect(await answered(sent)).toBe(truer)
  })

  it('is never complete until an earlier time than it was already', async () => {
    const { write, answered } = world()
    const sooner = framed(missing('preferencias/ana'), snapshot('2026-11-30T23:59:59.999500Z'))
    expect(await answered(sooner)).toBe(sooner)
    await write('preferencias/ana')
    expect(await answered(framed(snapshot()))).toBe(framed(snapshot('2026-11-30T23:59:59.999500Z')))
  })

  it('is so for a commit too, and however the messages are cut', async () => {
    const { commit, answered } = world()
    await commit('preferencias/ana')
    const [sent, truer] = [
      [there('a'), missing('preferencias/ana'), snapshot()],
      [there('a'), missing('preferencias/ana'), BEFORE],
    ].map((each) => framed(...each)) as [string, string]
    expect(await answered([...Buffer.from(sent)].map((byte) => Buffer.of(byte)))).toBe(truer)
  })

  it('is left as it is where nobody waits for what was written, it was reported missing since, or is never sent', async () => {
    const { write, answered, later } = world()
    const sent = framed(missing('a', '2026-12-01T00:00:00.500Z'), snapshot())
    await write('b')
    await write('a', 'delete')
    expect(await answered(sent)).toBe(sent)
    const gone = framed(missing('b', '2026-11-30T23:59:50Z', 12), ended(12), snapshot())
    expect(await answered(gone, other(1))).toBe(gone)
    expect(await answered(framed(missing('b'), snapshot()), other(2))).toBe(framed(missing('b'), BEFORE))
    expect(await answered(framed(snapshot()), other(3))).toBe(framed(snapshot()))
    later(30_000)
    expect(await answered(framed(snapshot()), other(2))).toBe(framed(snapshot()))
  })
})

it('what is written is passed on as it is, and so is each message as soon as it is whole, an answer of another kind, and one that ends in the middle', async () => {
  const { write, answered } = world()
  expect(await write('a')).toBe(
    `count=1&req0___data__=${encodeURIComponent(JSON.stringify({ writes: [{ update: { name: `${DOCUMENTS}a`, fields: {} } }] }))}`,
  )
  expect(await answered('<html>Unknown SID</html>')).toBe('<html>Unknown SID</html>')
  expect(await answered('99\n[[1,["no')).toBe('99\n[[1,["no')
  const body = new Readable({ read: () => undefined })
  const stream = truerSnapshots().answered(body, LISTEN).setEncoding('utf8')
  const [first, second] = [framed(there('a')), framed(current)]
  const seen = new Promise((resolve) => stream.once('data', resolve))
  body.push(first + second.slice(0, 20))
  expect(await seen).toBe(first)
})
