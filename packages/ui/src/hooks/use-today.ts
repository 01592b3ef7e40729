import { isoDateOf, type Clock, type IsoDate } from '@caderno/domain/kernel'
import { useCallback, useSyncExternalStore } from 'react'
import { useServices } from './services.tsx'

/** Looked at this often as well as at midnight: a computer that slept through it tells no timer. */
const EVERY_MS = 60_000

/** The calendar day where the student is, also of a page that is left open over midnight. */
export function useToday(): IsoDate {
  return useClock(isoDateOf)
}

/** The time there, `HH:MM`. */
export const useTimeOfDay = (): string => useClock((now) => now.toTimeString().slice(0, 5))

/** What `read` says of the moment, read again every minute and at midnight. */
function useClock<Value>(read: (now: Date) => Value): Value {
  const { clock } = useServices()
  const subscribe = useCallback((onChange: () => void) => follow(clock, onChange), [clock])
  return useSyncExternalStore(subscribe, () => read(clock.now()))
}

function follow(clock: Clock, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange()
        wait()
      },
      Math.min(EVERY_MS, untilMidnight(clock.now())),
    )
  }
  wait()
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

const untilMidnight = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
