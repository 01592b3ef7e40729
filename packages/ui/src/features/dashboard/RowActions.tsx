import { hourWord } from '@caderno/domain/kernel'
import type { AgendaItem } from '@caderno/domain/agenda'
import { Button, UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { Link } from '../../components/layout/Link.tsx'
import { agendaPart } from '../../modules/dashboard-parts.ts'
import { moduleNamed } from '../../modules/index.ts'
import type { RowButton } from '../../modules/part.ts'
import { recordPath } from '../../modules/parts.ts'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import { Stepper } from '../../components/forms/Stepper.tsx'
import { isOver } from './texts.ts'
import css from './TodaySheet.module.css'
import type { Act } from './use-agenda-acts.ts'

interface RowPartProps {
  item: AgendaItem
  /** Id of the title. */
  describedBy: string
  onAct: Act
}

/** The second click of a double one would hit the button that took the place of the first. */
const onFirstClick =
  (act: () => unknown) =>
  ({ detail }: MouseEvent) =>
    void (detail <= 1 && act())

/** The round tick in the gutter; of what is not ticked off here, its time or the module's sign. */
export function Tick({ item, describedBy, onAct }: RowPartProps) {
  const { Icon } = moduleNamed(item.module)
  const isPhone = useIsPhone()
  const { tick, buttons } = agendaPart(item.kind)
  const circle = <span className="tick">{item.done && <IconCheck size={15} stroke={2.5} aria-hidden />}</span>
  if (!tick && item.time) return <b className={css.time}>{hourWord(item.time)}</b>
  if (!tick) return item.done ? circle : <Icon size={20} stroke={1.5} aria-hidden />
  const shown = buttons(item)
  const doing = 'decreaseLabel' in shown ? undefined : shown.find(({ act }) => act === 'done')
  const named = {
    'aria-label': doing?.label ?? 'Feito',
    'aria-pressed': item.done,
    'aria-describedby': describedBy,
  }
  return (
    <UnstyledButton
      className={css.tick!}
      data-printed
      {...(tick === 'button' || isPhone ? named : { 'aria-hidden': true, tabIndex: -1 })}
      onClick={onFirstClick(() => onAct(item, item.done ? 'takeBack' : 'done'))}
    >
      {circle}
    </UnstyledButton>
  )
}

/** What else can be done with a thing where it stands; on a phone without what the tick does, and what the row does when it is pressed. */
export function RowActions({ item, describedBy, onAct }: RowPartProps) {
  const { buttons, tick, doneFields } = agendaPart(item.kind)
  const isPhone = useIsPhone()
  if (isOver(item) && (tick || doneFields))
    return <ActButton label="Desfazer" act="takeBack" item={item} describedBy={describedBy} onAct={onAct} />
  const shown = buttons(item)
  if ('decreaseLabel' in shown && isPhone)
    return (
      <Button
        size="xs"
        variant="light"
        aria-label={shown.increaseLabel}
        aria-describedby={describedBy}
        onClick={() => void onAct(item, 'stepOn')}
      >
        +10
      </Button>
    )
  if ('decreaseLabel' in shown)
    return (
      <Stepper
        {...shown}
        describedBy={describedBy}
        onStep={(by) => void onAct(item, by > 0 ? 'stepOn' : 'stepBack')}
      />
    )
  const kept = isPhone ? shown.filter(({ act, isMain }) => (act ? !(tick && act === 'done') : isMain)) : shown
  const all = kept.map((button) => (
    <ActButton key={button.label} {...button} item={item} describedBy={describedBy} onAct={onAct} />
  ))
  return all.length > 1 ? <span className={css.actions}>{all}</span> : all
}

function ActButton({ label, act, isMain = false, item, describedBy, onAct }: RowPartProps & RowButton) {
  const look = { size: 'xs', variant: isMain ? 'light' : 'subtle', 'aria-describedby': describedBy } as const
  if (!act)
    return (
      <Button component={Link} to={recordPath(item.kind, item.record.id)} {...look}>
        {label}
      </Button>
    )
  return (
    <Button {...look} {...(!isMain && { color: 'gray' })} onClick={onFirstClick(() => onAct(item, act))}>
      {label}
    </Button>
  )
}
