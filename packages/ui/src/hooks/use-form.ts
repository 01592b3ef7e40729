import type { AppError, FieldErrors } from '@caderno/domain/kernel'
import { shallowEqual } from '@mantine/hooks'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useAction } from './use-action.ts'

export interface FormRules<Values> {
  initial: Values
  /** What was typed over it before and is not stored yet. */
  typed?: Values | undefined
  validate(values: Values): FieldErrors<Values>
  /** The sentence for the form as a whole while required fields are empty. */
  unfilled?: ((values: Values, errors: FieldErrors<Values>) => string | undefined) | undefined
  submit(values: Values): Promise<void>
  /** The sentence for a rejected submit; undefined where that is said elsewhere. */
  failure(error: AppError): string | undefined
}

type TextName<Values> = { [K in keyof Values]: Values[K] extends string ? K : never }[keyof Values] & string
export interface TextChange {
  currentTarget: { value: string }
}
/** What `text` gives a field. */
export interface TextProps {
  name: string
  value: string
  error: string | undefined
  onChange(event: TextChange): void
}

const WRONG_FIELD = '[aria-invalid="true"], [data-invalid]'

/**
 * One form: errors appear at submit and leave with the next edit of their field, the first wrong field gets the focus,
 * a rejection keeps everything typed and becomes `alert`, and nothing is submitted twice.
 */
export function useForm<Values extends object>({
  initial,
  typed = initial,
  validate,
  unfilled,
  submit,
  failure,
}: FormRules<Values>) {
  const [start, setStart] = useState(initial)
  const [values, setValues] = useState(typed)
  const [errors, setErrors] = useState<FieldErrors<Values>>({})
  const [alert, setAlert] = useState<string>()
  const latest = useRef(values)
  const formRef = useRef<HTMLFormElement>(null)
  const { run, busy } = useAction(submit, (error) => setAlert(failure(error)))
  const refuse = useFocusOnFirstWrong(formRef)
  const rememberFocus = useFocusKeptThrough(busy)

  const write = (next: Values) => {
    latest.current = next
    setValues(next)
  }
  const set = <K extends keyof Values>(name: K, value: Values[K]) => {
    write({ ...latest.current, [name]: value })
    setErrors(({ [name]: _, ...others }) => others as FieldErrors<Values>)
  }
  /** Begins anew; with what is typed over the beginning already. */
  const reset = (next: Values = start, over: Values = next) => {
    write(over)
    setStart(next)
    setErrors({})
    setAlert(undefined)
  }
  const onSubmit = (event?: { preventDefault(): void }): void => {
    event?.preventDefault()
    if (busy) return
    const found = { ...validate(latest.current), ...halfTyped<Values>(formRef.current) }
    setErrors(found)
    setAlert(undefined)
    if (Object.values(found).some(Boolean)) return refuse()
    rememberFocus()
    void run(latest.current)
  }
  const text = <K extends TextName<Values>>(name: K) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: TextChange) => set(name, event.currentTarget.value as Values[K]),
  })
  return {
    start,
    values,
    set,
    text,
    error: (name: keyof Values) => errors[name],
    onSubmit,
    busy,
    alert: unfilled?.(values, errors) ?? alert,
    dirty: !shallowEqual(values, start),
    reset,
    formRef,
  }
}

/** A day or a time that is typed in part has no value, and would be lost without a word. */
const halfTyped = <Values extends object>(form: HTMLFormElement | null): FieldErrors<Values> =>
  Object.fromEntries(
    [...(form?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])]
      .filter(({ validity }) => validity.badInput)
      .map(({ name, type }) => [name, type === 'time' ? 'Complete o horário' : 'Complete a data']),
  ) as FieldErrors<Values>

/** `next`, with the fields of `values` that are no longer as they were `before`. */
export const withTyped = <Values extends object>(next: Values, before: Values, values: Values): Values => ({
  ...next,
  ...Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== before[name as keyof Values]),
  ),
})

/** Returns «refuse»: after the errors have been drawn, the first field that shows one gets the focus. */
export function useFocusOnFirstWrong(form: { readonly current: HTMLElement | null }) {
  const [refusals, setRefusals] = useState(0)
  useLayoutEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(WRONG_FIELD)?.focus()
  }, [form, refusals])
  return () => setRefusals((count) => count + 1)
}

/** A button that is disabled while busy loses the focus; afterwards it goes back to where it was. */
export function useFocusKeptThrough(busy: boolean) {
  const focused = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!busy && document.activeElement === document.body) focused.current?.focus()
  }, [busy])
  return () => {
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
  }
}

/** A value as it stood when the form was sent, until it is answered: what the form itself has just added is no news to it. */
export function useAsSent<Value>(value: Value, busy: boolean): Value {
  const [held, setHeld] = useState(value)
  if (busy) return held
  if (held !== value) setHeld(value)
  return value
}

/** What `useForm` returns, for the parts of a form that stand in files of their own. */
export type Form<Values extends object> = ReturnType<typeof useForm<Values>>
