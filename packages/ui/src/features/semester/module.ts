import { lazyQuery } from '@caderno/domain/kernel'
import type { ModulePart } from '../../modules/part.ts'

/** The semester in the search. */
export const SEMESTER_PART: ModulePart<'subjects', 'subject' | 'assessment'> = {
  id: 'semestre',
  open: ({ subjects }, owner) => ({ subjects: lazyQuery(() => Promise.resolve(subjects.watch(owner))) }),
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
