import { addToMonth, formatMonth, type Month } from '@caderno/domain/kernel'
import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { IconButton } from '../../components/lists/IconButton.tsx'
import classes from './FinanceFrame.module.css'

/** Turns the month of the whole page, to the ends of the calendar; «Hoje» comes back to the current one. */
export function MonthSwitch({
  month,
  current,
  onOpen,
}: {
  month: Month
  current: Month
  onOpen: (month: Month) => void
}) {
  const [before, after] = [addToMonth(month, -1), addToMonth(month, 1)]
  return (
    <>
      {month !== current && (
        <Button variant="default" className={classes.back} onClick={() => onOpen(current)}>
          Hoje
        </Button>
      )}
      <div className={classes.month} role="group" aria-label="Mês">
        <IconButton
          label="Mês anterior"
          icon={IconChevronLeft}
          leads={before !== month}
          onClick={() => onOpen(before)}
        />
        <span aria-live="polite">{formatMonth(month)}</span>
        <IconButton
          label="Próximo mês"
          icon={IconChevronRight}
          leads={after !== month}
          onClick={() => onOpen(after)}
        />
      </div>
    </>
  )
}
