import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { useServices } from '../../../hooks/services.tsx'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { lazyPart } from '../../../components/layout/lazy-part.tsx'
import { useDialog } from '../../../hooks/use-dialog.ts'
import { AccountSection } from '../AccountSection.tsx'
import { INTERRUPTED, DELETE_ACCOUNT, DELETION_TEXT } from './texts.ts'
import { useAccountDeletion } from './use-account-deletion.ts'

const DeletionDialog = lazyPart(
  async () => ({ default: (await import('./DeletionDialog.tsx')).DeletionDialog }),
  {
    floating: true,
  },
)

export function DeletionSection({ owner }: { owner: string }) {
  const { backend } = useServices()
  const { dialog, open, close } = useDialog<null>()
  const { interrupted, deleteAccount } = useAccountDeletion(owner)
  return (
    <AccountSection title={DELETE_ACCOUNT} text={DELETION_TEXT}>
      {interrupted && !dialog?.opened && <FormAlert>{INTERRUPTED}</FormAlert>}
      <Button variant="default" onClick={() => open(null)}>
        {DELETE_ACCOUNT}
      </Button>
      <Suspense fallback={null}>
        {dialog && (
          <DeletionDialog
            key={dialog.turn}
            opened={dialog.opened}
            backend={backend}
            onDelete={deleteAccount}
            onClose={close}
          />
        )}
      </Suspense>
    </AccountSection>
  )
}
