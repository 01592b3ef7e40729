export {
  MAX_CHECKINS,
  MAX_PAUSES,
  NEW_SKILL,
  type Pause,
  type Skill,
  SKILL_CATEGORIES,
  SKILL_KIND,
  SKILL_LEVELS,
  SKILL_TERMS,
  type SkillDraft,
  skillDraftSchema,
} from './skill.ts'
export { isConcluded, isOngoing } from './progress.ts'
export { byUrgency, type Deadline, deadlineOf, deadlineWords } from './deadline.ts'
export {
  checkIn,
  dayState,
  lastDays,
  noteError,
  skip,
  takeBack,
  unskip,
  yearGrid,
  type DayState,
  type NotedDay,
} from './habit.ts'
export { type SkillWeek, type Streak, streak, weekOf } from './streak.ts'
export {
  CATEGORY_CHOICES,
  type CategoryChoice,
  countsByCategory,
  filterSkills,
  isToCome,
  type SkillFigures,
  skillFigures,
} from './figures.ts'
export { editedSkill, followTerm, skillErrors, type SkillForm, skillForm, skillOf } from './form.ts'
export { CONFIRM_SKILL_REMOVAL, skillFailure } from './messages.ts'
export { skillTips } from './tips.ts'
export { SKILLS_MODULE } from './module.ts'
export { createSkillsService, type SkillsService } from './service.ts'
