import type { IsoDate } from '../kernel/index.ts'

/** A row of a statement as its balance is followed: what it moves, undefined where that was refused, and the balance that stands behind it. */
export interface BalancePoint {
  readonly centavos: number | undefined
  readonly saldo?: number | undefined
  readonly day: IsoDate | undefined
}

export interface Balances {
  readonly inicial?: number | undefined
  readonly final?: number | undefined
}

/**
 * The balances before and after all rows, where most balances of the file follow from the one before by what stands between them: which tells
 * too whether the oldest row is the first. A row that was refused or is missing shows later, as a difference.
 */
export function balancesOf(points: readonly BalancePoint[]): Balances | undefined {
  const reversed = points.toReversed()
  const [forward, backward] = [linksIn(points), linksIn(reversed)]
  const isReversed = forward.right === backward.right ? isNewestFirst(points) : backward.right > forward.right
  const { right, wrong } = isReversed ? backward : forward
  return points.length === 1 || right > wrong ? endsOf(isReversed ? reversed : points) : undefined
}

function isNewestFirst(points: readonly BalancePoint[]): boolean {
  const days = points.flatMap(({ day }) => day ?? [])
  return days.length > 0 && days[0]! > days.at(-1)!
}

interface Links {
  right: number
  wrong: number
}

/** How many balances follow from the one before, and how many do not; over a refused row none is counted. */
function linksIn(points: readonly BalancePoint[]): Links {
  const links = { right: 0, wrong: 0 }
  let expected: number | undefined
  for (const { centavos, saldo } of points) {
    expected = expected === undefined || centavos === undefined ? undefined : expected + centavos
    if (saldo === undefined) continue
    if (expected !== undefined) links[expected === saldo ? 'right' : 'wrong'] += 1
    expected = saldo
  }
  return links
}

/** The balance before the first point and the one after the last. */
function endsOf(points: readonly BalancePoint[]): Balances | undefined {
  const first = points.findIndex(({ saldo }) => saldo !== undefined)
  const last = points.findLastIndex(({ saldo }) => saldo !== undefined)
  if (first === -1) return undefined
  const before = sumOf(points.slice(0, first + 1))
  const after = sumOf(points.slice(last + 1))
  return {
    inicial: before === undefined ? undefined : points[first]!.saldo! - before,
    final: after === undefined ? undefined : points[last]!.saldo! + after,
  }
}

const sumOf = (points: readonly BalancePoint[]): number | undefined =>
  points.reduce<number | undefined>(
    (sum, { centavos }) => (sum === undefined || centavos === undefined ? undefined : sum + centavos),
    0,
  )

/** One point for each day, where the balance of every row is the one at the end of its day. */
export function dailyPoints(points: readonly BalancePoint[]): readonly BalancePoint[] {
  const days: { day: IsoDate | undefined; centavos: number | undefined; saldo?: number | undefined }[] = []
  for (const { day, centavos, saldo } of points) {
    const same = days.at(-1)
    if (!same || same.day !== day) days.push({ day, centavos, saldo })
    else {
      same.centavos =
        same.centavos === undefined || centavos === undefined ? undefined : same.centavos + centavos
      same.saldo = saldo ?? same.saldo
    }
  }
  return days
}
