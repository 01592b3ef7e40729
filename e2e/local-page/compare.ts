const ROUNDS = 15
/** An action too short for the clock is repeated for so long, in ms. */
const AT_LEAST = 10

export interface Compared {
  /** Large / small: the median of the rounds. */
  readonly ratio: number
  readonly milliseconds: readonly [number, number]
}

/** The same action at two sizes, turn by turn. */
export function compare(large: () => unknown, small: () => unknown): Compared {
  const pairs = Array.from({ length: ROUNDS }, () => [time(large), time(small)] as const)
  const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[ROUNDS >> 1]!
  return {
    ratio: middle(pairs.map(([a, b]) => a / b)),
    milliseconds: [middle(pairs.map(([a]) => a)), middle(pairs.map(([, b]) => b))],
  }
}

function time(action: () => unknown): number {
  const start = performance.now()
  let times = 0
  do {
    action()
    times += 1
  } while (performance.now() - start < AT_LEAST)
  return (performance.now() - start) / times
}
