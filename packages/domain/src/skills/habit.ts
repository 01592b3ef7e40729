import {
  addDays,
  daysFrom,
  lengthError,
  LIMITS,
  mondayOf,
  type Entries,
  type IsoDate,
} from '../kernel/index.ts'
import { withPause, type SkillPatch } from './progress.ts'
import type { Pause, Skill, SkillDraft } from './skill.ts'

/** `before`: before the start date. On a day `paused` or `skipped` nothing was expected. */
export type DayState = 'done' | 'skipped' | 'paused' | 'open' | 'before' | 'future'

/** Puts the check-in of one day; the other days stay. */
export const checkIn = (day: IsoDate, note = ''): Entries<SkillDraft> => ({
  checkins: { [day]: note.trim() },
})
export const takeBack = (day: IsoDate): Entries<SkillDraft> => ({ checkins: { [day]: null } })

/** What is wrong with a note, if anything. */
export const noteError = (note: string): string | undefined => lengthError(note.trim(), LIMITS.short)

/** Nothing is expected on that day; nothing to write when nothing was. */
export const skip = (skill: Skill, day: IsoDate): SkillPatch =>
  Object.hasOwn(skill.checkins, day) || excuseOf(skill, day)
    ? {}
    : { pausas: withPause(skill.pausas, { de: day, ate: day }) }

export function unskip({ pausas }: Skill, day: IsoDate): SkillPatch {
  const left = pausas.filter((pause) => !(isSkip(pause) && pause.de === day))
  return left.length < pausas.length ? { pausas: left } : {}
}

export function dayState(skill: Skill, day: IsoDate, today: IsoDate): DayState {
  if (day > today) return 'future'
  if (Object.hasOwn(skill.checkins, day)) return 'done'
  return excuseOf(skill, day) ?? 'open'
}

/** The last days up to today, today last. */
export const lastDays = (skill: Skill, today: IsoDate, count = 7) =>
  daysFrom(addDays(today, 1 - count), count).map((dia) => ({ dia, state: dayState(skill, dia, today) }))

const WEEKS = 53

/** A year of weeks, each from Monday to Sunday; the last one is the current week. */
export function yearGrid(skill: Skill, today: IsoDate) {
  const days = daysFrom(addDays(mondayOf(today), -7 * (WEEKS - 1)), 7 * WEEKS)
  const noted = days.map((dia) => ({
    dia,
    state: dayState(skill, dia, today),
    nota: skill.checkins[dia] ?? '',
  }))
  return Array.from({ length: WEEKS }, (_, week) => noted.slice(7 * week, 7 * week + 7))
}
export type NotedDay = ReturnType<typeof yearGrid>[number][number]

/** Why nothing is expected on a day without a check-in. */
function excuseOf(skill: Skill, day: IsoDate): 'before' | 'paused' | 'skipped' | undefined {
  if (day < skill.dataInicio) return 'before'
  const covering = pausesOf(skill).filter(({ de, ate }) => de <= day && day <= ate)
  if (covering.length === 0) return undefined
  return covering.every(isSkip) ? 'skipped' : 'paused'
}

const LAST_DAY = '9999-12-31'

/** Each with its last day. An open pause of an active skill is what another device left, and covers nothing. */
export const pausesOf = ({ pausas, ativo }: Skill): readonly Pause[] =>
  pausas.flatMap((pause) => (pause.ate !== '' ? pause : ativo ? [] : { ...pause, ate: LAST_DAY }))

const isSkip = ({ de, ate, pausa }: Pause): boolean => de === ate && !pausa
