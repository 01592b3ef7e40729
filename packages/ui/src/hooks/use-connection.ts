import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const EVENTS = ['online', 'offline'] as const
function subscribe(onChange: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, onChange)
  return () => EVENTS.forEach((event) => window.removeEventListener(event, onChange))
}

/** Whether the device itself says that it has no connection; that it has one proves nothing. */
export const useDisconnected = (): boolean => useSyncExternalStore(subscribe, () => !navigator.onLine)

/** Looks again while it is wanted and there is hope: the connection is back, somebody came back to this tab, or has been waiting for `every` ms. */
export function useRetryWhenBack(wanted: boolean, look: () => void, every?: number): void {
  const onHope = useEffectEvent(look)
  useEffect(() => {
    if (!wanted) return
    const onVisible = () => {
      if (document.visibilityState === 'visible') onHope()
    }
    const timer = every === undefined ? undefined : setInterval(onVisible, every)
    window.addEventListener('online', onHope)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onHope)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [wanted, every])
}
