import type { ReactNode } from 'react'
import classes from './MetaLine.module.css'

/** «a · b · c»: what is known beside a title, without what is not. One line on a phone, which leaves out what does not fit. */
export function MetaLine({ parts }: { parts: readonly ReactNode[] }) {
  const known = parts.filter((part) => part !== undefined && part !== null && part !== false && part !== '')
  return (
    known.length > 0 && (
      <p className={classes.line}>
        {known.map((part, index) => (
          <span key={index}>{part}</span>
        ))}
      </p>
    )
  )
}
