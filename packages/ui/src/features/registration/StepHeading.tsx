import { useEffect, useRef } from 'react'
import css from './RegistrationView.module.css'

/** Gets the focus whenever the step changes: there the new step begins. */
export function StepHeading({ title, purpose }: { title: string; purpose: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    heading.current?.focus()
  }, [title])
  return (
    <div className={css.lead}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      : {purpose}
    </div>
  )
}
