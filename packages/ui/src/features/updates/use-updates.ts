import { dataOf, toAppError } from '@caderno/domain/kernel'
import { VERSION_CHECK_MS, type Updates } from '@caderno/domain/shell'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLookAgain } from '../../hooks/use-connection.ts'
import { useLive } from '../../hooks/use-live.ts'
import { NOT_CLEARED, notify, notifyProblem } from '../../components/feedback/notify.ts'
import { askBeforeUnload, isAnythingTyped } from '../../hooks/use-discard-guard.ts'
import { UPDATE_TEXTS as TEXTS, type UpdateAct } from './UpdateBanner.tsx'

/** Checks for new versions while the page is visible and runs the chosen action; asks before a reload loses typed text. */
export function useUpdates(updates: Updates, inside: boolean) {
  const offered = dataOf(useLive(useMemo(() => updates.offered(), [updates]))) ?? false
  const [busy, setBusy] = useState<UpdateAct | null>(null)
  const [asking, setAsking] = useState<UpdateAct | null>(null)
  useServiceWorker(updates, inside)
  useLookAgain(
    true,
    useCallback(() => void updates.check(), [updates]),
    VERSION_CHECK_MS,
  )

  const run = async (act: UpdateAct) => {
    if (busy) return
    setBusy(act)
    try {
      await WORK[act](updates)
    } catch (cause) {
      notifyProblem(act === 'install' ? sentenceOf(cause) : NOT_CLEARED)
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
  return { offered, busy, act, asking: asking !== null, discard, keep: () => setAsking(null) }
}

const sentenceOf = (cause: unknown) =>
  toAppError(cause).code === 'not-found' ? TEXTS.notPublished : TEXTS.notInstalled

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

/** Registers when the page is idle: its own files come first. */
function useServiceWorker(updates: Updates, inside: boolean): void {
  const reportFailure = useEffectEvent(() => void updates.scriptFailed())
  useEffect(() => {
    void updates.check()
    window.addEventListener('vite:preloadError', reportFailure)
    return () => window.removeEventListener('vite:preloadError', reportFailure)
  }, [updates])
  useEffect(() => {
    if (!inside) return
    const register = () => void updates.register().catch(() => undefined)
    if (typeof requestIdleCallback === 'function') requestIdleCallback(register)
    else setTimeout(register, 2_000)
  }, [updates, inside])
}
