import type { IsoDate } from '../kernel/index.ts'
import { deadlineOf } from './deadline.ts'
import { dayState } from './habit.ts'
import { isOngoing } from './progress.ts'
import { SKILL_CATEGORIES, type Skill } from './skill.ts'
import { streak, weekOf, type Streak } from './streak.ts'

/** Under way from its start date on, or from a check-in of today. */
export const isToCome = (skill: Skill, today: IsoDate): boolean =>
  isOngoing(skill) && dayState(skill, today, today) === 'before'

/** The figures above the list: of the skills that have begun and are neither paused nor concluded, but for the best streak, which is of all. */
export function skillFigures(skills: readonly Skill[], today: IsoDate) {
  const ongoing = skills.filter((skill) => isOngoing(skill) && !isToCome(skill, today))
  const weeks = ongoing.map((skill) => weekOf(skill, today))
  const states = ongoing.map((skill) => deadlineOf(skill, today).state)
  const count = (...wanted: readonly (typeof states)[number][]) =>
    states.filter((state) => wanted.includes(state)).length
  return {
    active: ongoing.length,
    doneToday: ongoing.filter((skill) => dayState(skill, today, today) === 'done').length,
    /** Not done today, while their week still lacks something: they wait for the user. */
    waitingToday: ongoing.filter((skill) => waitsToday(skill, today)).length,
    weekTargets: {
      met: weeks.filter(({ done, target }) => done >= target).length,
      checkInsLeft: sum(weeks.map(({ done, target }) => Math.max(target - done, 0))),
    },
    /** The longest of each, in weeks. */
    longestStreak: longest(skills, today),
    /** Whole per cent; 0 where nothing is active. */
    averageProgress:
      ongoing.length === 0 ? 0 : Math.round(sum(ongoing.map(({ progresso }) => progresso)) / ongoing.length),
    onPace: count('onPace'),
    needAttention: count('overdue', 'behind'),
    /** In no other figure. */
    toCome: skills.filter((skill) => isToCome(skill, today)).length,
  }
}
export type SkillFigures = ReturnType<typeof skillFigures>

/** Something to do today: it is not done, nothing excuses it, and the week's target is not reached yet. */
export function waitsToday(skill: Skill, today: IsoDate): boolean {
  if (!isOngoing(skill) || dayState(skill, today, today) !== 'open') return false
  const { done, target } = weekOf(skill, today)
  return done < target
}

export type CategoryChoice = Skill['categoria'] | 'Todas'

export const filterSkills = <S extends Skill>(
  skills: readonly S[],
  categoria: CategoryChoice,
): readonly S[] => (categoria === 'Todas' ? skills : skills.filter((skill) => skill.categoria === categoria))

export const CATEGORY_CHOICES: readonly CategoryChoice[] = ['Todas', ...SKILL_CATEGORIES]

export const countsByCategory = (skills: readonly Skill[]): Readonly<Record<CategoryChoice, number>> =>
  Object.fromEntries(
    CATEGORY_CHOICES.map((choice) => [choice, filterSkills(skills, choice).length]),
  ) as Record<CategoryChoice, number>

function longest(skills: readonly Skill[], today: IsoDate): Streak {
  const streaks = skills.map((skill) => ({ ...streak(skill, today), ongoing: isOngoing(skill) }))
  return {
    current: Math.max(0, ...streaks.filter(({ ongoing }) => ongoing).map(({ current }) => current)),
    longest: Math.max(0, ...streaks.map(({ longest }) => longest)),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
