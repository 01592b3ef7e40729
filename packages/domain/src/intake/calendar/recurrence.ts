import { DAY, instantOf, type Wall } from '../../kernel/index.ts'
import type { Rule } from './recurrence-rule.ts'
import { daysOfStep, stepOf, stepStart } from './recurrence-steps.ts'
import type { CalendarTime } from './times.ts'

/** How many steps are still taken in one file: a step is a day, week, month or year of a rule. */
export interface Budget {
  steps: number
}
/** Thirteen years of days. */
const MAX_STEPS = 5_000

/** When an event is, from its first time on, between two times of the clock. `isCut`: the rule goes on for longer than is read. */
export function occurrencesOf(
  start: CalendarTime,
  rule: Rule,
  [from, to]: readonly [Wall, Wall],
  budget: Budget,
): { readonly walls: readonly Wall[]; readonly isCut: boolean } {
  const walls: Wall[] = []
  const first = Math.floor(start.wall / DAY)
  let count = 0
  const isOver = (wall: Wall) => {
    if (wall > to || count === rule.count || isAfter(wall, start, rule.until)) return true
    count += 1
    if (wall >= from) walls.push(wall)
    return false
  }
  // The first time counts, whatever the rule says.
  if (isOver(start.wall)) return { walls, isCut: false }
  // Those that are counted have to be gone through from the first one on.
  const skipped = rule.count === undefined ? Math.max(0, stepOf(first, Math.floor(from / DAY), rule) - 1) : 0
  for (let step = skipped; step < skipped + MAX_STEPS && budget.steps > 0; step += 1) {
    budget.steps -= 1
    if (stepStart(first, step, rule) * DAY > to) return { walls, isCut: false }
    for (const day of daysOfStep(first, step, rule))
      if (day > first && isOver(start.wall + (day - first) * DAY)) return { walls, isCut: false }
  }
  return { walls, isCut: true }
}

/** The class of a last day without a time takes place. */
function isAfter(wall: Wall, { zone }: CalendarTime, until: CalendarTime | undefined): boolean {
  if (!until) return false
  if (until.isDay) return wall >= until.wall + DAY
  return instantOf(wall, zone) > instantOf(until.wall, until.zone)
}
