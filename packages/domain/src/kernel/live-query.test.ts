import { describe, expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import { expectLiveQueryLaws } from '../../contracts/observe.ts'
import {
  combineQueries,
  createLiveQuery,
  createStateQuery,
  dataOf,
  failed,
  firstData,
  LOADING,
  ready,
  type Snapshot,
} from './live-query.ts'

/** A source that is driven by hand. */
function source<T>(atOpen?: Snapshot<T>) {
  const seen = { opened: 0, closed: 0, emit: (_next: Snapshot<T>) => {} }
  const query = createLiveQuery<T>((emit) => {
    seen.opened += 1
    seen.emit = emit
    if (atOpen) emit(atOpen)
    return () => {
      seen.closed += 1
    }
  })
  return { query, seen }
}
const microtask = () => Promise.resolve()

describe('a live query', () => {
  it('is loading and closed until somebody listens', () => {
    const { query, seen } = source<number>()
    expect(query.getSnapshot()).toBe(LOADING)
    expect(seen.opened).toBe(0)
  })

  it('is opened by the first listener and closed by the last, each once', () => {
    const { query, seen } = source<number>()
    const leave = [query.subscribe(() => undefined), query.subscribe(() => undefined)]
    expect(seen).toMatchObject({ opened: 1, closed: 0 })
    leave[0]!()
    leave[0]!()
    expect(seen.closed).toBe(0)
    leave[1]!()
    expect(seen.closed).toBe(1)
  })

  it('counts the same callback twice as two listeners', () => {
    const { query, seen } = source<number>()
    let told = 0
    const listener = () => {
      told += 1
    }
    const leave = [query.subscribe(listener), query.subscribe(listener)]
    seen.emit(ready(1))
    expect(told).toBe(2)
    leave[0]!()
    expect(seen.closed).toBe(0)
    seen.emit(ready(2))
    expect(told).toBe(3)
    leave[1]!()
  })

  it('never tells during subscribe, though the snapshot is there at once', async () => {
    const { query } = source(ready(1))
    let told = 0
    query.subscribe(() => {
      told += 1
    })
    expect(told).toBe(0)
    expect(query.getSnapshot()).toMatchObject({ data: 1 })
    await microtask()
    expect(told).toBe(1)
  })

  it('keeps the same snapshot until something changes, and tells nobody when nothing does', () => {
    const { query, seen } = source<number>()
    let told = 0
    query.subscribe(() => {
      told += 1
    })
    const snapshot = ready(1)
    seen.emit(snapshot)
    seen.emit(snapshot)
    expect(told).toBe(1)
    expect(query.getSnapshot()).toBe(snapshot)
  })

  it('keeps its last snapshot when everybody has left, hears nothing more, and opens anew', () => {
    const { query, seen } = source<number>()
    const leave = query.subscribe(() => undefined)
    const { emit } = seen
    emit(ready(1))
    leave()
    emit(ready(2))
    expect(query.getSnapshot()).toMatchObject({ data: 1 })
    query.subscribe(() => undefined)
    emit(ready(3))
    expect(query.getSnapshot()).toMatchObject({ data: 1 })
    seen.emit(ready(4))
    expect(query.getSnapshot()).toMatchObject({ data: 4 })
    expect(seen.opened).toBe(2)
  })

  it('lets a listener leave while it is told', () => {
    const { query, seen } = source<number>()
    const told: string[] = []
    const leave = query.subscribe(() => {
      told.push('first')
      leave()
    })
    query.subscribe(() => told.push('second'))
    seen.emit(ready(1))
    seen.emit(ready(2))
    expect(told).toEqual(['first', 'second', 'second'])
  })
})

describe('snapshots', () => {
  it('are frozen', () => {
    for (const snapshot of [LOADING, ready(1), failed(new AppError('unknown'))])
      expect(Object.isFrozen(snapshot)).toBe(true)
  })

  it('are confirmed and complete unless they say otherwise', () => {
    expect(ready(1)).toEqual({ status: 'ready', data: 1, pending: false, unreadable: 0 })
    expect(ready(1, { pending: true, unreadable: 2 })).toMatchObject({ pending: true, unreadable: 2 })
  })

  it('keep the last data through failures', () => {
    const error = new AppError('network-request-failed')
    expect(dataOf(failed(error, ready(1)))).toBe(1)
    expect(dataOf(failed(error, failed(error, ready(1))))).toBe(1)
    expect(dataOf(failed(error))).toBeUndefined()
    expect(dataOf(LOADING)).toBeUndefined()
  })
})

describe('firstData', () => {
  it('waits for the data and leaves', async () => {
    const { query, seen } = source<number>()
    const first = firstData(query)
    seen.emit(ready(7))
    expect(await first).toBe(7)
    await microtask()
    expect(seen.closed).toBe(1)
  })

  it('takes data that is there at once', async () => {
    const { query, seen } = source(ready(7))
    expect(await firstData(query)).toBe(7)
    await microtask()
    expect(seen).toMatchObject({ opened: 1, closed: 1 })
  })

  it('rejects with the failure', async () => {
    const { query, seen } = source<number>()
    const first = firstData(query)
    seen.emit(failed(new AppError('storage-unavailable')))
    await expect(first).rejects.toMatchObject({ code: 'storage-unavailable' })
  })
})

describe('a query made of others', () => {
  const sum = () => {
    const [one, other] = [createStateQuery(ready(1)), createStateQuery<number>()]
    const query = combineQueries([one.query, other.query], ([a, b]) =>
      b.status === 'loading' ? b : ready(dataOf(a)! + dataOf(b)!),
    )
    return { one, other, query }
  }

  it('is what is made of all their snapshots, and tells only what differs', () => {
    const { one, other, query } = sum()
    let told = 0
    query.subscribe(() => (told += 1))
    expect(query.getSnapshot()).toBe(LOADING)
    other.show(ready(2))
    expect(query.getSnapshot()).toEqual(ready(3))
    other.show(ready(2))
    expect(told).toBe(1)
    one.show(ready(5))
    expect(query.getSnapshot()).toEqual(ready(7))
    expect(told).toBe(2)
  })

  it('listens to them only while somebody listens', () => {
    const { query, seen } = source(ready(1))
    const doubled = combineQueries([query], ([snapshot]) => ready((dataOf(snapshot) ?? 0) * 2))
    expect(seen.opened).toBe(0)
    const leave = doubled.subscribe(() => undefined)
    expect(doubled.getSnapshot()).toEqual(ready(2))
    leave()
    expect(seen).toMatchObject({ opened: 1, closed: 1 })
  })

  it('gets what it made last', () => {
    const { query, show } = createStateQuery(ready(1))
    const highest = combineQueries([query], ([snapshot], last: Snapshot<number>) =>
      ready(Math.max(dataOf(snapshot)!, dataOf(last) ?? 0)),
    )
    highest.subscribe(() => undefined)
    show(ready(3))
    show(ready(2))
    expect(highest.getSnapshot()).toEqual(ready(3))
  })

  it('keeps the laws of a live query', async () => {
    const { one, other, query } = sum()
    other.show(ready(2))
    let n = 1
    await expectLiveQueryLaws(query, () => Promise.resolve(one.show(ready(++n))))
    await expectLiveQueryLaws(one.query, () => Promise.resolve(one.show(ready(++n))))
  })
})

it('a query that is told what to show shows what it was told while nobody listened', () => {
  const { query, show } = createStateQuery<number>()
  show(ready(1))
  query.subscribe(() => undefined)
  expect(query.getSnapshot()).toEqual(ready(1))
})
