import { lazyPart } from '../../components/layout/lazy-part.tsx'
import type { SemesterTabId, SemesterTabProps } from './tab-props.ts'

/** The tab of each, whose names SEMESTER_UI has. */
export const TAB_COMPONENTS = {
  semana: lazyPart<SemesterTabProps>(() => import('./week/WeekTab.tsx')),
  disciplinas: lazyPart<SemesterTabProps>(() => import('./subjects/SubjectsTab.tsx')),
  notas: lazyPart<SemesterTabProps>(() => import('./grades/GradesTab.tsx')),
  calendario: lazyPart<SemesterTabProps>(() => import('./calendar/CalendarTab.tsx')),
} satisfies Record<SemesterTabId, unknown>
