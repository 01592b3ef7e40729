import { expect, test, vi } from 'vitest'
import { createAheadOfStore } from './ahead-of-store.ts'

const STORED = { id: 'a', userId: 'uid-ana', pages: 1 }

test('each change starts from what the ones before will have made, and from the store again once all are written', async () => {
  const write = vi.fn(() => Promise.resolve('saved' as const))
  const { change, latest } = createAheadOfStore<typeof STORED, { pages?: number }>({
    find: () => STORED,
    write,
  })
  const more = () => change('a', ({ pages }) => ({ pages: pages + 1 }))
  const both = Promise.all([more(), more()])
  expect(latest('a')?.pages).toBe(3)
  await both
  expect(write.mock.calls).toEqual([
    ['a', { pages: 2 }, {}],
    ['a', { pages: 3 }, {}],
  ])
  expect(latest('a')).toBe(STORED)
})

test('a refused change is forgotten, one that changes nothing is not written, and nothing is changed of what is gone', async () => {
  const write = vi.fn(() => Promise.reject(new Error('refused')))
  const { change, latest } = createAheadOfStore<typeof STORED, { pages?: number }>({
    find: (id) => (id === 'a' ? STORED : undefined),
    write,
  })
  await expect(change('a', () => ({ pages: 9 }))).rejects.toThrow('refused')
  expect(latest('a')).toBe(STORED)
  await expect(change('a', () => ({}))).resolves.toBe('saved')
  expect(write).toHaveBeenCalledOnce()
  await expect(change('b', () => ({ pages: 2 }))).rejects.toMatchObject({ code: 'not-found' })
})

test('single entries count like the fields beside them', async () => {
  const written = vi.fn(() => Promise.resolve('saved' as const))
  const stored: { id: string; userId: string; days: Readonly<Record<string, number>> } = {
    id: 'a',
    userId: 'uid-ana',
    days: { '2026-11-19': 4 },
  }
  const { change, latest } = createAheadOfStore<typeof stored, object>({ find: () => stored, write: written })
  const read = (pages: number) =>
    change(
      'a',
      () => ({}),
      ({ days }) => ({ days: { '2026-11-20': (days['2026-11-20'] ?? 0) + pages } }),
    )
  const both = Promise.all([read(10), read(5)])
  expect(latest('a')?.days).toEqual({ '2026-11-19': 4, '2026-11-20': 15 })
  await both
  expect(written.mock.calls).toEqual([
    ['a', {}, { days: { '2026-11-20': 10 } }],
    ['a', {}, { days: { '2026-11-20': 15 } }],
  ])
})
