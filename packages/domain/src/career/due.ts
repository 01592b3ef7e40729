import { addDays, byText, daysBetween, emptyLast, type IsoDate } from '../kernel/index.ts'
import { interviewTime, type Application, type ApplicationDraft } from './application.ts'
import type { Contact, ContactDraft } from './contact.ts'
import { historyOf } from './history.ts'

/** Something to act on: an application or a person to write to. */
export type Due =
  | { readonly kind: 'application'; readonly record: Application }
  | { readonly kind: 'contact'; readonly record: Contact }

export const SILENT_DAYS = 14

/** The lists of what is due; no record stands in two of them. */
export function dueOf(applications: readonly Application[], contacts: readonly Contact[], today: IsoDate) {
  const open: readonly Due[] = [
    ...applications.filter(isOpen).map((record) => ({ kind: 'application' as const, record })),
    ...contacts.map((record) => ({ kind: 'contact' as const, record })),
  ]
  const planned = open
    .filter(({ record }) => record.proximoContato !== '')
    .sort(
      (a, b) =>
        byText(a.record.proximoContato, b.record.proximoContato) ||
        emptyLast(timeOf(a), timeOf(b)) ||
        byText(a.record.id, b.record.id),
    )
  return {
    today: planned.filter(({ record }) => record.proximoContato === today),
    /** The oldest first. */
    late: planned.filter(({ record }) => record.proximoContato < today),
    /** Sent and not heard of for SILENT_DAYS, with no next contact planned; the longest silence first. */
    silent: applications
      .filter((application) => isSilent(application, today))
      .sort((a, b) => byText(lastHeardOf(a), lastHeardOf(b)) || byText(a.id, b.id))
      .map((record): Due => ({ kind: 'application', record })),
  }
}
export type DueLists = ReturnType<typeof dueOf>

/** Puts off by some days, from today or from its own day, whichever is later. */
export function postpone({ record }: Due, today: IsoDate, days = 7): { readonly proximoContato: IsoDate } {
  const planned = record.proximoContato
  return { proximoContato: addDays(planned > today ? planned : today, days) }
}

/** What is done is due no more, and an interview leaves neither its hour nor its place to the next. An application that would be silent at once is asked after again in SILENT_DAYS. */
export function markDone(due: Due, today: IsoDate): Partial<ApplicationDraft> & Partial<ContactDraft> {
  if (due.kind === 'contact') return { proximoContato: '', ultimoContato: today }
  if (due.record.fase === 'entrevista') return { proximoContato: '', horaEntrevista: '', localEntrevista: '' }
  const silent = isSilent({ ...due.record, proximoContato: '' }, today)
  return { proximoContato: silent ? addDays(today, SILENT_DAYS) : '' }
}

const timeOf = (due: Due): string => (due.kind === 'application' ? interviewTime(due.record) : '')

/** Still waiting for its outcome. */
export const isOpen = ({ fase }: Pick<Application, 'fase'>): boolean =>
  fase === 'enviado' || fase === 'entrevista'

function isSilent(application: Application, today: IsoDate): boolean {
  if (application.fase !== 'enviado' || application.proximoContato !== '') return false
  const heardOf = lastHeardOf(application)
  return heardOf !== '' && daysBetween(heardOf, today) >= SILENT_DAYS
}

/** The day of its last change of fase, or of sending when that is later; empty when neither is known. */
function lastHeardOf(application: Application): IsoDate {
  const changed = historyOf(application).at(-1)!.em
  return changed > application.dataEnvio ? changed : application.dataEnvio
}
