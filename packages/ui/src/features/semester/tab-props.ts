import type { IsoDate } from '@caderno/domain/kernel'
import type { SemesterService, Subject, SubjectAssessment } from '@caderno/domain/semester'
import type { SemesterCommands } from './offered.ts'

export type SemesterTabId = 'semana' | 'disciplinas' | 'notas' | 'calendario'

export interface SemesterTabProps {
  /** Of every semester. */
  subjects: readonly Subject[]
  /** Those of the shown one, by name. */
  shown: readonly Subject[]
  semester: string
  today: IsoDate
  /** `HH:MM`. */
  now: string
  actions: SemesterService
  commands: SemesterCommands
  open: Open
}

/** The dialogs of the page, which every tab can open. */
export interface Open {
  subject(subject: Subject | 'new'): void
  /** A new one of no subject yet, of this one, or one that there is. */
  assessment(assessment: AskedAssessment): void
  absences(subject: Subject): void
  removal(subject: Subject): void
}

export type AskedAssessment = SubjectAssessment | Pick<SubjectAssessment, 'disciplina'> | 'new'
