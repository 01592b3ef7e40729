import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import classes from './FoldedFields.module.css'

interface FoldButtonProps {
  unfolded: boolean
  onFold: (unfolded: boolean) => void
  /** The id of what it folds. */
  controls: string
  className?: string | undefined
}

/** «Mais detalhes», before fields that are seldom wanted. */
export function FoldButton({ unfolded, onFold, controls, className = '' }: FoldButtonProps) {
  return (
    <UnstyledButton
      className={`${classes.fold} ${className}`}
      aria-expanded={unfolded}
      aria-controls={controls}
      onClick={() => onFold(!unfolded)}
    >
      Mais detalhes
      <IconChevronDown size={16} stroke={1.75} aria-hidden />
    </UnstyledButton>
  )
}
