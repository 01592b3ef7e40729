import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../lists/IconButton.tsx'
import classes from './PeriodSwitch.module.css'

/** What the arrows are called. */
const ARROWS = {
  Dia: ['Dia anterior', 'Próximo dia'],
  Semana: ['Semana anterior', 'Próxima semana'],
  Mês: ['Mês anterior', 'Próximo mês'],
} as const

interface PeriodSwitchProps {
  of: keyof typeof ARROWS
  /** The shown period, between the arrows; absent where a title says it. */
  name?: string
  /** Turns back; false at an end of the calendar. */
  onBefore: (() => void) | false
  onAfter: (() => void) | false
  /** Turns to the current period; false while that is shown. */
  onToday: (() => void) | false
  /** Stands before the arrows. */
  children?: ReactNode
}

/** Turns the period of a page or a sheet. */
export function PeriodSwitch({ of, name, onBefore, onAfter, onToday, children }: PeriodSwitchProps) {
  const [before, after] = ARROWS[of]
  const today = onToday && (
    <Button variant="default" {...(name ? { className: classes.today } : { size: 'xs' })} onClick={onToday}>
      Hoje
    </Button>
  )
  return (
    <>
      {name && today}
      <div className={name ? classes.named : classes.arrows} role="group" aria-label={of}>
        {!name && today}
        {children}
        <IconButton
          label={before}
          icon={IconChevronLeft}
          enabled={!!onBefore}
          onClick={() => onBefore && onBefore()}
        />
        {name && <span aria-live="polite">{name}</span>}
        <IconButton
          label={after}
          icon={IconChevronRight}
          enabled={!!onAfter}
          onClick={() => onAfter && onAfter()}
        />
      </div>
    </>
  )
}
