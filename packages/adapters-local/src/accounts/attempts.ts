const WINDOW = 10 * 60_000
const BLOCK = 5 * 60_000
const ALLOWED = 10

/** Wrong passwords of one account (D26); times are milliseconds since the epoch. */
export interface Attempts {
  readonly erradas: readonly number[]
  readonly bloqueadaAte: number
}
export const NO_ATTEMPTS: Attempts = { erradas: [], bloqueadaAte: 0 }

export const isBlocked = (attempts: Attempts, now: number): boolean => now < attempts.bloqueadaAte

/** 10 wrong ones in 10 minutes block for 5. */
export function countWrong({ erradas }: Attempts, now: number): Attempts {
  const recent = [...erradas.filter((time) => time > now - WINDOW), now]
  return recent.length < ALLOWED
    ? { erradas: recent, bloqueadaAte: 0 }
    : { erradas: [], bloqueadaAte: now + BLOCK }
}
