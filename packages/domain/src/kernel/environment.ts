/** The world outside the rules: they get it as arguments. */
export interface Clock {
  now(): Date
  /** Resolves after `ms` milliseconds. */
  wait(ms: number): Promise<void>
}

/** Whether what began at a stored instant still lasts, in milliseconds. One that lies ahead was stored before the clock was set back, and counts no more. */
export const stillLasts = (began: number, length: number, now: number): boolean =>
  began <= now && now < began + length

export interface Random {
  /** A whole number from 0 up to but not including `below`, uniformly. */
  integer(below: number): number
}

export interface IdSource {
  /** A new id that no other call, tab or device returns. */
  next(): string
}
