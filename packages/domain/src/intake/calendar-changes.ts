import type { RecordId } from '../kernel/index.ts'
import { MAX_CALENDAR_NAMES, type BroughtIn, type Subject } from '../semester/index.ts'
import type { CalendarRow } from './calendar-plan.ts'

/** What the ticked rows of a calendar change, for `bringIn` of the semester; which subject a name means is remembered in that subject. */
export function changesOfCalendar(
  ticked: readonly CalendarRow[],
  subjects: readonly Subject[],
): readonly BroughtIn[] {
  const changes = ticked.flatMap(({ change }) => change ?? [])
  const names = namesAfter(ticked, subjects)
  return subjects.flatMap((subject) => {
    const own = changes.filter((change) => change.subject === subject.id)
    const calendario = names.get(subject.id)
    if (own.length === 0 && !calendario) return []
    return [
      {
        subject: subject.id,
        added: own.flatMap((one) => ('added' in one ? [one.added] : [])),
        edited: own.flatMap((one) => ('edited' in one ? [one.edited] : [])),
        ...(calendario && { calendario }),
      },
    ]
  })
}

/** The names of the subjects of which they change: a name is of one subject. */
function namesAfter(
  ticked: readonly CalendarRow[],
  subjects: readonly Subject[],
): ReadonlyMap<RecordId, readonly string[]> {
  const chosen = new Map(
    ticked.flatMap(({ alike, change }) => (alike && change ? [[alike, change.subject] as const] : [])),
  )
  const after = subjects.map(({ id, calendario }) => {
    const kept = calendario.filter((name) => (chosen.get(name) ?? id) === id)
    const more = [...chosen].filter(([name, subject]) => subject === id && !kept.includes(name))
    return [id, [...kept, ...more.map(([name]) => name)].slice(-MAX_CALENDAR_NAMES)] as const
  })
  return new Map(after.filter(([, names], at) => names.join('\n') !== subjects[at]!.calendario.join('\n')))
}
