import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Services } from '../hooks/services.tsx'
import { useRetryWhenBack } from '../hooks/use-connection.ts'
import { NOT_CLEARED, notifyProblem } from '../components/feedback/notify.ts'
import { whenPageStands } from '../components/layout/page-stands.ts'
import type { UpdateCommand } from '../features/updates/Updates.tsx'

/** Loaded beyond the sign-in pages, once the page stands, or by a shortcut, which is then run. A failed load is retried by the next shortcut, or when the connection is back. */
export function useUpdatesPart(services: Services, inside: boolean) {
  const [part, setPart] = useState<
    Awaited<ReturnType<typeof loadUpdates>> & { command: UpdateCommand | undefined }
  >()
  const obey = (command?: UpdateCommand) => {
    loadUpdates(services).then(
      (loaded) => setPart((before) => ({ ...loaded, command: command ?? before?.command })),
      () => command && notifyProblem(NOT_CLEARED),
    )
  }
  const isMissing = import.meta.env.PROD && inside && !part
  const ask = useEffectEvent(() => obey())
  useEffect(() => {
    if (isMissing) whenPageStands(ask)
  }, [isMissing])
  useRetryWhenBack(isMissing, () => obey())
  // Ctrl+Shift+R and Ctrl+Shift+C (§9, D18); in development the browser keeps them.
  useWindowEvent('keydown', (event) => {
    const act = import.meta.env.PROD && event.ctrlKey && event.shiftKey && ACTS[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    if (!event.repeat) obey({ act })
  })
  return part
}

const loadUpdates = async (services: Services) => {
  const [{ default: Updates }, updates] = await Promise.all([
    import('../features/updates/Updates.tsx'),
    services.updates(),
  ])
  return { Updates, updates }
}

const ACTS: Readonly<Record<string, UpdateCommand['act']>> = { r: 'clearAndReload', c: 'clear' }
