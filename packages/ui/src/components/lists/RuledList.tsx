import type { ComponentProps } from 'react'
import classes from './RuledList.module.css'

/** A ruled sheet with the notebook's margin line: every list of records, of things to do or booked. */
export function RuledList({ className = '', ...props }: ComponentProps<'ul'>) {
  return <ul {...props} className={`${classes.list} ${className}`} />
}
