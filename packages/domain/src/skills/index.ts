export * from './skill.ts'
export {
  isConcluded,
  isOngoing,
  pause,
  PROGRESS_STEP,
  resume,
  stepProgress,
  type SkillPatch,
} from './progress.ts'
export * from './deadline.ts'
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
  type SkillDay,
} from './habit.ts'
export * from './streak.ts'
export * from './figures.ts'
export * from './form.ts'
export * from './messages.ts'
export * from './tips.ts'
