import type { Holdings } from '@caderno/domain/archive'
import { calendarFile, type CalendarKind } from '@caderno/domain/calendar'
import { isoDateOf } from '@caderno/domain/kernel'
import { assumedDays } from '@caderno/domain/semester'

/** The calendar of an account as a file, in the time zone of this device, and what is to be said of its classes. */
export function calendarText(
  { candidaturas, contatos, metas_carreira, financas, habilidades, disciplinas }: Holdings,
  { kinds, hasReminders, now }: { kinds: readonly CalendarKind[]; hasReminders: boolean; now: Date },
) {
  const today = isoDateOf(now)
  const text = calendarFile(
    {
      applications: candidaturas,
      contacts: contatos,
      careerGoals: metas_carreira,
      book: financas,
      skills: habilidades,
      subjects: disciplinas,
    },
    {
      kinds,
      hasReminders,
      now,
      today,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  )
  return { text, notes: kinds.includes('aulas') ? assumedDays(disciplinas, today) : [] }
}
