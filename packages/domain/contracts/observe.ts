import { expect } from 'vitest'
import {
  AppError,
  type Applied,
  type AppErrorCode,
  type LiveQuery,
  type Snapshot,
  type Write,
} from '../src/kernel/index.ts'

/** Milliseconds; longer than the minute in which Firestore's client does not listen again after a broken stream. */
const LONGEST_WAIT = 150_000

/** Waits until a query's snapshot satisfies the condition; a wait in vain ends, if not by the test's own time limit, with what the snapshot was. */
export function until<T>(
  query: LiveQuery<T>,
  holds: (snapshot: Snapshot<T>) => boolean,
): Promise<Snapshot<T>> {
  return new Promise((resolve, reject) => {
    let done = false
    const timer = setTimeout(() => {
      stop()
      reject(new Error(`Waited in vain; the last snapshot: ${JSON.stringify(query.getSnapshot())}`))
    }, LONGEST_WAIT)
    const look = () => {
      const snapshot = query.getSnapshot()
      if (done || !holds(snapshot)) return
      done = true
      clearTimeout(timer)
      void Promise.resolve().then(() => stop())
      resolve(snapshot)
    }
    const stop = query.subscribe(look)
    look()
  })
}

/**
 * Subscribes as pages that stay open do, and resolves once all are ready with what ends it. A write that the Firestore emulator commits while a query begins
 * to listen is now and then not told to it.
 */
export async function keepOpen(queries: readonly LiveQuery<unknown>[]): Promise<() => void> {
  const stops = queries.map((query) => query.subscribe(() => undefined))
  await Promise.all(queries.map((query) => until(query, ({ status }) => status === 'ready')))
  return () => stops.forEach((stop) => stop())
}

/** Waits for ready data that satisfies the condition. */
export async function untilData<T>(
  query: LiveQuery<T>,
  holds: (data: T) => boolean = () => true,
): Promise<T> {
  const snapshot = await until(query, (seen) => seen.status === 'ready' && holds(seen.data))
  return (snapshot as { data: T }).data
}

/** The code that an operation was refused with; anything but an AppError is a breach of the port. */
export async function refusal(operation: Promise<unknown>): Promise<AppErrorCode> {
  const outcome = await operation.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if (!('error' in outcome)) throw new Error(`Expected a refusal, got ${JSON.stringify(outcome.value)}`)
  expect(outcome.error).toBeInstanceOf(AppError)
  return (outcome.error as AppError).code
}

/** The laws of every LiveQuery, tried around one change of its data. */
export async function expectLiveQueryLaws<T>(
  query: LiveQuery<T>,
  change: () => Promise<unknown>,
): Promise<void> {
  let duringSubscribe = true
  let told = 0
  const stop = query.subscribe(() => {
    expect(duringSubscribe, 'notified during subscribe').toBe(false)
    expect(Object.isFrozen(query.getSnapshot()), 'an unfrozen snapshot').toBe(true)
    told += 1
  })
  duringSubscribe = false
  await until(query, (snapshot) => snapshot.status === 'ready')
  const before = query.getSnapshot()
  expect(query.getSnapshot(), 'a new snapshot without a change').toBe(before)
  if (before.status === 'ready' && typeof before.data === 'object' && before.data !== null)
    expect(Object.isFrozen(before.data)).toBe(true)
  const toldBefore = told
  await change()
  await until(query, (snapshot) => snapshot !== before)
  expect(told, 'a change that nobody was told of').toBeGreaterThan(toldBefore)
  stop()
  const toldWhenLeft = told
  stop()
  await change()
  expect(told, 'told after leaving').toBe(toldWhenLeft)
}

/** The record that a write adds, once that is answered. */
export async function added<Stored>({
  applied,
  outcome,
}: Write<Applied<Stored> & { readonly after: Stored }>): Promise<Stored> {
  await outcome
  return (await applied).after
}
