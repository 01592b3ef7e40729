import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './form.module.css'

/** An error of the whole form, announced by screen readers. */
export function FormAlert({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <div role="alert" className={css.alert}>
      <IconAlertCircle size={18} stroke={1.75} aria-hidden />
      <div>{children}</div>
    </div>
  )
}

/** Replaces a form that has succeeded; gets the focus, so that screen readers read it. */
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
