import {
  ACCOUNT_DELETED,
  ACCOUNT_DELETED_BUT_HERE,
  deletionSentence,
  type DeletionForm,
} from '@caderno/domain/identity'
import { dataOf, toAppError } from '@caderno/domain/kernel'
import { useCallback, useEffect, useState } from 'react'
import { useServices } from '../../../hooks/services.tsx'
import { notify, notifyProblem } from '../../../components/feedback/notify.ts'
import { useUi } from '../../../components/layout/ui-context.tsx'

/** How a deletion was refused, in a sentence. */
export class DeletionRefused extends Error {}

/** `deleteAccount` deletes the account and goes to /login; rejects a DeletionRefused. `interrupted`: a deletion of this account began and did not end. */
export function useAccountDeletion(owner: string) {
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
