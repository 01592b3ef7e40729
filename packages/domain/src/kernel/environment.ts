/** The world outside the rules: they get it as arguments (architecture, rule 8). */
export interface Clock {
  now(): Date
  /** Resolves after `ms` milliseconds. */
  wait(ms: number): Promise<void>
}

export interface Random {
  /** A whole number from 0 up to but not including `below`, uniformly. */
  integer(below: number): number
}

export interface IdSource {
  /** A new id that no other call, tab or device returns. */
  next(): string
}
