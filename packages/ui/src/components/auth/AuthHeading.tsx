import type { ReactNode } from 'react'
import css from './form.module.css'

/** The page's h1 and one line below it. */
export function AuthHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="page-title">{title}</h1>
      <p className={css.lead}>{children}</p>
    </>
  )
}
