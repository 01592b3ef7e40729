import { startTransition, useOptimistic, type ReactNode } from 'react'
import { StatusBadge } from '../lists/StatusBadge.tsx'
import classes from './BadgeSelect.module.css'

interface BadgeSelectProps<Value extends string> {
  /** «Status», «Fase». */
  label: string
  value: Value
  /** What is stored, and its word. */
  options: readonly (readonly [value: Value, word: string])[]
  /** Id of the title it belongs to. */
  describedBy: string
  /** Instead of the badge, and as little heard: fills the gutter of a row. */
  picture?: ((value: Value) => ReactNode) | undefined
  onChoose: (value: Value) => Promise<void> | void
}

/** The badge of a status, and over it the device's own select: chosen is saved. */
export function BadgeSelect<Value extends string>({
  label,
  value,
  options,
  describedBy,
  picture,
  onChoose,
}: BadgeSelectProps<Value>) {
  const [shown, show] = useOptimistic(value)
  const choose = (next: Value) => {
    // Called outside of the transition: its notices need not wait for its end.
    const kept = onChoose(next)
    startTransition(async () => {
      show(next)
      await kept
    })
  }
  return (
    <span className={classes.choice} data-gutter={picture && true}>
      {picture?.(shown) ?? (
        <StatusBadge aria-hidden status={options.find(([stored]) => stored === shown)?.[1] ?? shown} />
      )}
      <select
        aria-label={label}
        aria-describedby={describedBy}
        value={shown}
        onChange={(event) => choose(event.currentTarget.value as Value)}
      >
        {options.map(([stored, word]) => (
          <option key={stored} value={stored}>
            {word}
          </option>
        ))}
      </select>
    </span>
  )
}
