import type { Holdings } from '@caderno/domain/archive'
import { calendarFile, type CalendarKind } from '@caderno/domain/calendar'
import { isoDateOf } from '@caderno/domain/kernel'

/** The calendar of an account as a file, in the time zone of this device. */
export const calendarText = (
  { candidaturas, contatos, metas_carreira, financas, habilidades, disciplinas }: Holdings,
  { kinds, hasReminders, now }: { kinds: readonly CalendarKind[]; hasReminders: boolean; now: Date },
): string =>
  calendarFile(
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
      today: isoDateOf(now),
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  )
