import type { IsoDate } from './calendar.ts'
import type { Command, Inverse } from './command.ts'
import type { Written } from './record-store.ts'
import type { Entries, RecordId } from './record-store.ts'
import { DAY_MINUTES, type Studied } from './study.ts'

/** How many of the minutes a day takes: it has at most 24 hours, and at least none. */
const minutesAdded = ({ estudos }: Studied, minutes: number, day: IsoDate): number =>
  Math.min(Math.max(minutes, 0 - (estudos[day] ?? 0)), DAY_MINUTES - (estudos[day] ?? 0))

/** Adds to what was studied on one day, or takes from it; the other days stay. Nothing to write when the day takes none. */
export const addStudy =
  (minutes: number, day: IsoDate) =>
  (subject: Studied): Entries<Studied> => {
    const added = minutesAdded(subject, minutes, day)
    return added === 0 ? {} : { estudos: { [day]: (subject.estudos[day] ?? 0) + added || null } }
  }

/** `change` of `recordCommands`, as far as it adds minutes, and what takes one back. */
type InverseOf<Stored> = (before: Stored, written: Written<Studied>) => Inverse | undefined
type ChangeStudied<Stored> = (
  id: RecordId,
  patch: () => {},
  inverse: InverseOf<Stored>,
  entries: (subject: Stored) => Entries<Studied>,
) => Command<Stored>

/** The command `addStudy` of a service; negative minutes take time back. */
export const studyCommand =
  <Stored extends Studied>(change: ChangeStudied<Stored>, inverseOf: InverseOf<Stored>) =>
  (id: RecordId, day: IsoDate, minutes: number): Command<Stored> =>
    change(id, () => ({}), inverseOf, addStudy(minutes, day))
