import { describe, expect, it } from 'vitest'
import { until } from '@caderno/domain/contracts'
import type { AppError } from '@caderno/domain/kernel'
import { createFaultyIdb, type Fault } from '../../test/faulty-idb.ts'
import { writeAll } from '../../test/tabs.ts'
import { openForage } from './database.ts'
import { createStorage } from './storage.ts'

function setUp(timeoutMs = 20_000) {
  const faulty = createFaultyIdb()
  const asked: string[] = []
  const make = () =>
    createStorage({
      open: () => openForage({ idb: faulty.idb, timeoutMs }),
      persist: () => Promise.resolve(asked.push('persist')),
    })
  return { faulty, asked, make, storage: make() }
}

describe('storage (D15, R4, R5)', () => {
  it('has written when the promise resolves', async () => {
    const { storage, make } = setUp()
    await storage.write('leitura/ana/0', [{ id: 1 }])
    expect(await make().read('leitura/ana/0')).toEqual([{ id: 1 }])
    expect(await make().read('leitura/ana/1')).toBeUndefined()
    expect(await make().keys('leitura/')).toEqual(['leitura/ana/0'])
  })

  it('asks the browser to keep the data once, at the first write', async () => {
    const { storage, asked } = setUp()
    await storage.read('a')
    expect(asked).toEqual([])
    await storage.write('a', 1)
    await storage.write('b', 2)
    expect(asked).toEqual(['persist'])
  })

  it.each<Fault | 'none'>(['none', 'connection lost', 'never settles', 'answer lost'])(
    'reads everything as it stood at one moment, when a try fails too: %s',
    async (fault) => {
      const { storage, faulty } = setUp(
        fault === 'never settles' || fault === 'answer lost' ? 100 : undefined,
      )
      await writeAll(
        storage,
        new Map<string, unknown>([
          ['a', { n: 1 }],
          ['b', [2]],
        ]),
      )
      if (fault !== 'none') faulty.inject(fault)
      const reading = storage.readRange('')
      const writing = storage.write('b', [3])
      expect((await reading)[0]).toEqual(['a', { n: 1 }])
      expect(await reading).toHaveLength(2)
      await writing
      expect(await storage.readRange('')).toEqual([
        ['a', { n: 1 }],
        ['b', [3]],
      ])
    },
  )

  it('tells a full disk, and the old value stays', async () => {
    const { storage, faulty } = setUp()
    await storage.write('a', 'antes')
    faulty.inject('quota', { times: Infinity })
    await expect(storage.write('a', 'depois')).rejects.toMatchObject({ code: 'storage-full' })
    faulty.heal()
    expect(await storage.read('a')).toBe('antes')
  })

  it('writes and removes several keys at once', async () => {
    const { storage, make, asked } = setUp()
    await storage.write('sai', 1)
    await writeAll(
      storage,
      new Map<string, unknown>([
        ['a', { n: 1 }],
        ['b', [2]],
        ['sai', undefined],
      ]),
    )
    expect(await make().keys('')).toEqual(['a', 'b'])
    expect(await make().read('b')).toEqual([2])
    expect(asked).toEqual(['persist'])
    await writeAll(storage, new Map())
    expect(await storage.keys('')).toEqual(['a', 'b'])
  })

  it.each<Fault | 'unstorable'>([
    'quota',
    'connection lost',
    'open error',
    'never settles',
    'answer lost',
    'unstorable',
  ])('writes all of several keys or none: %s (B20)', async (fault) => {
    const { faulty, make } = setUp(fault === 'never settles' || fault === 'answer lost' ? 100 : undefined)
    await make().write('a', 'antes')
    const value = fault === 'unstorable' ? () => 'função' : 'depois'
    if (fault !== 'unstorable') faulty.inject(fault, { times: Infinity })
    const outcome = await writeAll(
      make(),
      new Map<string, unknown>([
        ['a', 'depois'],
        ['b', value],
      ]),
    ).then(
      () => 'saved',
      ({ code }: AppError) => code,
    )
    faulty.heal()
    expect(outcome).toBe(
      { quota: 'storage-full', 'answer lost': 'saved' }[fault as string] ?? 'storage-unavailable',
    )
    expect(await make().read('a')).toBe(outcome === 'saved' ? 'depois' : 'antes')
    expect(await make().keys('')).toEqual(outcome === 'saved' ? ['a', 'b'] : ['a'])
  })

  it.each<Fault>(['connection lost', 'open error', 'never settles'])(
    'opens anew once after: %s',
    async (fault) => {
      const { storage, faulty, make } = setUp(fault === 'never settles' ? 100 : undefined)
      await make().write('a', 'antes')
      faulty.inject(fault)
      const before = faulty.opened()
      await storage.write('a', 'depois')
      expect(await storage.read('a')).toBe('depois')
      expect(faulty.opened() - before).toBe(2)
    },
  )

  it.each<Fault>(['connection lost', 'open error', 'never settles'])(
    'gives up after the second: %s, and works again later',
    async (fault) => {
      const { storage, faulty } = setUp(fault === 'never settles' ? 100 : undefined)
      faulty.inject(fault, { times: 2 })
      await expect(storage.write('a', 1)).rejects.toMatchObject({ code: 'storage-unavailable' })
      expect(faulty.opened()).toBe(2)
      await storage.write('a', 2)
      expect(await storage.read('a')).toBe(2)
    },
  )

  it('finds out what became of a write whose answer was lost', async () => {
    const { storage, faulty, make } = setUp(100)
    await storage.read('a')
    faulty.inject('answer lost')
    await storage.write('a', 1)
    expect(await make().read('a')).toBe(1)
    expect(faulty.opened()).toBe(2)
  })

  it('survives that the database is closed from outside', async () => {
    const { storage, faulty } = setUp()
    await storage.write('a', 1)
    await new Promise((resolve) => (faulty.idb.deleteDatabase('caderno').onsuccess = resolve))
    expect(await storage.read('a')).toBeUndefined()
    await storage.write('a', 2)
    expect(await storage.read('a')).toBe(2)
  })

  it('keeps everything in memory where the browser refuses to store, and says so', async () => {
    const { storage, faulty } = setUp()
    faulty.inject('refused', { times: Infinity })
    expect(await until(storage.health(), ({ status }) => status === 'ready')).toMatchObject({
      data: 'memory',
    })
    await storage.write('a', { n: 1 })
    expect(await storage.read('a')).toEqual({ n: 1 })
    expect(await storage.keys('')).toEqual(['a'])
  })

  it('keeps what is written at once before it is known that the browser refuses', async () => {
    const { storage, faulty } = setUp()
    faulty.inject('refused', { times: Infinity })
    await Promise.all([storage.write('a', 1), storage.write('b', 2), storage.write('c', 3)])
    expect(await storage.keys('')).toEqual(['a', 'b', 'c'])
  })

  it('keeps everything in memory where there is no IndexedDB', async () => {
    const storage = createStorage({
      open: () => openForage({ idb: undefined }),
      persist: () => Promise.resolve(),
    })
    expect(await until(storage.health(), ({ status }) => status === 'ready')).toMatchObject({
      data: 'memory',
    })
  })

  it('writes several keys of the memory too', async () => {
    const storage = createStorage({
      open: () => openForage({ idb: undefined }),
      persist: () => Promise.resolve(),
    })
    await expect(storage.write('a', () => 'função')).rejects.toMatchObject({ code: 'storage-unavailable' })
    await writeAll(
      storage,
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
    )
    await writeAll(
      storage,
      new Map<string, unknown>([
        ['a', undefined],
        ['c', 3],
      ]),
    )
    expect(await storage.keys('')).toEqual(['b', 'c'])
    await expect(
      writeAll(
        storage,
        new Map<string, unknown>([
          ['b', 4],
          ['d', () => 5],
        ]),
      ),
    ).rejects.toMatchObject({ code: 'storage-unavailable' })
    expect(await storage.read('b')).toBe(2)
  })

  it('never turns to memory once something is stored: that would hide it', async () => {
    const { storage, faulty } = setUp()
    await storage.write('a', 1)
    faulty.inject('connection lost', { times: Infinity })
    await expect(storage.read('a')).rejects.toMatchObject({ code: 'storage-unavailable' })
    expect(await until(storage.health(), ({ status }) => status === 'failed')).toMatchObject({
      error: { code: 'storage-unavailable' },
    })
    faulty.heal()
    expect(await storage.read('a')).toBe(1)
  })
})
