import { dataOf, toAppError } from '@caderno/domain/kernel'
import { VERSION_CHECK_MS, type Updates as UpdatesPort } from '@caderno/domain/shell'
import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx'
import { NOT_CLEARED, notify, notifyProblem } from '../../components/feedback/notify.ts'
import { useRetryWhenBack } from '../../hooks/use-connection.ts'
import { askBeforeUnload, DISCARD_WORDS, isAnythingTyped } from '../../hooks/use-discard-guard.ts'
import { useLive } from '../../hooks/use-live.ts'
import { UpdateBanner, type UpdateAct } from './UpdateBanner.tsx'

/** A pressed shortcut; each press is a new object. */
export interface UpdateCommand {
  readonly act: UpdateAct
}

interface UpdatesProps {
  updates: UpdatesPort
  /** A page beyond the sign-in pages was shown: the service worker is registered. */
  inside: boolean
  command: UpdateCommand | undefined
}

/** The offer of a new version, and the shortcuts. It comes once the page stands, and so does the service worker. The confirmation is in this script, as a deployment may have removed other scripts. */
export default function Updates({ updates, inside, command }: UpdatesProps) {
  const { offered, busy, act, asking, discard, keep } = useUpdates(updates, inside)
  const obey = useEffectEvent((pressed: UpdateCommand) => act(pressed.act))
  useEffect(() => {
    if (command) obey(command)
  }, [command])
  return (
    <>
      <UpdateBanner offered={offered} busy={busy} onAct={act} />
      {asking && <ConfirmDialog opened {...DISCARD_WORDS} onConfirm={discard} onCancel={keep} />}
    </>
  )
}

/** Checks for new versions while the page is visible and runs the chosen action; asks before a reload loses typed text. */
function useUpdates(updates: UpdatesPort, inside: boolean) {
  const offered = dataOf(useLive(useMemo(() => updates.offered(), [updates]))) ?? false
  const [busy, setBusy] = useState<UpdateAct | null>(null)
  const [asking, setAsking] = useState<UpdateAct | null>(null)
  useServiceWorker(updates, inside)
  useRetryWhenBack(true, () => void updates.check(), VERSION_CHECK_MS)

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
  toAppError(cause).code === 'not-found'
    ? 'A nova versão ainda está sendo publicada. Tente novamente em alguns minutos.'
    : 'A nova versão não chegou. Verifique sua conexão e tente novamente.'

const RELOADS: readonly UpdateAct[] = ['install', 'clearAndReload']

const WORK: Readonly<Record<UpdateAct, (updates: UpdatesPort) => Promise<void>>> = {
  install: (updates) => updates.install(),
  dismiss: (updates) => updates.dismiss(),
  clear: async (updates) => {
    await updates.clear()
    notify('Cache limpo.')
  },
  clearAndReload: async (updates) => {
    await WORK.clear(updates)
    await updates.reloadAfterClear()
  },
}

function useServiceWorker(updates: UpdatesPort, inside: boolean): void {
  useEffect(() => void updates.check(), [updates])
  useWindowEvent('vite:preloadError', () => void updates.scriptFailed())
  useEffect(() => {
    if (inside) void updates.register().catch(() => undefined)
  }, [updates, inside])
}
