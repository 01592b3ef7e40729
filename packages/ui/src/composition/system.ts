import type { Clock, IdSource, Random } from '@caderno/domain/kernel'

export const systemClock: Clock = {
  now: () => new Date(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

export const cryptoIds: IdSource = { next: () => crypto.randomUUID() }

/** Uniform: draws that would favour the low numbers are thrown away. */
export const cryptoRandom: Random = {
  integer(below) {
    const limit = Math.floor(2 ** 32 / below) * below
    const draw = new Uint32Array(1)
    do crypto.getRandomValues(draw)
    while (draw[0]! >= limit)
    return draw[0]! % below
  },
}
