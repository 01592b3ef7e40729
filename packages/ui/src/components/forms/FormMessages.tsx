import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './form.module.css'

/** A failure of the whole form, announced at once by screen readers. Nothing is drawn while there is none. */
export function FormAlert({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <div role="alert" className={css.alert}>
      <IconAlertCircle size={18} stroke={1.75} aria-hidden />
      <div>{children}</div>
    </div>
  )
}

/** Takes the place of a form that has done its work; the focus goes to it, so that it is read out. */
export function FormNotice({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div role="status" className={css.notice} ref={notice} tabIndex={-1}>
      <IconCircleCheck size={18} stroke={1.75} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
