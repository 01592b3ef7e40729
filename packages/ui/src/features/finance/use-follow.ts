import { useEffect } from 'react'
import type { Form } from '../../hooks/use-form.ts'

/** A beginning that changes while the form is open: the fields that nobody typed over follow it. */
export function useFollow<Values extends object>(
  form: Pick<Form<Values>, 'start' | 'values' | 'busy' | 'reset'>,
  beginning: Values,
): void {
  useEffect(() => {
    const { start, values, busy } = form
    const names = Object.keys(beginning) as (keyof Values)[]
    if (busy || names.every((name) => beginning[name] === start[name])) return
    const typed = names.filter((name) => values[name] !== start[name])
    form.reset(beginning, { ...beginning, ...Object.fromEntries(typed.map((name) => [name, values[name]])) })
  })
}
