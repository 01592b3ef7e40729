import type { IsoDate } from '@caderno/domain/kernel'
import { dayState, weekOf, type Skill, lastDays } from '@caderno/domain/skills'
import { Button, Title, UnstyledButton } from '@mantine/core'
import { IconCalendarEvent, IconCheck, IconPlayerPause, IconTrophy, type Icon } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { useAttempt } from '../../hooks/use-command.ts'
import { Stepper } from '../../components/forms/Stepper.tsx'
import { Pace } from './Pace.tsx'
import type { Place } from './places.ts'
import { SkillMenu } from './SkillMenu.tsx'
import { pausedSince, timesAWeek, weekDone, daySaid, weekdayLetter } from './texts.ts'
import { titleIdOf, type Changes } from './use-changes.ts'
import classes from './SkillRow.module.css'
import dayStripClasses from './DayStrip.module.css'
import { ProblemText } from '../../components/feedback/ProblemText.tsx'

export interface SkillRowProps {
  skill: Skill
  place: Place
  today: IsoDate
  changes: Changes
  onDetails: (skill: Skill) => void
  onEdit: (skill: Skill) => void
  onRemove: (skill: Skill) => void
}

/** One skill: the big tick is today's check-in. */
export const SkillRow = memo(function SkillRow({
  skill,
  place,
  today,
  changes,
  onDetails,
  onEdit,
  onRemove,
}: SkillRowProps) {
  const { failure, attempt } = useAttempt(changes)
  const title = titleIdOf(skill.id)
  const toggle = (day: IsoDate) => void attempt('update', changes.toggle(skill, day))
  const state = dayState(skill, today, today)
  return (
    <article aria-labelledby={title} className={classes.row} data-place={place}>
      {place === 'andamento' ? (
        <Tick
          done={state === 'feito'}
          excused={state === 'pulado'}
          describedBy={title}
          onTick={() => toggle(today)}
        />
      ) : (
        <Mark Icon={MARKS[place]} />
      )}
      <div className={classes.text}>
        <Title order={3} className={classes.title!}>
          <UnstyledButton
            id={title}
            className={classes.name!}
            aria-haspopup="dialog"
            onClick={() => onDetails(skill)}
          >
            <span>{skill.nome}</span>
          </UnstyledButton>
        </Title>
        <p className={classes.meta}>
          <span>{skill.categoria}</span>
          {place !== 'concluidas' && <span>{RHYTHMS[place](skill, today)}</span>}
        </p>
        <ProblemText>{failure}</ProblemText>
      </div>
      <Middle place={place}>
        {place === 'andamento' && (
          <DayStrip skill={skill} today={today} describedBy={title} onToggle={toggle} />
        )}
        {place === 'pausadas' && (
          <Button
            size="xs"
            variant="light"
            aria-describedby={title}
            onClick={() => void attempt('update', changes.resume(skill))}
          >
            Ativar
          </Button>
        )}
      </Middle>
      {place === 'pausadas' ? <span /> : <Pace skill={skill} today={today} />}
      <span className={classes.tools}>
        {place !== 'pausadas' && (
          <Stepper
            decreaseLabel="Diminuir progresso"
            increaseLabel="Aumentar progresso"
            describedBy={title}
            onStep={(by) => void attempt('update', changes.step(skill.id, by < 0 ? -10 : 10))}
          />
        )}
        <SkillMenu
          skill={skill}
          today={today}
          describedBy={title}
          changes={changes}
          attempt={attempt}
          onDetails={onDetails}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      </span>
    </article>
  )
})

const RHYTHMS: Readonly<Record<Exclude<Place, 'concluidas'>, (skill: Skill, today: IsoDate) => string>> = {
  andamento: (skill, today) => weekDone(weekOf(skill, today)),
  comecar: ({ metaSemanal }) => timesAWeek(metaSemanal),
  pausadas: pausedSince,
}

const Middle = ({ place, children }: { place: Place; children: ReactNode }) =>
  place === 'concluidas' || place === 'comecar' ? <span /> : <div className={classes.middle}>{children}</div>

/** In the tick's place, where there is nothing to tick. */
const MARKS: Readonly<Record<Exclude<Place, 'andamento'>, Icon>> = {
  comecar: IconCalendarEvent,
  pausadas: IconPlayerPause,
  concluidas: IconTrophy,
}
const Mark = ({ Icon }: { Icon: Icon }) => (
  <span className={classes.mark}>
    <Icon size={20} stroke={1.5} aria-hidden />
  </span>
)

function Tick({
  done,
  excused,
  describedBy,
  onTick,
}: {
  done: boolean
  excused: boolean
  describedBy: string
  onTick: () => void
}) {
  return (
    <UnstyledButton
      className={classes.tick!}
      aria-pressed={done}
      aria-label="Check-in de hoje"
      aria-describedby={describedBy}
      data-excused={excused || undefined}
      onClick={onTick}
    >
      {done && <IconCheck size={22} stroke={2} aria-hidden />}
    </UnstyledButton>
  )
}

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
  <div role="group" aria-label="Últimos 7 dias" className={dayStripClasses.strip}>
    {lastDays(skill, today).map(({ dia, state }) => (
      <UnstyledButton
        key={dia}
        className={dayStripClasses.day!}
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
