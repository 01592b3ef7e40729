import { useEffect, useRef } from 'react'
import css from './RegistrationView.module.css'

interface StepHeadingProps {
  title: string
  purpose: string
  /** The step was just changed: the focus goes here, where the new step begins. */
  takesFocus: boolean
}

export function StepHeading({ title, purpose, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className={css.lead}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      : {purpose}
    </div>
  )
}
