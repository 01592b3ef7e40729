export type { MonthPages, ReadingGoalForm, ReadingPace } from './goal.ts'
export type { AuthorName } from './authors.ts'
export type { PastReading, Reading, ReadingDraft, ReadingNote, Readings } from './reading.ts'
export type { ReadingForm } from './form.ts'
export type { NoteForm } from './notes.ts'
export type { ShelfFilter, ShelfOrder } from './shelf.ts'
export type { ShelfStatistics } from './statistics.ts'

export { MAX_NOTE, MAX_NOTES, MAX_RATING, NEW_READING, READING_KIND, readingDraftSchema } from './reading.ts'
export { READING_CATEGORIES, READING_STATUSES, READING_TYPES } from './reading.ts'
export { hasPages, PAGE_STEP, pageOf, pagesOfWeek, pagesOn, percentRead } from './progress.ts'
export { authorsOf, citedName, hasMoreAuthors, nameOf } from './authors.ts'
export { readDoi, readIsbn } from './identifiers.ts'
export {
  editedFields,
  parsePages,
  readingErrors,
  readingForm,
  readingOf,
  usualCategory,
  withType,
} from './form.ts'
export { noteErrors, noteForm, notesByPage, pageWords } from './notes.ts'
export { isFiltered, searchShelf, SHELF_ORDERS, sortShelf, WHOLE_SHELF } from './shelf.ts'
export { finishesIn, shelfStatistics, yearsRead } from './statistics.ts'
export { goalOfYear, pagesPerMonth, readingPace, yearOf } from './goal.ts'
export { readingGoalErrors, readingGoalForm, readingGoalOf } from './goal.ts'
export { RECOMMENDED_SITES } from './sites.ts'
export { CONFIRM_NOTE_REMOVAL, CONFIRM_READING_GOAL_REMOVAL, CONFIRM_READING_REMOVAL } from './messages.ts'
export { CHANGED_SINCE, readingFailure, WHOLE_PAGES } from './messages.ts'
export { READING_AGENDA } from './agenda.ts'
export { READING_MODULE } from './module.ts'
export { createReadingService, READING_VIEW, type ReadingService } from './service.ts'
