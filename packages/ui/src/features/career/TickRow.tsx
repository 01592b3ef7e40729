import { Checkbox } from '@mantine/core'
import { startTransition, useId, useOptimistic, type ComponentProps } from 'react'
import { RecordRow } from '../../components/lists/RecordRow.tsx'
import '../../theme/styles-fields.ts'
import classes from './TickRow.module.css'

interface TickRowProps extends Omit<ComponentProps<typeof RecordRow>, 'mark'> {
  titleId: string
  title: string
  done: boolean
  /** Never rejects. */
  onTick: (done: boolean) => Promise<void>
}

/** A ruled row with a checkbox in its gutter, which shows the choice at once. */
export function TickRow({ titleId, title, done, onTick, ...row }: TickRowProps) {
  const id = useId()
  const [shown, show] = useOptimistic(done)
  const tick = (next: boolean) =>
    startTransition(async () => {
      show(next)
      await onTick(next)
    })
  return (
    <RecordRow
      {...row}
      mark={
        <label htmlFor={id} className={classes.tick}>
          <Checkbox
            id={id}
            aria-labelledby={titleId}
            checked={shown}
            onChange={(event) => tick(event.currentTarget.checked)}
          />
        </label>
      }
      title={
        <span id={titleId} className={`${row.onOpen ? '' : classes.whole} ${done ? classes.done : ''}`}>
          {title}
        </span>
      }
    />
  )
}
