import { toAppError, type AppError } from '@caderno/domain/kernel'
import { useRef, useState } from 'react'

/** Runs one asynchronous action at a time for a button: a second press while busy does nothing. A rejection goes to `onError` as an AppError. */
export function useAction<Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
  onError: (error: AppError) => void,
) {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const run = async (...args: Args): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await action(...args)
    } catch (error) {
      onError(toAppError(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { run, busy }
}
