import { dayState } from '@caderno/domain/skills'
import { UnstyledButton } from '@mantine/core'
import { IconCalendarEvent, IconCheck, IconPlayerPause, IconTrophy } from '@tabler/icons-react'
import type { SkillRowProps } from './skill-row.ts'
import { titleIdOf } from './use-changes.ts'
import classes from './SkillTick.module.css'

const MARKS = { upcoming: IconCalendarEvent, paused: IconPlayerPause, concluded: IconTrophy } as const

interface SkillTickProps extends Pick<SkillRowProps, 'skill' | 'group' | 'today'> {
  onTick: () => void
}

/** Today's check-in; a mark where there is nothing to tick. */
export function SkillTick({ skill, group, today, onTick }: SkillTickProps) {
  if (group !== 'ongoing') {
    const Mark = MARKS[group]
    return (
      <span className={classes.mark} data-group={group}>
        <Mark size={20} stroke={1.5} aria-hidden />
      </span>
    )
  }
  const state = dayState(skill, today, today)
  return (
    <UnstyledButton
      className={classes.tick!}
      data-printed
      aria-pressed={state === 'done'}
      aria-label="Check-in de hoje"
      aria-describedby={titleIdOf(skill.id)}
      data-excused={state === 'skipped' || undefined}
      onClick={onTick}
    >
      <i className="tick">{state === 'done' && <IconCheck size={22} stroke={2} aria-hidden />}</i>
    </UnstyledButton>
  )
}
