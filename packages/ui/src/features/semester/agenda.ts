import { addDays, atHour, formatDate, withApplied, type IsoDate } from '@caderno/domain/kernel'
import {
  classesOn,
  hoursOn,
  missedOn,
  roomOn,
  type SemesterService,
  type Subject,
  type SubjectAssessment,
  formatHours,
  formatMissed,
} from '@caderno/domain/semester'
import type { AgendaParts } from '../../modules/part.ts'
import { missParts } from './miss-parts.tsx'

const roomsOn = (subject: Subject, day: IsoDate): string =>
  [...new Set(classesOn([subject], day).map((block) => roomOn(subject, day, block)))]
    .filter(Boolean)
    .join(' e ')

/** The semester in «Hoje». */
export const SEMESTER_ROWS: AgendaParts<'subject' | 'assessment', SemesterService> = {
  subject: {
    when: ({ record, due }) => classesOn([record], due).map(formatHours).join(' e '),
    details: ({ record, due }) => [
      roomsOn(record, due),
      formatMissed({ subject: record, hours: hoursOn(record, due) }, due),
    ],
    hours: ({ record, due }) => classesOn([record], due).filter(({ off }) => off === undefined),
    ifMissed: ({ record, due }) => missParts(record, due, hoursOn(record, due), due),
    buttons: ({ record, due }) =>
      missedOn(record, due).length > 0
        ? [{ label: 'Compareci', act: 'attend' }]
        : [{ label: 'Faltei', act: 'miss' }],
    act(service, { record, title }, act, today) {
      if (act !== 'miss' && act !== 'attend') return undefined
      return {
        // What was missed may stand at hours that the timetable had before.
        write: service[act](record.id, today, (act === 'miss' ? hoursOn : missedOn)(record, today)),
        failure: 'absence',
        words: () => `${title}: ${act === 'miss' ? 'falta marcada' : 'sem falta'} hoje`,
      }
    },
  },
  assessment: {
    details: ({ record }) => [atHour(record.hora)],
    tick: 'button',
    buttons: () => [{ label: '+1 dia', act: 'postpone' }, { label: 'Abrir' }],
    act(service, { record, title }, act, today) {
      const { id, disciplina, data }: SubjectAssessment = record
      if (act === 'done')
        return {
          write: withApplied(service.setDone(disciplina.id, id, true), async (applied) => ({
            ...(await applied),
            // Of the assessment: `doneFields` are its own.
            after: { feita: true },
          })),
          failure: 'assessment',
          words: () => `${title}: feito`,
        }
      if (act !== 'postpone') return undefined
      const next = addDays(data < today ? today : data, 1)
      return {
        write: service.postpone(disciplina.id, id, next),
        failure: 'assessment',
        words: () => `${title}: passou para ${formatDate(next)}`,
      }
    },
    doneFields: ['feita'],
  },
}
