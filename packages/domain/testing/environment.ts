import type { Clock, IdSource, Random } from '../src/kernel/index.ts'

export interface FakeClock extends Clock {
  /** Moves time on and wakes whoever waited that long. */
  advance(ms: number): void
  set(isoInstant: string): void
}

/**
 * Stands still until moved. `wait` moves it by itself and resolves at once;
 * with `manual` a wait ends only when `advance` has passed it.
 */
export function fakeClock(
  isoInstant = '2026-11-20T12:00:00.000Z',
  options: { manual?: boolean } = {},
): FakeClock {
  let now = new Date(isoInstant).getTime()
  let sleepers: { at: number; wake: () => void }[] = []
  const moveTo = (time: number) => {
    now = time
    const due = sleepers.filter((sleeper) => sleeper.at <= now)
    sleepers = sleepers.filter((sleeper) => sleeper.at > now)
    for (const sleeper of due) sleeper.wake()
  }
  return {
    now: () => new Date(now),
    wait: (ms) => {
      if (!options.manual) return Promise.resolve(moveTo(now + ms))
      return new Promise((wake) => sleepers.push({ at: now + ms, wake }))
    },
    advance: (ms) => moveTo(now + ms),
    set: (instant) => moveTo(new Date(instant).getTime()),
  }
}

/** The same numbers for the same seed (mulberry32). */
export function fakeRandom(seed = 1): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { integer: (below) => Math.floor(next() * below) }
}

export function fakeIds(prefix = 'id'): IdSource {
  let count = 0
  return { next: () => `${prefix}-${++count}` }
}
