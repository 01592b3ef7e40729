import { Button } from '@mantine/core'
import { useServices } from '../../../hooks/services.tsx'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { lazyDialog } from '../../../components/layout/lazy-part.tsx'
import { useDialog } from '../../../hooks/use-dialog.ts'
import { AccountSection } from '../AccountSection.tsx'
import { INTERRUPTED, DELETE_ACCOUNT, DELETION_TEXT } from './texts.ts'
import { useAccountDeletion } from './use-account-deletion.ts'

const DeletionDialog = lazyDialog(async () => ({
  default: (await import('./DeletionDialog.tsx')).DeletionDialog,
}))

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
      <DeletionDialog dialog={dialog} backend={backend} onDelete={deleteAccount} onClose={close} />
    </AccountSection>
  )
}
