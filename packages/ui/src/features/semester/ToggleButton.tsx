import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ToggleButton.module.css'

interface ToggleButtonProps {
  pressed: boolean
  /** It stands for an absence. */
  missed?: boolean
  onClick: () => void
  children: ReactNode
}

/** A button that stays pressed while what it says holds. */
export const ToggleButton = ({ pressed, missed = false, onClick, children }: ToggleButtonProps) => (
  <UnstyledButton
    className={classes.toggle!}
    aria-pressed={pressed}
    data-missed={missed || undefined}
    onClick={onClick}
  >
    {children}
  </UnstyledButton>
)
