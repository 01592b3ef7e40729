import { isoDateOf, type IsoDate } from '@caderno/domain/kernel'
import { useSyncExternalStore } from 'react'
import { useServices } from './services.tsx'

const EVERY_MS = 60_000

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, EVERY_MS)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** The calendar day where the student is, also of a page that is left open over midnight. */
export function useToday(): IsoDate {
  const { clock } = useServices()
  return useSyncExternalStore(subscribe, () => isoDateOf(clock.now()))
}
