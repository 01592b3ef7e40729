import { Confirm } from '../../components/feedback/Confirm.tsx'
import { DISCARD_WORDS } from '../../hooks/use-discard-guard.ts'
import type { Discard } from './use-discard.ts'

/** Asks before typed text is thrown away. */
export const DiscardDialog = ({ discard, title }: { discard: Discard; title: string }) => (
  <Confirm
    opened={discard.asking}
    title={title}
    {...DISCARD_WORDS}
    module="carreira"
    onConfirm={discard.confirm}
    onCancel={discard.keep}
  />
)
