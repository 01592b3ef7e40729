import { useId, type ReactNode } from 'react'
import fields from './dialog-fields.module.css'
import classes from './FoldedFields.module.css'
import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'

export interface FoldButtonProps {
  unfolded: boolean
  onFold: (unfolded: boolean) => void
  /** The id of what it folds. */
  controls?: string
  className?: string | undefined
  children?: ReactNode
}

/** What folds and unfolds a part of the page; «Mais detalhes» before fields that are seldom wanted. */
export function FoldButton({
  unfolded,
  onFold,
  controls,
  className = '',
  children = 'Mais detalhes',
}: FoldButtonProps) {
  return (
    <UnstyledButton
      className={`${classes.fold} ${className}`}
      aria-expanded={unfolded}
      aria-controls={controls}
      onClick={() => onFold(!unfolded)}
    >
      {children}
      <IconChevronDown size={16} stroke={1.75} aria-hidden />
    </UnstyledButton>
  )
}

interface FoldedFieldsProps extends Pick<FoldButtonProps, 'unfolded' | 'onFold'> {
  /** What is in them. */
  hint: string
  children: ReactNode
}

/** The fields of a dialog that are seldom wanted, folded until they are. */
export function FoldedFields({ hint, children, ...fold }: FoldedFieldsProps) {
  const id = useId()
  return (
    <div className={classes.more}>
      <FoldButton {...fold} controls={id} />
      <span className={classes.hint}>{hint}</span>
      <div id={id} className={fields.fields} hidden={!fold.unfolded}>
        {children}
      </div>
    </div>
  )
}
