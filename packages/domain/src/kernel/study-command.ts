import type { IsoDate } from './calendar.ts'
import type { Change, Entries, RecordId, Written } from './record-store.ts'
import { DAY_MINUTES, type Studied } from './study.ts'
import type { Applied, Inverse, Write } from './write.ts'

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

type InverseOf<Stored> = (before: Stored, written: Written<Studied>) => Inverse | undefined

/** The command `addStudy` of a service; negative minutes take time back. `change`: that of `recordCommands`. */
export const studyCommand =
  <Stored extends Studied>(
    change: (
      id: RecordId,
      add: Change<Studied, Stored>,
      inverseOf: InverseOf<Stored>,
    ) => Write<Applied<Stored>>,
    inverseOf: InverseOf<Stored>,
  ) =>
  (id: RecordId, day: IsoDate, minutes: number): Write<Applied<Stored>> =>
    change(id, (subject) => ({ entries: addStudy(minutes, day)(subject) }), inverseOf)
