import { daysBetween, type IsoDate } from '../kernel/index.ts'
import type { Skill } from './skill.ts'

type Habit = Pick<Skill, 'checkins' | 'pausas' | 'dataInicio' | 'ativo' | 'metaSemanal'>

/** Check-ins since Monday, and how many make a week. */
export interface SkillWeek {
  readonly feitos: number
  readonly meta: number
}
/** In weeks; `melhor` is the longest ever, the current one too. */
export interface Streak {
  readonly atual: number
  readonly melhor: number
}

export const weekOf = (skill: Habit, today: IsoDate): SkillWeek => ({ feitos: doneDays(skill, today).get(weekAt(numberOf(today)))?.size ?? 0, meta: skill.metaSemanal })

/**
 * Weeks in a row that reached their target. A week whose pauses and skips left too few days for it neither breaks nor adds,
 * as do those before the start; the current week adds once it is reached and never breaks while it is not over.
 */
export function streak(skill: Habit, today: IsoDate): Streak {
  const done = doneDays(skill, today)
  const current = weekAt(numberOf(today))
  const excused = excuses(skill)
  let atual = 0
  let melhor = 0
  for (let week = Math.min(current, ...done.keys()); week <= current; week += 1) {
    const days = done.get(week)
    if ((days?.size ?? 0) >= skill.metaSemanal) atual += 1
    else if (week < current && (days?.size ?? 0) + excusedDays(week, days, excused) < skill.metaSemanal) atual = 0
    melhor = Math.max(melhor, atual)
  }
  return { atual, melhor }
}

/** A Monday: days are counted from it, since 4,000 of them are too many to read the calendar for each. */
const FIRST_MONDAY = '1900-01-01'
const numberOf = (day: IsoDate): number => daysBetween(FIRST_MONDAY, day)
const weekAt = (day: number): number => Math.floor(day / 7)

/** The days with a check-in up to today, by week. */
function doneDays({ checkins }: Habit, today: IsoDate): ReadonlyMap<number, ReadonlySet<number>> {
  const weeks = new Map<number, Set<number>>()
  for (const day of Object.keys(checkins)) {
    if (day > today) continue
    const number = numberOf(day)
    const days = weeks.get(weekAt(number))
    if (days) days.add(number)
    else weeks.set(weekAt(number), new Set([number]))
  }
  return weeks
}

type Days = readonly [from: number, to: number]

/** As `excuseOf` has it. */
function excuses({ dataInicio, pausas, ativo }: Habit): readonly Days[] {
  const open = ativo ? undefined : Infinity
  const paused = pausas.flatMap(({ de, ate }): Days[] => {
    const to = ate === '' ? open : numberOf(ate)
    return to === undefined ? [] : [[numberOf(de), to]]
  })
  return dataInicio === '' ? paused : [[-Infinity, numberOf(dataInicio) - 1], ...paused]
}

function excusedDays(week: number, done: ReadonlySet<number> | undefined, excused: readonly Days[]): number {
  const days = [0, 1, 2, 3, 4, 5, 6].map((weekday) => 7 * week + weekday)
  return days.filter((day) => !done?.has(day) && excused.some(([from, to]) => from <= day && day <= to)).length
}
