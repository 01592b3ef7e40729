import { isolated, type AgendaOf } from '../kernel/index.ts'
import type { READING_MODULE } from './module.ts'
import { hasPages, pagesOn } from './progress.ts'

export const READING_AGENDA: AgendaOf<typeof READING_MODULE> = {
  tasks: ({ readings }, today) =>
    readings
      .filter(({ status }) => status === 'Lendo')
      .map((record) => ({
        kind: 'reading',
        record,
        title: isolated(record.titulo),
        done: pagesOn(record, today) > 0,
        counts: hasPages(record),
      })),
  doneDays: ({ readings }, days) =>
    readings.map((reading) => days.filter((day) => pagesOn(reading, day) > 0)),
  plannedDays: () => [],
}
