import type { IsoDate } from '@caderno/domain/kernel'
import { lastDays, type Skill } from '@caderno/domain/skills'
import { UnstyledButton } from '@mantine/core'
import { daySaid, weekdayLetter } from './texts.ts'
import classes from './DayStrip.module.css'

/** The last seven days, today last; each can be corrected. */
export const DayStrip = ({
  skill,
  today,
  describedBy,
  onToggle,
}: {
  skill: Skill
  today: IsoDate
  describedBy: string
  onToggle: (day: IsoDate) => void
}) => (
  <div role="group" aria-label="Últimos 7 dias" className={classes.strip}>
    {lastDays(skill, today).map(({ dia, state }) => (
      <UnstyledButton
        key={dia}
        className={classes.day!}
        aria-label={daySaid(dia, state)}
        aria-describedby={describedBy}
        data-state={state}
        data-today={dia === today || undefined}
        onClick={() => onToggle(dia)}
      >
        <span>{weekdayLetter(dia)}</span>
        <i />
      </UnstyledButton>
    ))}
  </div>
)
