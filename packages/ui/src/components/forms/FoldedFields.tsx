import { useId, type ReactNode } from 'react'
import { FoldButton } from './FoldButton.tsx'
import fields from './dialog-fields.module.css'
import classes from './FoldedFields.module.css'

interface FoldedFieldsProps {
  /** What is in them. */
  hint: string
  unfolded: boolean
  onFold: (unfolded: boolean) => void
  children: ReactNode
}

/** The fields of a dialog that are seldom wanted, folded until they are. */
export function FoldedFields({ hint, unfolded, onFold, children }: FoldedFieldsProps) {
  const id = useId()
  return (
    <div className={classes.more}>
      <FoldButton unfolded={unfolded} onFold={onFold} controls={id} />
      <span className={classes.hint}>{hint}</span>
      <div id={id} className={fields.fields} hidden={!unfolded}>
        {children}
      </div>
    </div>
  )
}
