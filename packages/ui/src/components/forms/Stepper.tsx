import { UnstyledButton } from '@mantine/core'
import classes from './Stepper.module.css'

interface StepperProps {
  decreaseLabel: string
  increaseLabel: string
  /** Id of the title these buttons belong to. */
  describedBy?: string | undefined
  step?: number
  onStep: (by: number) => void
}

/** −10 and +10 as two joined keys; they stay enabled at their bounds. */
export function Stepper({ decreaseLabel, increaseLabel, describedBy, step = 10, onStep }: StepperProps) {
  return (
    <span className={classes.stepper}>
      <UnstyledButton aria-label={decreaseLabel} aria-describedby={describedBy} onClick={() => onStep(-step)}>
        −{step}
      </UnstyledButton>
      <UnstyledButton aria-label={increaseLabel} aria-describedby={describedBy} onClick={() => onStep(step)}>
        +{step}
      </UnstyledButton>
    </span>
  )
}
