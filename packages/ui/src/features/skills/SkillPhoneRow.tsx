import type { Write } from '@caderno/domain/kernel'
import { deadlineOf, deadlineWords, lastDays } from '@caderno/domain/skills'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { ProblemText } from '../../components/feedback/ProblemText.tsx'
import { MoreMenu } from '../../components/lists/MoreMenu.tsx'
import { RecordRow } from '../../components/lists/RecordRow.tsx'
import { ShortPace } from './Pace.tsx'
import { menuOf, quickMenuOf, RHYTHMS, type SkillRowProps } from './skill-row.ts'
import { SkillTick } from './SkillTick.tsx'
import { beginsOn, formatDayState, weekdayLetter } from './texts.ts'
import { titleIdOf } from './use-changes.ts'
import classes from './SkillPhoneRow.module.css'

interface SkillPhoneRowProps extends SkillRowProps {
  failure: string | undefined
  change: (write: Write) => void
}

/** A skill on a phone: the tick, the name with its progress, the rhythm with the deadline, the last seven days, and «⋯» in the corner. A press on it opens the details, where any day is corrected. */
export function SkillPhoneRow({ failure, change, ...props }: SkillPhoneRowProps) {
  const { skill, group, today, changes, onDetails } = props
  const title = titleIdOf(skill.id)
  const isOngoing = group === 'ongoing'
  return (
    <RecordRow
      as="article"
      aria-labelledby={title}
      data-record={skill.id}
      mark={<SkillTick {...props} onTick={() => change(changes.toggle(skill, today))} />}
      level={3}
      titleId={title}
      title={skill.nome}
      beside={group !== 'paused' && <ShortPace skill={skill} today={today} />}
      meta={[
        group !== 'concluded' && RHYTHMS[group](skill, today),
        group === 'upcoming' && beginsOn(skill, today).toLowerCase(),
        (isOngoing || group === 'concluded') && <DeadlineWords key="deadline" {...props} />,
      ]}
      bar={
        <div className={classes.foot}>
          {isOngoing && <Days {...props} />}
          {group === 'paused' && (
            <Button
              size="xs"
              variant="subtle"
              px={6}
              aria-describedby={title}
              onClick={() => change(changes.resume(skill.id))}
            >
              Ativar
            </Button>
          )}
          <MoreMenu
            label="Mais ações"
            describedBy={title}
            module="habilidades"
            items={[...quickMenuOf(props, change), ...menuOf(props, change)]}
          />
        </div>
      }
      onOpen={() => onDetails(skill)}
    >
      {failure && <ProblemText>{failure}</ProblemText>}
    </RecordRow>
  )
}

function DeadlineWords({ skill, group, today }: SkillRowProps) {
  const deadline = deadlineOf(skill, today)
  const words = deadlineWords(deadline)
  return (
    <span className={deadline.state === 'overdue' ? 'late' : undefined}>
      {group === 'concluded' ? words : words.toLowerCase()}
    </span>
  )
}

const Days = ({ skill, today }: SkillRowProps) => (
  <ol aria-label="Últimos 7 dias" className={classes.days}>
    {lastDays(skill, today).map(({ dia, state }) => (
      <li key={dia} data-state={state} data-today={dia === today || undefined}>
        <i>{state === 'done' && <IconCheck size={10} stroke={3.5} aria-hidden />}</i>
        <span aria-hidden>{weekdayLetter(dia)}</span>
        <VisuallyHidden>{formatDayState(dia, state)}</VisuallyHidden>
      </li>
    ))}
  </ol>
)
