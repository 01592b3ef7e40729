import { describe, expect, it, vi } from 'vitest'
import { AppError } from './app-error.ts'
import { lazyQuery } from './lazy-port.ts'
import {
  constantQuery,
  createLiveQuery,
  createStateQuery,
  failed,
  firstData,
  LOADING,
  ready,
  type Snapshot,
} from './live-query.ts'

const offline = new AppError('network-request-failed')

describe('what is told', () => {
  it.each<[string, Snapshot<number>, Snapshot<number>]>([
    ['the same failure with the same data', failed(offline, ready(1)), failed(offline, ready(1))],
    ['the same data', ready(1), ready(1)],
    ['that it is loading', ready(1), ready(1)],
  ])('is %s once', (_, before, again) => {
    const { query, show } = createStateQuery<number>()
    const told = vi.fn()
    query.subscribe(told)
    show(before)
    show(again)
    expect(told).toHaveBeenCalledTimes(1)
    show(LOADING)
    show({ status: 'loading' })
    expect(told).toHaveBeenCalledTimes(2)
  })

  it.each<[string, Snapshot<number>, Snapshot<number>]>([
    ['the failure', failed(offline, ready(1)), failed(new AppError('unknown'), ready(1))],
    ['the data of a failure', failed(offline, ready(1)), failed(offline, ready(2))],
    ['that something waits to be confirmed', ready(1), ready(1, { pending: true })],
    ['how many records could not be read', ready(1), ready(1, { unreadable: 1 })],
  ])('is anew where %s differs', (_, before, after) => {
    const { query, show } = createStateQuery(before)
    query.subscribe(() => undefined)
    const told = vi.fn()
    query.subscribe(told)
    show(after)
    expect(told).toHaveBeenCalledTimes(1)
    expect(query.getSnapshot()).toBe(after)
  })
})

it('an answer that never changes is there at once, and nobody is told', () => {
  const query = constantQuery('nada')
  const told = vi.fn()
  const leave = query.subscribe(told)
  expect(query.getSnapshot()).toEqual(ready('nada'))
  expect(query.getSnapshot()).toBe(query.getSnapshot())
  leave()
  expect(told).not.toHaveBeenCalled()
})

describe('the first data that is wanted', () => {
  const isEven = (value: number) => value % 2 === 0

  it('is waited for', async () => {
    const { query, show } = createStateQuery(ready(1))
    const first = firstData(query, isEven)
    show(ready(3))
    show(ready(4))
    expect(await first).toBe(4)
  })

  it('is given up where it fails, with data or without', async () => {
    for (const last of [undefined, ready(1)]) {
      const { query } = createStateQuery<number>(failed(offline, last))
      await expect(firstData(query, isEven)).rejects.toBe(offline)
    }
  })
})

describe('a query that comes later', () => {
  /** Counts who listens. */
  const counted = () => {
    let open = 0
    let opened = 0
    const query = createLiveQuery<number>((emit) => {
      open += 1
      opened += 1
      emit(ready(1))
      return () => (open -= 1)
    })
    return { query, open: () => open, opened: () => opened }
  }
  it('is listened to as long as somebody wants it', async () => {
    const source = counted()
    const later = lazyQuery(() => Promise.resolve(source.query))
    const leave = later.subscribe(() => undefined)
    expect(await firstData(later)).toBe(1)
    expect(source.open()).toBe(1)
    leave()
    await Promise.resolve()
    expect(source.open()).toBe(0)
  })

  it('is not opened where nobody waits for it any more', async () => {
    const source = counted()
    const coming = Promise.resolve(source.query)
    const later = lazyQuery(() => coming)
    later.subscribe(() => undefined)()
    await coming
    expect(source.opened()).toBe(0)
    expect(later.getSnapshot()).toBe(LOADING)
  })
})
