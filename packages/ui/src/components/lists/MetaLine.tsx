import type { ReactNode } from 'react'
import classes from './MetaLine.module.css'

/** «a · b · c»: what is known beside a title, without what is not. One line on a phone, where what does not fit is cut at its end. */
export function MetaLine({ parts, ...props }: { parts: readonly ReactNode[]; className?: string }) {
  const known = parts.filter((part) => part !== undefined && part !== null && part !== false && part !== '')
  return (
    known.length > 0 && (
      <p {...props} className={`${classes.line} ${props.className ?? ''}`}>
        {known.map((part, index) => (
          <span key={index}>{part}</span>
        ))}
      </p>
    )
  )
}
