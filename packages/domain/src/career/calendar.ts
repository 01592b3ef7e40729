import type { CalendarEntry, ModuleCalendar } from '../kernel/index.ts'
import { applicationTitle, contactTitle } from './agenda.ts'
import { interviewPlace, interviewTime, type Application } from './application.ts'
import type { Contact } from './contact.ts'
import { isOpen } from './due.ts'
import type { CareerGoal } from './goal.ts'

/** The interviews and follow-ups, and the goals that have a day. */
export const CAREER_CALENDAR: ModuleCalendar<{
  readonly applications: readonly Application[]
  readonly contacts: readonly Contact[]
  readonly careerGoals: readonly CareerGoal[]
}> = ({ applications, contacts, careerGoals }) =>
  [
    ...applications.filter(isOpen).map((one): CalendarEntry => ({
      uid: `candidatura-${one.id}`,
      kind: 'entrevistas',
      title: applicationTitle(one),
      day: one.proximoContato,
      time: interviewTime(one) || undefined,
      end: hourAfter(interviewTime(one)),
      endsNextDay: interviewTime(one) >= '23',
      place: interviewPlace(one) || one.local,
      changedAt: one.updatedAt,
    })),
    ...contacts.map((one): CalendarEntry => ({
      uid: `contato-${one.id}`,
      kind: 'entrevistas',
      title: contactTitle(one),
      day: one.proximoContato,
      changedAt: one.updatedAt,
    })),
    ...careerGoals
      .filter(({ concluida }) => !concluida)
      .map((one): CalendarEntry => ({
        uid: `meta-${one.id}`,
        kind: 'metas',
        title: `Meta: ${one.texto}`,
        day: one.dataAlvo,
        changedAt: one.updatedAt,
      })),
  ].filter(({ day }) => day !== '')

/** Where nobody knows the end, a calendar keeps an hour free, of the next day too. */
const hourAfter = (time: string): string | undefined =>
  time === '' ? undefined : `${String((Number(time.slice(0, 2)) + 1) % 24).padStart(2, '0')}${time.slice(2)}`
