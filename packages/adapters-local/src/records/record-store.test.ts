import { added, until, untilData } from '@caderno/domain/contracts'
import { NEW_READING, READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import { aReading } from '@caderno/domain/testing'
import { describe, expect, it } from 'vitest'
import { createBrowser, type Browser } from '../../test/tabs.ts'
import { CHUNK_SIZE } from './chunks.ts'
import type { LocalEnvironment } from '../storage/environment.ts'
import { openForage } from '../storage/database.ts'
import type { KeyValueStore } from '../storage/key-value-store.ts'
import { createStorage } from '../storage/storage.ts'
import { createLocalRecordStore } from './record-store.ts'

const owner = 'uid-ana'
const draft = (n: number): ReadingDraft => ({ ...NEW_READING, titulo: `Livro ${n}` })
const key = (n: number) => `leitura/${owner}/${n}`
const open = (environment: LocalEnvironment) =>
  createLocalRecordStore<ReadingDraft, Reading>(READING_KIND, environment)

/** The keys that are written to the database, in order. */
function spied({ idb, tab }: Browser) {
  const writes: string[] = []
  const openSpied = async (): Promise<KeyValueStore> => {
    const forage = await openForage({ idb })
    const { transact: commit } = forage
    const transact: KeyValueStore['transact'] = (work) =>
      commit((table) => work({ ...table, put: (key, value) => (writes.push(key), table.put(key, value)) }))
    return Object.assign(forage, { transact })
  }
  const storage = createStorage({ open: openSpied, persist: () => Promise.resolve() })
  return { writes, store: open(tab({ storage })) }
}

async function filled(count: number) {
  const browser = createBrowser()
  const records = Array.from({ length: count }, (_, n) =>
    aReading({ id: `r${n}`, userId: owner, titulo: `Livro ${n}` }),
  )
  for (let n = 0; n * CHUNK_SIZE < count; n += 1)
    await browser.disk.write(key(n), records.slice(n * CHUNK_SIZE, (n + 1) * CHUNK_SIZE))
  return { browser, records }
}

describe('the chunks of a local collection', () => {
  it('fill up to 500 records each, and records never move between them', async () => {
    const { browser } = await filled(CHUNK_SIZE - 1)
    const store = open(browser.tab())
    await store.add(owner, draft(1)).outcome
    const { id } = await added(store.add(owner, draft(2)))
    expect(await browser.disk.read(key(0))).toHaveLength(CHUNK_SIZE)
    expect(await browser.disk.read(key(1))).toMatchObject([{ id }])
    await store.remove(owner, 'r0').outcome
    expect(await browser.disk.read(key(1))).toMatchObject([{ id }])
    expect((await untilData(store.watch(owner))).map((record) => record.id).at(-1)).toBe(id)
  })

  it.each([
    ['add', (store: ReturnType<typeof open>) => store.add(owner, draft(1)), key(2)],
    [
      'update',
      (store: ReturnType<typeof open>) => store.update(owner, 'r700', () => ({ patch: { notas: 'x' } })),
      key(1),
    ],
    ['remove', (store: ReturnType<typeof open>) => store.remove(owner, 'r3'), key(0)],
    [
      'restore',
      (store: ReturnType<typeof open>) => store.restore(owner, aReading({ id: 'r700', userId: owner })),
      key(1),
    ],
  ] as const)('%s writes one key only', async (_, act, expected) => {
    const { browser } = await filled(CHUNK_SIZE * 2 + 10)
    const { writes, store } = spied(browser)
    await act(store).outcome
    expect(writes).toEqual([expected])
  })

  it('many writes at once cost one write of each chunk', async () => {
    const { writes, store } = spied(createBrowser())
    await Promise.all(Array.from({ length: CHUNK_SIZE * 2 }, (_, n) => store.add(owner, draft(n)).outcome))
    expect(writes.length).toBeLessThanOrEqual(4)
    expect(await untilData(store.watch(owner))).toHaveLength(CHUNK_SIZE * 2)
  })

  it('never write to a chunk that is damaged, count it, and go on beside it', async () => {
    const { browser } = await filled(3)
    await browser.disk.write(key(1), 'estragado')
    const store = open(browser.tab())
    expect(await until(store.watch(owner), ({ status }) => status === 'ready')).toMatchObject({
      unreadable: 1,
      data: [{}, {}, {}],
    })
    await store.add(owner, draft(1)).outcome
    await store.update(owner, 'r1', () => ({ patch: { notas: 'x' } })).outcome
    expect(await browser.disk.read(key(1))).toBe('estragado')
    expect(await browser.disk.read(key(2))).toHaveLength(1)
  })

  it("leave somebody else's record that strayed into them alone", async () => {
    const { browser } = await filled(2)
    const stray = aReading({ id: 'alheio', userId: 'uid-bia' })
    await browser.disk.write(key(0), [stray, aReading({ id: 'meu', userId: owner })])
    const store = open(browser.tab())
    expect(await until(store.watch(owner), ({ status }) => status === 'ready')).toMatchObject({
      unreadable: 0,
      data: [{ id: 'meu' }],
    })
    await expect(
      store.update(owner, 'alheio', () => ({ patch: { notas: 'x' } })).outcome,
    ).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await expect(store.remove(owner, 'alheio').outcome).rejects.toMatchObject({ code: 'permission-denied' })
    await store.update(owner, 'meu', () => ({ patch: { notas: 'x' } })).outcome
    expect(((await browser.disk.read(key(0))) as unknown[])[0]).toEqual(stray)
  })

  it('keep users apart whose ids look like paths', async () => {
    const store = open(createBrowser().tab())
    await store.add('ana/0', draft(1)).outcome
    await store.add('ana', draft(2)).outcome
    expect(await untilData(store.watch('ana'))).toMatchObject([{ titulo: 'Livro 2' }])
    expect(await untilData(store.watch('ana/0'))).toMatchObject([{ titulo: 'Livro 1' }])
  })
})

describe('an open local collection', () => {
  it('shows an added record at once, pending until it is stored', async () => {
    const store = open(createBrowser().tab())
    const query = store.watch(owner)
    const stop = query.subscribe(() => undefined)
    await until(query, ({ status }) => status === 'ready')
    const write = store.add(owner, draft(1))
    expect(await until(query, (seen) => seen.status === 'ready' && seen.data.length === 1)).toMatchObject({
      pending: true,
    })
    const { id } = await added(write)
    expect(await until(query, (seen) => seen.status === 'ready' && !seen.pending)).toMatchObject({
      data: [{ id }],
    })
    stop()
  })

  it('shows what another tab writes while it is being opened, at whatever moment', async () => {
    for (let steps = 0; steps < 60; steps += 1) {
      const browser = createBrowser()
      const [one, two] = [open(browser.tab()), open(browser.tab())]
      const opened = untilData(one.watch(owner), (data) => data.length === 1)
      for (let n = 0; n < steps; n += 1) await new Promise(setImmediate)
      await two.add(owner, draft(1)).outcome
      expect(await opened).toMatchObject([draft(1)])
    }
  })

  it('reads only the changed chunk when another tab writes', async () => {
    const { browser } = await filled(CHUNK_SIZE * 3)
    const reads: string[] = []
    const tab = browser.tab()
    const storage = { ...tab.storage, read: (at: string) => (reads.push(at), tab.storage.read(at)) }
    const query = open({ ...tab, storage }).watch(owner)
    const stop = query.subscribe(() => undefined)
    await until(query, ({ status }) => status === 'ready')
    reads.length = 0
    await open(browser.tab()).update(owner, 'r600', () => ({ patch: { notas: 'nova' } })).outcome
    await untilData(query, (data) => data[600]?.notas === 'nova')
    expect(reads).toEqual([key(1)])
    stop()
  })

  it('looks at everything again when the page comes back', async () => {
    const { browser } = await filled(2)
    let wake = (_key: string | undefined) => {}
    const tab = browser.tab({
      channel: {
        post: () => undefined,
        publish: () => undefined,
        listen: (onChange) => ((wake = onChange), () => undefined),
      },
    })
    const query = open(tab).watch(owner)
    const stop = query.subscribe(() => undefined)
    await until(query, ({ status }) => status === 'ready')
    await browser.disk.write(key(0), [aReading({ id: 'r0', userId: owner })])
    wake(undefined)
    expect(await untilData(query, (data) => data.length === 1)).toMatchObject([{ id: 'r0' }])
    stop()
  })

  it('writes nothing that it could not read back', async () => {
    const browser = createBrowser()
    const kind = { ...READING_KIND, schema: READING_KIND.schema }
    const store = createLocalRecordStore<ReadingDraft, Reading>(
      { ...kind, collection: 'leitura' },
      { ...browser.tab(), ids: { next: () => 7 as never } },
    )
    await expect(store.add(owner, draft(1)).outcome).rejects.toMatchObject({ code: 'invalid-record' })
    expect(await browser.disk.keys('')).toEqual([])
  })
})
