import type { IsoDate } from '@caderno/domain/kernel'
import { deadlineOf, deadlineWords, isToCome, type Deadline, type Skill } from '@caderno/domain/skills'
import { Progress, VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconTrendingUp, type Icon } from '@tabler/icons-react'
import '../../theme/styles-figures.ts'
import { beginsOn, paceWords } from './texts.ts'
import classes from './Pace.module.css'

const LOOKS: Readonly<Partial<Record<Deadline['state'], readonly [className: string, Icon]>>> = {
  overdue: ['late', IconAlertTriangle],
  behind: ['warning', IconAlertTriangle],
  onPace: ['good', IconTrendingUp],
  concluded: ['good', IconCircleCheck],
}

/** The deadline in words, and the progress with a mark where it should be today; of a skill that has yet to begin, its day. */
export function Pace({ skill, today }: { skill: Skill; today: IsoDate }) {
  const deadline = deadlineOf(skill, today)
  const { state } = deadline
  const [className = '', StateIcon] = LOOKS[state] ?? []
  const toCome = isToCome(skill, today)
  const words = toCome ? '' : paceWords(deadline)
  return (
    <div className={classes.pace}>
      <div className={classes.words}>
        {toCome ? (
          <span>{beginsOn(skill, today)}</span>
        ) : (
          <span className={`iconed ${className}`}>
            {StateIcon && <StateIcon size={15} stroke={1.75} aria-hidden />}
            {deadlineWords(deadline)}
          </span>
        )}
        <span>
          <b>{skill.progresso}%</b>
          {words && `, ${words}`}
        </span>
      </div>
      <Track skill={skill} deadline={deadline} isLate={state === 'overdue'} />
    </div>
  )
}

interface TrackProps {
  skill: Skill
  deadline: Deadline
  isLate: boolean
  size?: number
}

const Track = ({ skill, deadline: { state, expected }, isLate, size }: TrackProps) => (
  <div className={classes.track}>
    <Progress
      value={skill.progresso}
      aria-label={`${skill.progresso}% de ${skill.nome}`}
      {...(size && { size })}
      {...(isLate && { color: 'var(--cad-red-meio)' })}
    />
    {state !== 'concluded' && expected > 0 && expected < 100 && <i style={{ left: `${expected}%` }} />}
  </div>
)

/** The progress beside a name: a small bar and its figure; how it stands is only heard. */
export function ShortPace({ skill, today }: { skill: Skill; today: IsoDate }) {
  const deadline = deadlineOf(skill, today)
  const words = isToCome(skill, today) ? '' : paceWords(deadline)
  return (
    <span className={classes.short}>
      <Track
        skill={skill}
        deadline={deadline}
        isLate={deadline.state === 'overdue' || deadline.state === 'behind'}
        size={4}
      />
      <b>{skill.progresso}%</b>
      {words && <VisuallyHidden>{words}</VisuallyHidden>}
    </span>
  )
}
