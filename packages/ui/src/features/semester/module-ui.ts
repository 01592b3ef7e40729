import type { UserId } from '@caderno/domain/kernel'
import { createSemesterService, SUBJECT_KIND, type SemesterService } from '@caderno/domain/semester'
import type { Services } from '../../hooks/services.tsx'
import type { ModuleUi } from '../../modules/part.ts'

/** What a student can do with the subjects. */
export const semesterService = ({ records, session, ids }: Services, owner: UserId): SemesterService =>
  createSemesterService({ subjects: records(SUBJECT_KIND), session, ids }, owner)

/** The semester in the search. */
export const SEMESTER_UI: ModuleUi<'subjects', 'subject' | 'assessment'> = {
  id: 'semestre',
  open: ({ records }, owner) => ({ subjects: records(SUBJECT_KIND).watch(owner) }),
  service: semesterService,
  tabs: [
    ['semana', 'Semana', 'horário aulas grade'],
    ['disciplinas', 'Disciplinas', 'matérias faltas'],
    ['notas', 'Notas', 'média CR IRA'],
    ['calendario', 'Calendário', 'provas trabalhos entregas'],
  ],
  kinds: {
    subject: {
      name: 'Disciplinas',
      tab: 'disciplinas',
      create: ['Nova disciplina', 'matéria cadeira horário'],
    },
    assessment: {
      name: 'Provas e trabalhos',
      tab: 'calendario',
      create: ['Nova prova ou trabalho', 'avaliação exame entrega'],
    },
  },
}
