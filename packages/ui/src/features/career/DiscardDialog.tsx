import { Suspense } from 'react'
import { ConfirmPart } from '../../components/feedback/confirm-part.ts'
import { DISCARD_WORDS } from '../../hooks/use-discard-guard.ts'
import type { Discard } from './use-discard.ts'

/** Asks before typed text is thrown away; loaded when it is first needed, and stays to give the focus back. */
export function DiscardDialog({ discard, title }: { discard: Discard; title: string }) {
  if (!discard.everAsked) return null
  return (
    <Suspense>
      <ConfirmPart
        opened={discard.asking}
        title={title}
        {...DISCARD_WORDS}
        module="carreira"
        onConfirm={discard.confirm}
        onCancel={discard.keep}
      />
    </Suspense>
  )
}
