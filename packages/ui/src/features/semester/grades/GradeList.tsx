import { useId, type ReactNode } from 'react'
import classes from './Grades.module.css'

/** The grades of one stage under its name and mean; those of a rule without stages under nothing. */
export function GradeList({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const id = useId()
  if (title === '') return <ul className={classes.grades}>{children}</ul>
  return (
    <>
      <p className={classes.stage} id={id}>
        <strong>{title}</strong> <small>{note}</small>
      </p>
      <ul className={classes.grades} aria-labelledby={id}>
        {children}
      </ul>
    </>
  )
}
