import { useEffect, useState } from 'react'
import type { UpdateCommand } from '../features/updates/Updates.tsx'

const ACTS: Readonly<Record<string, UpdateCommand['act']>> = { r: 'clearAndReload', c: 'clear' }

/** The last of Ctrl+Shift+R and Ctrl+Shift+C that was pressed (spec §9, D18). */
export function useCacheShortcuts(): UpdateCommand | null {
  const [command, setCommand] = useState<UpdateCommand | null>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = event.ctrlKey && event.shiftKey && ACTS[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      if (!event.repeat) setCommand({ act })
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return command
}
