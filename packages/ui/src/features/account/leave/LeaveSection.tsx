import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { useServices } from '../../../hooks/services.tsx'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { lazyPart } from '../../../components/layout/lazy-part.tsx'
import { useDialog } from '../../../hooks/use-dialog.ts'
import { AccountSection } from '../AccountSection.tsx'
import { INTERRUPTED, LEAVE, LEAVE_TEXT } from './texts.ts'
import { useLeave } from './use-leave.ts'

const LeaveDialog = lazyPart(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }), {
  floating: true,
})

export function LeaveSection({ owner }: { owner: string }) {
  const { backend } = useServices()
  const { dialog, open, close } = useDialog<null>()
  const { interrupted, leave } = useLeave(owner)
  return (
    <AccountSection title={LEAVE} text={LEAVE_TEXT}>
      {interrupted && !dialog?.opened && <FormAlert>{INTERRUPTED}</FormAlert>}
      <Button variant="default" onClick={() => open(null)}>
        {LEAVE}
      </Button>
      <Suspense fallback={null}>
        {dialog && (
          <LeaveDialog
            key={dialog.turn}
            opened={dialog.opened}
            backend={backend}
            onLeave={leave}
            onClose={close}
          />
        )}
      </Suspense>
    </AccountSection>
  )
}
