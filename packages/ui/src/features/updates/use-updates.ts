import { dataOf, LOADING, type LiveQuery } from '@caderno/domain/kernel'
import { VERSION_CHECK_MS, type Updates } from '@caderno/domain/shell'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useServices } from '../../bridge/services.tsx'
import { useLookAgain } from '../../bridge/use-connection.ts'
import { useLive } from '../../bridge/use-live.ts'
import { notify } from '../../components/notify.ts'
import { askBeforeUnload, isAnythingTyped } from '../../components/use-unload-warning.ts'
import { UPDATE_TEXTS as TEXTS } from './texts.ts'
import type { UpdateAct } from './UpdateBanner.tsx'

const NOT_YET: LiveQuery<boolean> = { getSnapshot: () => LOADING, subscribe: () => () => undefined }

/** Asks for new versions while somebody looks, and does what was chosen; before typed text goes with a reload it asks. */
export function useUpdates(inside: boolean) {
  const updates = useLoadedUpdates()
  const offered = dataOf(useLive(useMemo(() => updates?.offered() ?? NOT_YET, [updates]))) ?? false
  const [busy, setBusy] = useState<UpdateAct | null>(null)
  const [asking, setAsking] = useState<UpdateAct | null>(null)
  useKept(updates, inside)
  useLookAgain(updates !== undefined, useCallback(() => void updates?.look(), [updates]), VERSION_CHECK_MS)

  const run = async (act: UpdateAct) => {
    if (!updates || busy) return
    setBusy(act)
    try {
      await WORK[act](updates)
    } catch {
      notify(act === 'install' ? TEXTS.notInstalled : TEXTS.notCleared)
      askBeforeUnload(true)
    } finally {
      setBusy(null)
    }
  }
  const act = (chosen: UpdateAct) => {
    if (RELOADS.includes(chosen) && isAnythingTyped()) setAsking(chosen)
    else void run(chosen)
  }
  const discard = () => {
    askBeforeUnload(false)
    setAsking(null)
    if (asking) void run(asking)
  }
  return { isReady: updates !== undefined, offered, busy, act, asking: asking !== null, discard, keep: () => setAsking(null) }
}

const RELOADS: readonly UpdateAct[] = ['install', 'clearAndReload']

const WORK: Readonly<Record<UpdateAct, (updates: Updates) => Promise<void>>> = {
  install: (updates) => updates.install(),
  dismiss: (updates) => updates.dismiss(),
  clear: async (updates) => {
    await updates.clear()
    notify(TEXTS.cleared)
  },
  clearAndReload: async (updates) => {
    await WORK.clear(updates)
    await updates.reloadAfterClear()
  },
}

/** In a script of its own; where it does not come the app goes on without. */
function useLoadedUpdates(): Updates | undefined {
  const services = useServices()
  const [updates, setUpdates] = useState<Updates>()
  useEffect(() => void services.updates().then(setUpdates, () => undefined), [services])
  return updates
}

/** Late: what the page itself needs comes first. */
function useKept(updates: Updates | undefined, inside: boolean): void {
  const miss = useEffectEvent(() => void updates?.missed())
  useEffect(() => {
    if (!updates) return
    void updates.look()
    window.addEventListener('vite:preloadError', miss)
    return () => window.removeEventListener('vite:preloadError', miss)
  }, [updates])
  useEffect(() => {
    if (!updates || !inside) return
    const keep = () => void updates.keep().catch(() => undefined)
    if (typeof requestIdleCallback === 'function') requestIdleCallback(keep)
    else setTimeout(keep, 2_000)
  }, [updates, inside])
}
