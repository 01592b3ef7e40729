import { READING_STATUSES, type ReadingStatus } from '@caderno/domain/reading'
import { IconChevronDown } from '@tabler/icons-react'
import { startTransition, useOptimistic } from 'react'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import classes from './StatusSelect.module.css'

export interface StatusSelectProps {
  status: ReadingStatus
  /** Id of the title it belongs to. */
  describedBy: string
  onChoose: (status: ReadingStatus) => Promise<void> | void
}

/** The badge of the status, and over it the device's own select: chosen is saved. */
export function StatusSelect({ status, describedBy, onChoose }: StatusSelectProps) {
  const [shown, show] = useOptimistic(status)
  const choose = (next: ReadingStatus) =>
    startTransition(async () => {
      show(next)
      await onChoose(next)
    })
  return (
    <span className={classes.choice}>
      <span aria-hidden className={classes.badge}>
        <StatusBadge status={shown} />
        <IconChevronDown size={14} stroke={1.75} />
      </span>
      <select aria-label="Status" aria-describedby={describedBy} value={shown} onChange={(event) => choose(event.currentTarget.value as ReadingStatus)}>
        {READING_STATUSES.map((name) => <option key={name}>{name}</option>)}
      </select>
    </span>
  )
}
