import { addDays, mondayOf, type IsoDate } from '@caderno/domain/kernel'
import { weekOfDay, type SemesterService, type Subject } from '@caderno/domain/semester'
import { UnstyledButton } from '@mantine/core'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { dayAndMonth } from '../texts.ts'
import classes from './Week.module.css'
import type { SemesterCommands } from '../offered.ts'

interface FortnightProps {
  subjects: readonly Subject[]
  /** A day of the week that is shown. */
  day: IsoDate
  actions: SemesterService
  commands: SemesterCommands
}

/** Which week is I: told once for all subjects of the semester, by naming the shown one. */
export function Fortnight({ subjects, day, actions, commands }: FortnightProps) {
  const semanaI = subjects.find((subject) => subject.semanaI)?.semanaI ?? ''
  const monday = mondayOf(day)
  const week = weekOfDay(semanaI, day)
  const name = `A semana de ${dayAndMonth(monday)}`
  const choose = (chosen: 'I' | 'II') =>
    void commands.run(
      actions.setWeekI(
        subjects.map(({ id }) => id),
        chosen === 'I' ? monday : addDays(monday, 7),
      ),
      {
        subject: '',
        failure: 'update',
        message: () => `${name} é a semana ${chosen}`,
        undone: 'Semana I: como antes',
      },
    )
  return (
    <Sheet title="Aulas quinzenais">
      <div className={classes.fortnight} role="group" aria-label={`${name} é a semana`}>
        <p>
          {week
            ? `${name} é a semana ${week}.`
            : `${name} é a I ou a II? Até você dizer, as aulas quinzenais aparecem em todas.`}
        </p>
        {(['I', 'II'] as const).map((each) => (
          <UnstyledButton
            key={each}
            className={classes.each!}
            aria-pressed={each === week}
            onClick={() => choose(each)}
          >
            Semana {each}
          </UnstyledButton>
        ))}
      </div>
    </Sheet>
  )
}
