import { daysFrom, mondayOf, type IsoDate } from './calendar.ts'
import type { Command, Inverse } from './command.ts'
import type { Entries, RecordId } from './record-store.ts'
import { wholeNumber } from './schema.ts'

/** What time is studied for: the minutes of each day. */
export interface Studied {
  readonly estudos: Readonly<Record<IsoDate, number>>
}

const DAY = 24 * 60
/** Of one day. */
export const studyMinutes = wholeNumber(1, DAY, 'Um dia tem até 24 horas')

/** How many of the minutes a day takes: it has at most 24 hours, and at least none. What takes an addition back adds these, negative. */
export const minutesAdded = ({ estudos }: Studied, minutes: number, day: IsoDate): number =>
  Math.min(Math.max(minutes, 0 - (estudos[day] ?? 0)), DAY - (estudos[day] ?? 0))

/** Adds to what was studied on one day, or takes from it; the other days stay. Nothing to write when the day takes none. */
export const addStudy =
  (minutes: number, day: IsoDate) =>
  (subject: Studied): Entries<Studied> => {
    const added = minutesAdded(subject, minutes, day)
    return added === 0 ? {} : { estudos: { [day]: (subject.estudos[day] ?? 0) + added || null } }
  }

/** `change` of `recordCommands`, as far as it adds minutes. */
type ChangeStudied<Stored> = (
  id: RecordId,
  patch: () => {},
  inverse: (before: Stored) => Inverse | undefined,
  entries: (subject: Stored) => Entries<Studied>,
) => Command<Stored>

/** The command `addStudy` of a service; negative minutes take time back. */
export const studyCommand =
  <Stored extends Studied>(change: ChangeStudied<Stored>) =>
  (id: RecordId, day: IsoDate, minutes: number): Command<Stored> =>
    change(
      id,
      () => ({}),
      (before) => {
        const added = minutesAdded(before, minutes, day)
        return added === 0 ? undefined : { command: 'addStudy', args: [id, day, -added], failure: 'update' }
      },
      addStudy(minutes, day),
    )

/** Minutes. */
export const studiedIn = (estudos: Studied['estudos'], days: readonly IsoDate[]): number =>
  days.reduce((sum, day) => sum + (estudos[day] ?? 0), 0)

/** Of the week from Monday to Sunday, in minutes; a goal of 0 is none. `percent` is whole and ends at 100. */
export function studyGoal(
  { estudos, metaEstudo: goal }: Studied & { readonly metaEstudo: number },
  today: IsoDate,
) {
  const minutes = studiedIn(estudos, daysFrom(mondayOf(today), 7))
  return { minutes, goal, percent: goal === 0 ? 0 : Math.min(Math.floor((100 * minutes) / goal), 100) }
}

/** «1 h 30 min» */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}
