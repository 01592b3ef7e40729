import {
  daysFrom,
  formatMinutes,
  mondayOf,
  studiedIn,
  type Command,
  type IsoDate,
} from '@caderno/domain/kernel'
import { dayState, isOngoing, lastDays, weekOf, type Skill } from '@caderno/domain/skills'
import { Button, Title, UnstyledButton } from '@mantine/core'
import {
  IconCalendarEvent,
  IconCalendarOff,
  IconCalendarStats,
  IconCheck,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
  IconTrophy,
} from '@tabler/icons-react'
import { memo } from 'react'
import { ProblemText } from '../../components/feedback/ProblemText.tsx'
import { Stepper } from '../../components/forms/Stepper.tsx'
import { MoreMenu } from '../../components/lists/MoreMenu.tsx'
import { useAttempt } from '../../hooks/use-command.ts'
import { Pace } from './Pace.tsx'
import type { SkillGroup } from './groups.ts'
import { daySaid, pausedSince, timesAWeek, weekdayLetter, weekDone } from './texts.ts'
import { titleIdOf, type Changes } from './use-changes.ts'
import dayClasses from './DayStrip.module.css'
import classes from './SkillRow.module.css'

export interface SkillRowProps {
  skill: Skill
  group: SkillGroup
  today: IsoDate
  changes: Changes
  onDetails: (skill: Skill) => void
  onEdit: (skill: Skill) => void
  onRemove: (skill: Skill) => void
}

/** One skill: the big tick is today's check-in. */
export const SkillRow = memo(function SkillRow(props: SkillRowProps) {
  const { skill, group, today, changes, onDetails } = props
  const { failure, attempt } = useAttempt(changes)
  const change = (command: Command) => void attempt('update', command)
  const title = titleIdOf(skill.id)
  const studied = studiedIn(skill.estudos, daysFrom(mondayOf(today), 7))
  return (
    <article aria-labelledby={title} data-record={skill.id} data-group={group} className={classes.row}>
      <Gutter {...props} onTick={() => change(changes.toggle(skill, today))} />
      <div className={classes.text}>
        <Title order={3} className={classes.title!}>
          <UnstyledButton
            id={title}
            data-handle
            data-printed
            className={classes.name!}
            aria-haspopup="dialog"
            onClick={() => onDetails(skill)}
          >
            <span>{skill.nome}</span>
          </UnstyledButton>
        </Title>
        <p className={classes.meta}>
          <span>{skill.categoria}</span>
          {group !== 'concluded' && <span>{RHYTHMS[group](skill, today)}</span>}
          {studied > 0 && <span>{formatMinutes(studied)} na semana</span>}
        </p>
        <ProblemText>{failure}</ProblemText>
      </div>
      {group === 'ongoing' && (
        <div role="group" aria-label="Últimos 7 dias" className={`${classes.middle} ${dayClasses.strip}`}>
          {lastDays(skill, today).map(({ dia, state }) => (
            <UnstyledButton
              key={dia}
              className={dayClasses.day!}
              aria-label={daySaid(dia, state)}
              aria-describedby={title}
              data-state={state}
              data-today={dia === today || undefined}
              onClick={() => change(changes.toggle(skill, dia))}
            >
              <span>{weekdayLetter(dia)}</span>
              <i />
            </UnstyledButton>
          ))}
        </div>
      )}
      {group === 'paused' && (
        <Button
          size="xs"
          variant="light"
          className={classes.middle!}
          aria-describedby={title}
          onClick={() => change(changes.resume(skill.id))}
        >
          Ativar
        </Button>
      )}
      {(group === 'upcoming' || group === 'concluded') && <span />}
      {group === 'paused' ? <span /> : <Pace skill={skill} today={today} />}
      <span className={classes.tools}>
        {group === 'ongoing' && (
          <Button
            size="xs"
            variant="subtle"
            aria-label="+30 min de prática"
            aria-describedby={title}
            onClick={() => change(changes.addHalfHour(skill, today))}
          >
            +30 min
          </Button>
        )}
        {group !== 'paused' && (
          <Stepper
            decreaseLabel="Diminuir progresso em 10"
            increaseLabel="Aumentar progresso em 10"
            describedBy={title}
            onStep={(by) => change(changes.step(skill.id, by < 0 ? -10 : 10))}
          />
        )}
        <MoreMenu
          label="Mais ações"
          describedBy={title}
          module="habilidades"
          items={menuOf(props, change).filter((item) => item !== false)}
        />
      </span>
    </article>
  )
})

const RHYTHMS: Readonly<Record<Exclude<SkillGroup, 'concluded'>, (skill: Skill, today: IsoDate) => string>> =
  {
    ongoing: (skill, today) => weekDone(weekOf(skill, today)),
    upcoming: ({ metaSemanal }) => timesAWeek(metaSemanal),
    paused: pausedSince,
  }

const MARKS = { upcoming: IconCalendarEvent, paused: IconPlayerPause, concluded: IconTrophy } as const

/** Today's check-in; a mark where there is nothing to tick. */
function Gutter({ skill, group, today, onTick }: SkillRowProps & { onTick: () => void }) {
  if (group !== 'ongoing') {
    const Mark = MARKS[group]
    return (
      <span className={classes.mark}>
        <Mark size={20} stroke={1.5} aria-hidden />
      </span>
    )
  }
  const state = dayState(skill, today, today)
  return (
    <UnstyledButton
      className={classes.tick!}
      aria-pressed={state === 'done'}
      aria-label="Check-in de hoje"
      aria-describedby={titleIdOf(skill.id)}
      data-excused={state === 'skipped' || undefined}
      onClick={onTick}
    >
      {state === 'done' && <IconCheck size={22} stroke={2} aria-hidden />}
    </UnstyledButton>
  )
}

/** The rarer actions. Nothing is skipped that is done, paused or over. */
function menuOf(
  { skill, today, changes, onDetails, onEdit, onRemove }: SkillRowProps,
  change: (command: Command) => void,
) {
  const { id, ativo } = skill
  const state = isOngoing(skill) && dayState(skill, today, today)
  const item = (label: string, Icon: typeof IconTrash, choose: () => void) => ({ label, Icon, choose })
  return [
    item('Detalhes', IconCalendarStats, () => onDetails(skill)),
    state === 'open' && item('Pular hoje', IconCalendarOff, () => change(changes.skip(id, today))),
    state === 'skipped' && item('Não pular hoje', IconCalendarOff, () => change(changes.unskip(id, today))),
    ativo
      ? item('Pausar', IconPlayerPause, () => change(changes.pause(id)))
      : item('Ativar', IconPlayerPlay, () => change(changes.resume(id))),
    item('Editar', IconPencil, () => onEdit(skill)),
    item('Remover', IconTrash, () => onRemove(skill)),
  ]
}
