import type { ReactNode } from 'react'
import css from '../forms/form.module.css'

/** The page's h1 and, where there is something to say, one line below it. */
export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <h1 className="page-title">{title}</h1>
      {children && <p className={css.lead}>{children}</p>}
    </>
  )
}
