import { useEffect } from 'react'
import type { UpdateCommand } from '../features/updates/Updates.tsx'

const ACTS: Readonly<Record<string, UpdateCommand['act']>> = { r: 'clearAndReload', c: 'clear' }

/** Ctrl+Shift+R and Ctrl+Shift+C (§9, D18); a site that is being worked on leaves them to the browser. */
export function useCacheShortcuts(obey: (command: UpdateCommand) => unknown): void {
  useEffect(() => {
    if (!import.meta.env.PROD) return
    const press = (event: KeyboardEvent) => {
      const act = event.ctrlKey && event.shiftKey && ACTS[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      if (!event.repeat) obey({ act })
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [obey])
}
