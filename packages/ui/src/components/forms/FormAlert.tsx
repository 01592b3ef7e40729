import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './form.module.css'

/** A failure of the whole form, told at once by screen readers. Nothing is drawn while there is none. */
export function FormAlert({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <div role="alert" className={css.alert}>
      <IconAlertCircle size={18} stroke={1.75} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
