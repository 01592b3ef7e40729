import { dataOf } from '@caderno/domain/kernel'
import { NEW_READING, READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import { aReading, createFakeRecordStore, fakeClock, noteWrites } from '@caderno/domain/testing'
import { describe, expect, it, vi } from 'vitest'
import { createReadingActions } from './reading-actions.ts'

const OWNER = 'uid-ana'
const BOOK = aReading({
  id: 'b',
  userId: OWNER,
  titulo: 'Torto Arado',
  paginasTotal: 262,
  paginasLidas: 100,
  status: 'Lendo',
  notas: 'antes',
})

function shelfOf(...records: Reading[]) {
  const readings = createFakeRecordStore<ReadingDraft, Reading>(READING_KIND, { records })
  const query = readings.watch(OWNER)
  query.subscribe(() => undefined)
  const find = (id: string) => dataOf(query.getSnapshot())?.find((reading) => reading.id === id)
  const onMoved = vi.fn()
  const writes = noteWrites(readings)
  const actions = createReadingActions({
    readings,
    owner: OWNER,
    clock: fakeClock('2026-11-20T15:00:00.000Z'),
    onMoved,
  })
  return { actions, readings, writes, find, onMoved, all: () => dataOf(query.getSnapshot()) ?? [] }
}

describe('the bookmark', () => {
  it('counts two quick presses twice', async () => {
    const { actions, find, writes } = shelfOf(BOOK)
    await Promise.all([
      actions.step('b', 10),
      actions.step('b', 10),
      actions.step('b', -10),
      actions.step('b', 10),
    ])
    expect(find('b')?.paginasLidas).toBe(120)
    expect(writes).toHaveLength(4)
  })

  it('writes only what changed, and nothing at its bounds', async () => {
    const { actions, writes } = shelfOf(
      BOOK,
      aReading({ id: 'zero', userId: OWNER, paginasLidas: 0, status: 'Não Iniciado' }),
    )
    await actions.turnTo('b', 262)
    expect(writes.at(-1)).toEqual([
      'b',
      { paginasLidas: 262, status: 'Concluído', dataTermino: '2026-11-20' },
      { paginasPorDia: { '2026-11-20': 162 } },
    ])
    await actions.step('b', 10)
    await actions.step('zero', -10)
    expect(writes).toHaveLength(1)
  })

  it('is told after it moved', async () => {
    const { actions, onMoved } = shelfOf(BOOK)
    await actions.step('b', 10)
    expect(onMoved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'b', paginasLidas: 110 }))
  })

  it('starts again from what is stored after a failure', async () => {
    const { actions, readings, find } = shelfOf(BOOK)
    readings.failNext('storage-full')
    await expect(actions.step('b', 10)).rejects.toMatchObject({ code: 'storage-full' })
    await actions.step('b', 10)
    expect(find('b')?.paginasLidas).toBe(110)
  })
})

describe('the log of the day', () => {
  const TODAY = '2026-11-20'

  it('counts quick presses, a page typed and a page of the dialog together', async () => {
    const { actions, find } = shelfOf({ ...BOOK, paginasPorDia: { '2026-11-19': 30 } })
    await Promise.all([
      actions.step('b', 10),
      actions.step('b', 10),
      actions.turnTo('b', 130),
      actions.step('b', -10),
    ])
    expect(find('b')?.paginasPorDia).toEqual({ '2026-11-19': 30, [TODAY]: 20 })
    await actions.edit('b', { paginasLidas: 150 })
    expect(find('b')?.paginasPorDia).toEqual({ '2026-11-19': 30, [TODAY]: 50 })
    await actions.turnTo('b', 100)
    expect(find('b')?.paginasPorDia).toEqual({ '2026-11-19': 30 })
  })

  it('knows nothing of an item that came with its pages, or was finished by hand', async () => {
    const { actions, all, find } = shelfOf(BOOK)
    await actions.add({ ...NEW_READING, titulo: 'x', paginasTotal: 10, paginasLidas: 12 })
    await actions.chooseStatus('b', 'Concluído')
    await actions.edit('b', { notas: 'depois' })
    expect(all().map(({ paginasPorDia }) => paginasPorDia)).toEqual([undefined, undefined])
    expect(find('b')?.status).toBe('Concluído')
  })
})

describe('the dialog', () => {
  it('adds by the rules of a new item', async () => {
    const { actions, all } = shelfOf()
    await actions.add({ ...NEW_READING, titulo: 'x', paginasTotal: 10, paginasLidas: 12 })
    expect(all()).toMatchObject([
      { titulo: 'x', paginasLidas: 10, status: 'Concluído', dataTermino: '2026-11-20', userId: OWNER },
    ])
  })

  it('lays the changes on the item as another tab has left it', async () => {
    const { actions, readings, find } = shelfOf(BOOK)
    await readings.update(OWNER, 'b', { notas: 'da outra aba', paginasLidas: 150 })
    await actions.edit('b', { titulo: 'Torto' })
    expect(find('b')).toMatchObject({ titulo: 'Torto', notas: 'da outra aba', paginasLidas: 150 })
  })

  it('fails on an item that is gone', async () => {
    const { actions } = shelfOf()
    await expect(actions.edit('b', { titulo: 'x' })).rejects.toMatchObject({ code: 'not-found' })
  })
})

it('takes a removed item back as it was', async () => {
  const { actions, all } = shelfOf(BOOK)
  await actions.remove('b')
  expect(all()).toEqual([])
  await actions.restore(BOOK)
  expect(all()).toEqual([BOOK])
})

it('rates and chooses a status', async () => {
  const { actions, find } = shelfOf(BOOK)
  await Promise.all([actions.rate('b', 4), actions.chooseStatus('b', 'Concluído')])
  expect(find('b')).toMatchObject({
    avaliacao: 4,
    status: 'Concluído',
    dataTermino: '2026-11-20',
    paginasLidas: 100,
  })
})
