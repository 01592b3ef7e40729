import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './form.module.css'

/** The page's h1 and one line below it. */
export function AuthHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Title order={1}>{title}</Title>
      <p className={css.lead}>{children}</p>
    </>
  )
}
