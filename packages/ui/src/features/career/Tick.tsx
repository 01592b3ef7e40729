import { Checkbox } from '@mantine/core'
import { startTransition, useId, useOptimistic } from 'react'
import '../../theme/styles-fields.ts'
import classes from './Tick.module.css'

/** The checkbox in the gutter of a ruled row; shows the choice at once. `onTick` never rejects. */
export function Tick({
  checked,
  labelledBy,
  onTick,
}: {
  checked: boolean
  labelledBy: string
  onTick: (checked: boolean) => Promise<void>
}) {
  const id = useId()
  const [shown, show] = useOptimistic(checked)
  const tick = (next: boolean) =>
    startTransition(async () => {
      show(next)
      await onTick(next)
    })
  return (
    <label htmlFor={id} className={classes.tick}>
      <Checkbox
        id={id}
        aria-labelledby={labelledBy}
        checked={shown}
        onChange={(event) => tick(event.currentTarget.checked)}
      />
    </label>
  )
}
