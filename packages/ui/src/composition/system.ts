import type { Clock, IdSource, Random } from '@caderno/domain/kernel'

export const systemClock: Clock = {
  now: () => new Date(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** 72 bits in 12 letters, digits, hyphens and underscores: a third of a UUID, which would go with everything that is sent (P13). */
export const cryptoIds: IdSource = {
  next: () =>
    btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(9))))
      .replaceAll('+', '-')
      .replaceAll('/', '_'),
}

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
