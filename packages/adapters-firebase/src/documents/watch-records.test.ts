import { added, refusal, untilData } from '@caderno/domain/contracts'
import { READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import { aReading, runs, createFakeOutbox } from '@caderno/domain/testing'
import fc from 'fast-check'
import {
  collection,
  doc,
  getDocFromCache,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openOffline } from '../../test/offline-firestore.ts'
import { createFirestoreRecordStore } from './record-store.ts'
import { createSendWrite, cacheFlushed } from '../write-status/send-write.ts'

const { id: _id, userId: _userId, dataCriacao: _created, dataAtualizacao: _updated, ...DRAFT } = aReading()
const OWNER = 'uid-ana'

let firestore: Firestore
let close: () => Promise<void>
beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: false })
  ;({ firestore, close } = await openOffline())
})
afterEach(async () => {
  await close()
  vi.unstubAllGlobals()
})

const open = () => {
  const sendWrite = createSendWrite({
    flushed: cacheFlushed(firestore),
    add: (write) => createFakeOutbox().add(OWNER, write),
  })
  return createFirestoreRecordStore<ReadingDraft, Reading>(firestore, READING_KIND, sendWrite)
}
const put = (id: string, fields: object) =>
  void setDoc(doc(firestore, 'leitura', id), { ...DRAFT, userId: OWNER, ...fields })

/** What a stamp may be in a record that another program or an older version wrote. */
const anyStamp: fc.Arbitrary<unknown> = fc.oneof(
  fc.constant(serverTimestamp()),
  fc.integer({ min: 0, max: 2e9 }).map((seconds) => new Timestamp(seconds, 123_456_789)),
  fc
    .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2030-01-01') })
    .map((date) => date.toISOString()),
  fc.constantFrom(
    null,
    '',
    'ontem',
    0,
    -1,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1_763_640_000_000,
    8.64e15,
    true,
    [],
    {},
  ),
)
const anyTitle = fc.oneof({ weight: 9, arbitrary: fc.constant('Livro') }, fc.constantFrom(null, '', 7))
const anyDocument = fc.record(
  { dataCriacao: anyStamp, dataAtualizacao: anyStamp, titulo: anyTitle },
  { requiredKeys: [] },
)

const EPOCH = '1970-01-01T00:00:00.000Z'

it(
  'reads mixed records of every age without a crash, in an order that stays (§3.11)',
  async () => {
    const count = runs(1_000, 10_000)
    const all = collection(firestore, 'leitura')
    const documents = fc.sample(anyDocument, { numRuns: count, seed: 25 })
    for (let first = 0; first < count; first += 500) {
      const batch = writeBatch(firestore)
      for (const document of documents.slice(first, first + 500))
        batch.set(doc(all), { ...DRAFT, userId: OWNER, ...document })
      void batch.commit()
    }
    const broken = documents.filter((document) => 'titulo' in document && document.titulo !== 'Livro').length
    const query = open().watch(OWNER)
    const unsubscribe = query.subscribe(() => undefined)
    const records = await untilData(query, (data) => data.length === count - broken)
    expect(query.getSnapshot()).toMatchObject({ unreadable: broken, pending: true })
    for (const { dataCriacao, dataAtualizacao } of records)
      expect(`${typeof dataCriacao} ${typeof dataAtualizacao}`).toBe('string string')
    // Whichever has another stamp so far: the ids, and with them the order of equals, are new in each run.
    const at = records.findIndex(({ dataCriacao }, n) => n >= 7 && dataCriacao !== EPOCH)
    void updateDoc(doc(firestore, 'leitura', records[at]!.id), { dataCriacao: Timestamp.fromMillis(0) })
    const after = await untilData(query, (data) => data[at]?.dataCriacao === EPOCH)
    expect(after.map(({ id }) => id)).toEqual(records.map(({ id }) => id))
    expect(after.filter((record, n) => record !== records[n])).toEqual([after[at]])
    unsubscribe()
  },
  runs(60_000, 300_000),
)

it('takes what is written for newer than all that was there, before the server has set its stamps (§3.11)', async () => {
  const before = new Date().toISOString()
  await open().add(OWNER, DRAFT).outcome
  const [record] = await untilData(open().watch(OWNER), (data) => data.length === 1)
  expect([record!.dataCriacao, record!.dataAtualizacao].filter((stamp) => stamp < before)).toEqual([])
})

it('keeps the objects of the records that did not change, and the whole list when none did', async () => {
  put('a', { titulo: 'Um' })
  put('b', { titulo: 'Dois' })
  const store = open()
  const query = store.watch(OWNER)
  const unsubscribe = query.subscribe(() => undefined)
  const [a, b] = await untilData(query, (data) => data.length === 2)
  await store.update(OWNER, 'a', () => ({ patch: { titulo: 'Três' } })).outcome
  const [changed, same] = await untilData(query, ([first]) => first?.titulo === 'Três')
  expect(changed).not.toBe(a)
  expect(same).toBe(b)
  unsubscribe()
  const before = query.getSnapshot()
  const again = query.subscribe(() => undefined)
  void setDoc(doc(collection(firestore, 'leitura'), 'c'), { ...DRAFT, userId: 'uid-bia' })
  await untilData(open().watch('uid-bia'), (data) => data.length === 1)
  expect(query.getSnapshot()).toBe(before)
  again()
})

it('estimates the stamps of what is not confirmed, as instants', async () => {
  const store = open()
  const write = store.add(OWNER, DRAFT)
  const [{ id }, outcome] = await Promise.all([added(write), write.outcome])
  const [record] = await untilData(store.watch(OWNER), (data) => data.length === 1)
  expect({ outcome, id: record?.id }).toEqual({ outcome: 'queued', id })
  expect(Math.abs(Date.parse(record!.dataCriacao) - Date.now())).toBeLessThan(60_000)
  expect(record?.dataAtualizacao).toBe(record?.dataCriacao)
})

it('converts nested timestamps of older records too', async () => {
  put('a', { historico: [{ fase: 'enviado', em: Timestamp.fromMillis(0) }] })
  const [record] = await untilData(open().watch(OWNER), (data) => data.length === 1)
  expect(record).toMatchObject({ historico: [{ em: '1970-01-01T00:00:00.000Z' }] })
})

it('shows no empty shelf while nothing is known: a failure, without data', async () => {
  const query = open().watch(OWNER)
  const unsubscribe = query.subscribe(() => undefined)
  await vi.waitFor(() =>
    expect(query.getSnapshot()).toMatchObject({
      status: 'failed',
      error: { code: 'network-request-failed' },
      data: undefined,
    }),
  )
  unsubscribe()
})

it('restores only what its schema knows: a new document may have nothing else', async () => {
  const store = open()
  await store.restore(OWNER, { ...aReading({ id: 'antigo' }), campoAntigo: 1 } as Reading).outcome
  const [record] = await untilData(store.watch(OWNER), (data) => data.length === 1)
  expect(record).toEqual(aReading({ id: 'antigo' }))
})

it("leaves to the server what this device's clock only guessed when a record is restored", async () => {
  const store = open()
  const { id } = await added(store.add(OWNER, DRAFT))
  put('b', { dataCriacao: Timestamp.fromMillis(0), dataAtualizacao: serverTimestamp() })
  const records = await untilData(store.watch(OWNER), (data) => data.length === 2)
  for (const record of records) {
    await store.remove(OWNER, record.id).outcome
    await store.restore(OWNER, record).outcome
  }
  const stamps = async (key: string) => {
    const document = await getDocFromCache(doc(firestore, 'leitura', key))
    return ['dataCriacao', 'dataAtualizacao'].map((stamp): unknown =>
      document.get(stamp, { serverTimestamps: 'none' }),
    )
  }
  expect([await stamps(id), await stamps('b')]).toEqual([
    [null, null],
    [Timestamp.fromMillis(0), null],
  ])
})

it.each(['', 'a/b'])('refuses the id %j in the words of the ports', async (id) => {
  const store = open()
  expect(await refusal(store.update(OWNER, id, () => ({ patch: { titulo: 'Um' } })).outcome)).toBe(
    'invalid-record',
  )
  expect(await refusal(store.remove(OWNER, id).outcome)).toBe('invalid-record')
  expect(await refusal(store.restore(OWNER, aReading({ id })).outcome)).toBe('invalid-record')
})
