import { addDays, formatDate, lazyQuery } from '@caderno/domain/kernel'
import {
  classesOn,
  hoursOn,
  missedOn,
  type SemesterService,
  type SubjectAssessment,
} from '@caderno/domain/semester'
import type { ModulePart } from '../../modules/part.ts'
import { hoursSaid, missedSaid, timeOf } from './class-words.ts'

/** The semester in «Hoje» and in the search. */
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
      when: ({ record, due }) => classesOn([record], due).map(hoursSaid).join(' e '),
      details: ({ record, due }) => [
        record.local,
        missedSaid({ subject: record, hours: hoursOn(record, due) }, due),
      ],
      buttons: ({ record, due }) =>
        missedOn(record, due).length > 0
          ? [{ label: 'Compareci', act: 'attend' }]
          : [{ label: 'Faltei', act: 'miss' }],
      act(service: SemesterService, { record, title }, act, today) {
        if (act !== 'miss' && act !== 'attend') return undefined
        return {
          // What was missed may stand at hours that the timetable had before.
          command: service[act](record.id, today, (act === 'miss' ? hoursOn : missedOn)(record, today)),
          failure: 'absence',
          words: () => `${title}: ${act === 'miss' ? 'falta marcada' : 'sem falta'} hoje`,
        }
      },
    },
    assessment: {
      name: 'Provas e trabalhos',
      tab: 'calendario',
      create: ['Nova prova ou trabalho', 'avaliação exame entrega'],
      details: ({ record }) => [timeOf(record)],
      tick: 'button',
      buttons: () => [{ label: '+1 dia', act: 'postpone' }, { label: 'Abrir' }],
      act(service: SemesterService, { record, title }, act, today) {
        const { id, disciplina, data }: SubjectAssessment = record
        if (act === 'done')
          return {
            command: (accept) =>
              service.setDone(
                disciplina.id,
                id,
                true,
              )((accepted) =>
                // Of the assessment: `doneFields` are its own.
                accept?.({ ...accepted, changed: { feita: true } }),
              ),
            failure: 'assessment',
            words: () => `${title}: feito`,
          }
        if (act !== 'postpone') return undefined
        const next = addDays(data < today ? today : data, 1)
        return {
          command: service.postpone(disciplina.id, id, next),
          failure: 'assessment',
          words: () => `${title}: passou para ${formatDate(next)}`,
        }
      },
      doneFields: ['feita'],
    },
  },
}
