import type { Updates as UpdatesService } from '@caderno/domain/shell'
import { useEffect, useEffectEvent } from 'react'
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog.tsx'
import { DISCARD_WORDS } from '../../hooks/use-discard-guard.ts'
import { UpdateBanner, type UpdateAct } from './UpdateBanner.tsx'
import { useUpdates } from './use-updates.ts'

/** A shortcut that was pressed; the same one again is another object. */
export interface UpdateCommand {
  readonly act: UpdateAct
}

export interface UpdatesProps {
  updates: UpdatesService
  /** Beyond the sign-in pages: from there on the app is kept on this device. */
  inside: boolean
  command: UpdateCommand | undefined
}

/** What the app does about its own files: the offer of a new version, and the shortcuts. The question is part of this script: a deployment may have taken its own away. */
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
