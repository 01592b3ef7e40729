import { daysBetween, memoizeByKey, memoizeByRecord, type IsoDate } from '../kernel/index.ts'
import { pausesOf } from './habit.ts'
import type { Skill } from './skill.ts'

/** Check-ins since Monday, and how many make a week. */
export const weekOf = (skill: Skill, today: IsoDate) => ({
  done: doneByWeek(skill).get(weekAt(numberOf(today)))?.size ?? 0,
  target: skill.metaSemanal,
})
export type SkillWeek = ReturnType<typeof weekOf>

/**
 * Weeks in a row that reached their target. A week that would have reached it with a check-in on each day that was paused, skipped or
 * before the start neither breaks nor adds. The current week adds once it has reached it and never breaks while it is not over.
 * `longest` is the longest ever, the current one too.
 */
export function streak(skill: Skill, today: IsoDate) {
  const done = doneByWeek(skill)
  const excused = excusedDays(skill)
  const thisWeek = weekAt(numberOf(today))
  let current = 0
  let longest = 0
  for (let week = Math.min(thisWeek, ...done.keys()); week <= thisWeek; week += 1) {
    const days = done.get(week) ?? NONE
    if (days.size >= skill.metaSemanal) current += 1
    else if (current > 0 && week < thisWeek && days.size + excusedIn(week, days, excused) < skill.metaSemanal)
      current = 0
    longest = Math.max(longest, current)
  }
  return { current, longest }
}
export type Streak = ReturnType<typeof streak>

/** Days and weeks are numbers here, counted from a Monday: a thousand skills are read at once, most of them on the same days, and dates are slow. */
const A_MONDAY = '1900-01-01'
const numberOf = memoizeByKey((day: IsoDate): number => daysBetween(A_MONDAY, day))
const weekAt = (day: number): number => Math.floor(day / 7)

const NONE: ReadonlySet<number> = new Set()

const doneByWeek = memoizeByRecord(({ checkins }: Skill): ReadonlyMap<number, ReadonlySet<number>> => {
  const weeks = new Map<number, Set<number>>()
  for (const day of Object.keys(checkins).map(numberOf)) {
    const days = weeks.get(weekAt(day))
    if (days) days.add(day)
    else weeks.set(weekAt(day), new Set([day]))
  }
  return weeks
})

type Days = readonly [from: number, to: number]

function excusedDays(skill: Skill): readonly Days[] {
  const paused = pausesOf(skill).map(({ de, ate }): Days => [numberOf(de), numberOf(ate)])
  return skill.dataInicio === '' ? paused : [[-Infinity, numberOf(skill.dataInicio) - 1], ...paused]
}

function excusedIn(week: number, done: ReadonlySet<number>, excused: readonly Days[]): number {
  const days = [0, 1, 2, 3, 4, 5, 6].map((weekday) => 7 * week + weekday)
  return days.filter((day) => !done.has(day) && excused.some(([from, to]) => from <= day && day <= to)).length
}
