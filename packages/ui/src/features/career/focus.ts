import { useEffect, useRef } from 'react'
import type { Form } from '../../hooks/use-form.ts'

/** Returns «wait for the next one»: once the form is ready again, the focus that its busy button had goes to its first field; one that was taken elsewhere stays. */
export function useFirstFieldNext<Values extends object>({ busy, formRef }: Form<Values>): () => void {
  const isAwaited = useRef(false)
  useEffect(() => {
    if (busy || !isAwaited.current) return
    isAwaited.current = false
    const focused = document.activeElement
    if (formRef.current && (focused?.contains(formRef.current) || focused?.matches('[type=submit]')))
      formRef.current.querySelector('input')?.focus({ preventScroll: true })
  })
  return () => {
    isAwaited.current = true
  }
}
