import {
  ACCOUNT_DELETED,
  ACCOUNT_DELETED_BUT_HERE,
  departureSentence,
  type DepartureForm,
} from '@caderno/domain/departure'
import { dataOf, toAppError } from '@caderno/domain/kernel'
import { useCallback, useEffect, useState } from 'react'
import { useServices } from '../../../hooks/services.tsx'
import { notify, notifyProblem } from '../../../components/feedback/notify.ts'
import { useUi } from '../../../components/layout/ui-context.tsx'

/** How a deletion was refused, in a sentence. */
export class LeaveRefused extends Error {}

/** `leave` deletes the account and goes to /login; rejects a LeaveRefused. `interrupted`: a deletion of this account began and did not end. */
export function useLeave(owner: string) {
  const { auth, departure } = useServices()
  const ui = useUi()
  const [interrupted, setInterrupted] = useState(false)
  const lookAgain = useCallback(async () => {
    const found = await departure()
      .then((it) => it.isInterrupted(owner))
      .catch(() => false)
    setInterrupted(found)
    return found
  }, [departure, owner])
  useEffect(() => void lookAgain(), [lookAgain])

  const end = async (password: string) => {
    const outcome = await (await departure()).leave(owner, password)
    notify(outcome === 'saved' ? ACCOUNT_DELETED : ACCOUNT_DELETED_BUT_HERE)
  }
  const leave = ({ senha }: DepartureForm): Promise<void> =>
    ui
      .leave('/login', () => end(senha))
      .catch(async (error: unknown) => {
        const sentence = departureSentence(toAppError(error), await lookAgain())
        // Without its documents the account counts as signed out, and this page is gone.
        if (dataOf(auth.session.getSnapshot()) === null) notifyProblem(sentence)
        throw new LeaveRefused(sentence)
      })
  return { interrupted, leave }
}
