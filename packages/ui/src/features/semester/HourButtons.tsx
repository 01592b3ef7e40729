import { hourWord, isolated, type IsoDate } from '@caderno/domain/kernel'
import { missedOn, type Subject } from '@caderno/domain/semester'
import { formatAbsence } from './week/texts.ts'
import type { SemesterTabProps } from './tab-props.ts'
import { ToggleButton } from './ToggleButton.tsx'

interface AbsenceChange extends Pick<SemesterTabProps, 'actions' | 'commands'> {
  subject: Subject
  day: IsoDate
  /** The starts of the class hours. */
  hours: readonly string[]
}

/** Marks absences, or takes them back; told with «Desfazer». */
export function changeAbsence(
  { subject, day, hours, actions, commands }: AbsenceChange,
  isMissed: boolean,
): void {
  void commands.run(actions[isMissed ? 'miss' : 'attend'](subject.id, day, hours), {
    subject: subject.id,
    failure: 'absence',
    message: (outcome) => formatAbsence(subject, day, hours.length, isMissed, outcome),
    undone: `${isolated(subject.nome)}: como antes`,
  })
}

/** A button for each class hour of a day, pressed where it was missed. */
export function HourButtons({ hours, ...change }: AbsenceChange) {
  const missed = missedOn(change.subject, change.day)
  return hours.map((hour) => (
    <ToggleButton
      key={hour}
      missed
      pressed={missed.includes(hour)}
      onClick={() => changeAbsence({ ...change, hours: [hour] }, !missed.includes(hour))}
    >
      Faltei às {hourWord(hour)}
    </ToggleButton>
  ))
}
