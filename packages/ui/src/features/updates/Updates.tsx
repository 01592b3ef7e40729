import type { Updates as UpdatesService } from '@caderno/domain/shell'
import { useEffect, useEffectEvent } from 'react'
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog.tsx'
import { DISCARD_WORDS } from '../../hooks/use-discard-guard.ts'
import { UpdateBanner, type UpdateAct } from './UpdateBanner.tsx'
import { useUpdates } from './use-updates.ts'

/** A pressed shortcut; each press is a new object. */
export interface UpdateCommand {
  readonly act: UpdateAct
}

export interface UpdatesProps {
  updates: UpdatesService
  /** A page beyond the sign-in pages was shown: the service worker is registered. */
  inside: boolean
  command: UpdateCommand | undefined
}

/** The offer of a new version, and the shortcuts. The confirmation is in this script, as a deployment may have removed other scripts. */
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
