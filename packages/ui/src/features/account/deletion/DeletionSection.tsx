import {
  ACCOUNT_DELETED,
  ACCOUNT_DELETED_BUT_HERE,
  deletionSentence,
  type DeletionForm,
} from '@caderno/domain/identity'
import { dataOf, toAppError } from '@caderno/domain/kernel'
import { Button } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { useServices } from '../../../hooks/services.tsx'
import { notify, notifyProblem } from '../../../components/feedback/notify.ts'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { lazyDialog } from '../../../components/layout/lazy-part.tsx'
import { useUi } from '../../../components/layout/ui-context.tsx'
import { useDialog } from '../../../hooks/use-dialog.ts'
import { AccountSection } from '../AccountSection.tsx'
import { DELETE_ACCOUNT, DeletionRefused } from './deletion.ts'

const DeletionDialog = lazyDialog(() => import('./DeletionDialog.tsx'))

export function DeletionSection({ owner }: { owner: string }) {
  const { backend } = useServices()
  const { dialog, open, close } = useDialog<null>()
  const { interrupted, deleteAccount } = useAccountDeletion(owner)
  return (
    <AccountSection
      title={DELETE_ACCOUNT}
      text="Apaga a conta e tudo o que está nela, para sempre. Não há como desfazer."
    >
      {interrupted && !dialog?.opened && (
        <FormAlert>
          A exclusão desta conta começou e não terminou: parte dos dados já pode ter sido apagada. Repita-a, e
          ela continua de onde parou.
        </FormAlert>
      )}
      <Button variant="default" onClick={() => open(null)}>
        {DELETE_ACCOUNT}
      </Button>
      <DeletionDialog dialog={dialog} backend={backend} onDelete={deleteAccount} onClose={close} />
    </AccountSection>
  )
}

/** `deleteAccount` deletes the account and goes to /login; rejects a DeletionRefused. `interrupted`: a deletion of this account began and did not end. */
function useAccountDeletion(owner: string) {
  const { auth, accountDeletion } = useServices()
  const ui = useUi()
  const [interrupted, setInterrupted] = useState(false)
  const lookAgain = useCallback(async () => {
    const found = await accountDeletion()
      .then((it) => it.isInterrupted(owner))
      .catch(() => false)
    setInterrupted(found)
    return found
  }, [accountDeletion, owner])
  useEffect(() => void lookAgain(), [lookAgain])

  const end = async (password: string) => {
    const outcome = await (await accountDeletion()).delete(owner, password)
    notify(outcome === 'saved' ? ACCOUNT_DELETED : ACCOUNT_DELETED_BUT_HERE)
  }
  const deleteAccount = ({ senha }: DeletionForm): Promise<void> =>
    ui
      .leave('/login', () => end(senha))
      .catch(async (error: unknown) => {
        const sentence = deletionSentence(toAppError(error), await lookAgain())
        // Without its documents the account counts as signed out, and this page is gone.
        if (dataOf(auth.session.getSnapshot()) === null) notifyProblem(sentence)
        throw new DeletionRefused(sentence)
      })
  return { interrupted, deleteAccount }
}
