import { describe, expect, it, vi } from 'vitest'
import { until, untilData } from '../../contracts/index.ts'
import { createFakeMarks, createFakeOutbox } from '../../testing/index.ts'
import { dataOf } from '../kernel/index.ts'
import { createOutbox } from './outbox.ts'
import type { DeviceOutbox } from './ports.ts'

const ANA = 'uid-ana'
const KEY = `fila/${ANA}`
const item = (id: string, collection = 'leitura') => ({ collection, id })
const kept = (id: string) => ({ ...item(id), effect: 'there' as const })

/** What a page shows now, and how often it told of it. */
function look(outbox: DeviceOutbox) {
  const query = outbox.watch(ANA)
  const told = vi.fn()
  const leave = query.subscribe(told)
  const shown = () =>
    dataOf(query.getSnapshot())?.map((entry) =>
      [entry.state, entry.item, entry.code].filter(Boolean).join(' '),
    )
  return { query, told, leave, shown }
}
/** What follows in the same turn is told when it ends. */
const turn = () => Promise.resolve()
/** Everything that waits for nothing but its turn has gone on. */
const turns = async () => {
  for (let n = 0; n < 20; n += 1) await turn()
}

describe('what a page tells', () => {
  it('is told at once, and once more for all that follows in the same turn', async () => {
    const outbox = createFakeOutbox()
    const { told, shown } = look(outbox)
    await turns()
    for (const ids of [
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]) {
      told.mockClear()
      ids.forEach((id) => outbox.add(ANA, item(id)))
      expect(told).toHaveBeenCalledTimes(1)
      await turns()
      expect(told).toHaveBeenCalledTimes(2)
    }
    expect(shown()).toHaveLength(5)
  })

  it('is the same list as long as it says the same', async () => {
    const outbox = createFakeOutbox()
    const { query } = look(outbox)
    outbox.add(ANA, item('a'))
    await turns()
    const before = query.getSnapshot()
    outbox.add(ANA, item('a'))
    await turns()
    expect(query.getSnapshot()).toBe(before)
  })

  it('follows a change of nothing but the item, the state or the reason', async () => {
    const outbox = createFakeOutbox()
    const { shown } = look(outbox)
    outbox.add(ANA, item('z'))
    outbox.add(ANA, item('a')).fail('unknown')
    await turns()
    /** In one turn, whose first change says nothing new. */
    const inOneTurn = async (change: () => void) => {
      outbox.add(ANA, item('z'))
      change()
      await turns()
      return shown()
    }
    expect(shown()).toEqual(['sending leitura/z', 'failed leitura/a unknown'])
    expect(await inOneTurn(() => outbox.add(ANA, item('a')).fail('storage-full'))).toEqual([
      'sending leitura/z',
      'failed leitura/a storage-full',
    ])
    expect(await inOneTurn(() => outbox.add(ANA, item('a')).refuse('storage-full'))).toEqual([
      'sending leitura/z',
      'refused leitura/a storage-full',
    ])
    const b = outbox.add(ANA, item('b'))
    await turns()
    expect(
      await inOneTurn(() => {
        b.done()
        outbox.add(ANA, item('c'))
      }),
    ).toEqual(['sending leitura/z', 'refused leitura/a storage-full', 'sending leitura/c'])
  })

  it('is no longer that it is sending, once it was answered, though the device has not put that down yet', async () => {
    const marks = createFakeMarks()
    const outbox = createFakeOutbox(marks)
    const { shown } = look(outbox)
    const entry = outbox.add(ANA, kept('a'))
    await entry.durable
    await turns()
    vi.spyOn(marks, 'change').mockReturnValue(new Promise(() => undefined))
    entry.done()
    await turns()
    expect(shown()).toEqual([])
  })
})

describe('what failed', () => {
  it('stands where a new item of another collection is taken, and where its own item is made again no other does', async () => {
    const outbox = createFakeOutbox()
    const { shown } = look(outbox)
    for (const id of ['a', 'b']) outbox.add(ANA, { ...item(id), isNew: true }).fail('unknown')
    outbox.add(ANA, { ...item('c', 'habilidades'), isNew: true }).done()
    outbox.add(ANA, item('d')).done()
    await turns()
    expect(shown()).toEqual(['failed leitura/a unknown', 'failed leitura/b unknown'])
    outbox.add(ANA, { ...item('b'), isNew: true }).done()
    await turns()
    expect(shown()).toEqual(['failed leitura/a unknown'])
  })

  it('may be dismissed while it is made again', async () => {
    const outbox = createFakeOutbox()
    const { shown } = look(outbox)
    outbox.add(ANA, { ...item('a'), isNew: true }).fail('unknown')
    const again = outbox.add(ANA, { ...item('b'), isNew: true })
    await outbox.dismiss(ANA)
    again.done()
    await turns()
    expect(shown()).toEqual([])
  })
})

describe('what came back', () => {
  it.each(['nothing is kept', 'the device refuses to keep it'])(
    'is told as long as the page stands where %s',
    async (where) => {
      const marks = createFakeMarks()
      marks.break()
      const outbox = where === 'nothing is kept' ? createFakeOutbox() : createFakeOutbox(marks)
      const { shown } = look(outbox)
      outbox.add(ANA, kept('a')).refuse('permission-denied')
      outbox.add(ANA, kept('a')).done()
      await turns()
      expect(shown()).toEqual(['refused leitura/a permission-denied'])
      await outbox.dismiss(ANA)
      expect(shown()).toEqual([])
    },
  )

  it('is not left to be sent', async () => {
    const marks = createFakeMarks()
    createFakeOutbox(marks).add(ANA, item('a')).refuse('permission-denied')
    await vi.waitFor(() => expect(marks.kept.has(KEY)).toBe(true))
    expect(await untilData(createFakeOutbox(marks).unconfirmed(ANA))).toEqual([])
  })
})

describe('what a device keeps', () => {
  it('is put down in one step for all that begin together, and is nothing once all were answered', async () => {
    const marks = createFakeMarks()
    const change = vi.spyOn(marks, 'change')
    const outbox = createFakeOutbox(marks)
    const entries = ['a', 'b', 'c'].map((id) => outbox.add(ANA, kept(id)))
    await Promise.all(entries.map((entry) => entry.durable))
    expect(change).toHaveBeenCalledTimes(1)
    expect(marks.kept.has(KEY)).toBe(true)
    entries.forEach((entry) => entry.done())
    await vi.waitFor(() => expect(marks.kept.has(KEY)).toBe(false))
  })

  it('of a write with values, behind one without any, is those values', async () => {
    const marks = createFakeMarks()
    const outbox = createFakeOutbox(marks)
    await outbox.add(ANA, kept('a')).durable
    await outbox.add(ANA, { ...item('a'), effect: { notas: 'um' } }).durable
    expect(await untilData(createFakeOutbox(marks).unconfirmed(ANA))).toMatchObject([
      { effect: { notas: 'um' } },
    ])
    expect(Object.keys((await untilData(createFakeOutbox(marks).unconfirmed(ANA)))[0]!.effect)).toEqual([
      'notas',
    ])
  })

  it('without an effect, or in no known state, is none', async () => {
    const marks = createFakeMarks()
    marks.kept.set(KEY, {
      a: { item: 'leitura/a', state: 'sending', effect: null },
      b: { item: 'leitura/b', state: 'later', effect: 'there' },
    })
    expect(await untilData(createFakeOutbox(marks).watch(ANA))).toEqual([])
  })

  it('is looked at again after each change of this page where no other page can be followed', async () => {
    const marks = createFakeMarks()
    let n = 0
    const { read, change } = marks
    const outbox = createOutbox({ next: () => `${(n += 1)}` }, { read, change })
    const { query, leave } = look(outbox)
    outbox.add(ANA, item('a')).refuse('permission-denied')
    await vi.waitFor(() => expect(marks.kept.has(KEY)).toBe(true))
    await turns()
    expect(dataOf(query.getSnapshot())).toMatchObject([{ item: 'leitura/a', state: 'refused' }])
    leave()
    await outbox.dismiss(ANA)
    await untilData(query, (entries) => entries.length === 0)
  })

  it('is followed as long as somebody looks', async () => {
    const marks = createFakeMarks()
    const stop = vi.fn()
    vi.spyOn(marks, 'follow').mockReturnValue(stop)
    const { query, leave } = look(createFakeOutbox(marks))
    await until(query, ({ status }) => status === 'ready')
    expect(stop).not.toHaveBeenCalled()
    leave()
    await turns()
    expect(stop).toHaveBeenCalledTimes(1)
  })
})
