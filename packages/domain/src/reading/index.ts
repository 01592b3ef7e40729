export {
  MAX_RATING,
  NEW_READING,
  type Reading,
  READING_CATEGORIES,
  READING_KIND,
  READING_STATUSES,
  READING_TYPES,
  type ReadingDraft,
  readingDraftSchema,
  type Readings,
} from './reading.ts'
export { hasPages, PAGE_STEP, pageOf, pagesOfWeek, pagesOn, percentRead } from './progress.ts'
export { editedFields, parsePages, readingErrors, type ReadingForm, readingForm, readingOf } from './form.ts'
export {
  isFiltered,
  searchShelf,
  SHELF_ORDERS,
  type ShelfFilter,
  type ShelfOrder,
  sortShelf,
  WHOLE_SHELF,
} from './shelf.ts'
export { finishedIn, type ShelfStatistics, shelfStatistics } from './statistics.ts'
export {
  goalOfYear,
  type MonthPages,
  pagesPerMonth,
  readingGoalErrors,
  type ReadingGoalForm,
  readingGoalForm,
  readingGoalOf,
  type ReadingPace,
  readingPace,
  yearOf,
} from './goal.ts'
export { RECOMMENDED_SITES } from './sites.ts'
export {
  CONFIRM_READING_GOAL_REMOVAL,
  CONFIRM_READING_REMOVAL,
  GOAL_CHANGED_SINCE,
  readingFailure,
  WHOLE_PAGES,
} from './messages.ts'
export { READING_MODULE } from './module.ts'
export { createReadingService, READING_VIEW, type ReadingService } from './service.ts'
