import { count, plural } from '@caderno/domain/kernel'
import {
  hasPages,
  PAGE_STEP,
  pageOf,
  pagesOn,
  type Reading,
  type ReadingService,
} from '@caderno/domain/reading'
import type { AgendaParts } from '../../modules/part.ts'

export const PAGE_STEPPER = {
  decreaseLabel: `Voltar ${PAGE_STEP} páginas`,
  increaseLabel: `Avançar ${PAGE_STEP} páginas`,
}

/** The reading in «Hoje». */
export const READING_ROWS: AgendaParts<'reading', ReadingService> = {
  reading: {
    when: ({ record: { status } }) => (status === 'Lendo' ? '' : status),
    details: ({ record, done }, today) => [
      hasPages(record) ? `página ${count(pageOf(record))} de ${count(record.paginasTotal)}` : record.tipo,
      done ? `${plural(pagesOn(record, today), 'página', 'páginas')} hoje` : '',
    ],
    buttons: ({ record }) => (hasPages(record) ? PAGE_STEPPER : [{ label: 'Abrir' }]),
    act: (service, { record, title }, act) => ({
      write: service.step(record.id, act === 'stepOn' ? PAGE_STEP : -PAGE_STEP),
      failure: 'progress',
      words: (reading) => atPage(title, reading as Reading),
      // One that is open stays in the list.
      isOffered: (reading) => (reading as Reading).status !== 'Lendo',
    }),
    doneFields: ['status'],
    goesOn: ({ record: { status } }) => status === 'Lendo',
  },
}

const atPage = (title: string, reading: Reading): string =>
  reading.status === 'Lendo'
    ? `${title}: página ${count(pageOf(reading))} de ${count(reading.paginasTotal)}`
    : `${title}: ${reading.status}`
