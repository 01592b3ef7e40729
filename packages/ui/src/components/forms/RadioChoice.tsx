import { useId, type ReactNode } from 'react'
import classes from './RadioChoice.module.css'

export interface RadioChoiceProps<Value extends string> {
  legend: ReactNode
  /** The values with their words. */
  options: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
}

/** One choice of a few, each of which is read before one is made. */
export function RadioChoice<Value extends string>({
  legend,
  options,
  value,
  onChange,
  className = '',
}: RadioChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={`${classes.choice} ${className}`}>
      <legend>{legend}</legend>
      {(Object.entries(options) as [Value, string][]).map(([each, words]) => (
        <label key={each}>
          <input type="radio" name={name} checked={value === each} onChange={() => onChange(each)} />
          {words}
        </label>
      ))}
    </fieldset>
  )
}
