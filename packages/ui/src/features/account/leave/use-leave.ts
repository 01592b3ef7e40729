import { ACCOUNT_DELETED, ACCOUNT_DELETED_BUT_HERE, departureSentence, type DepartureForm } from '@caderno/domain/departure'
import { dataOf, toAppError } from '@caderno/domain/kernel'
import { useEffect, useState } from 'react'
import { useServices } from '../../../bridge/services.tsx'
import { notify } from '../../../components/notify.ts'
import { useUi } from '../../../components/ui-context.tsx'

/** How a deletion was refused, in a sentence. */
export class LeaveRefused extends Error {}

/** Deletes the account and goes to /login; rejects a LeaveRefused. */
export function useLeave(owner: string): (form: DepartureForm) => Promise<void> {
  const { auth, departure } = useServices()
  const ui = useUi()
  const end = async (password: string) => {
    const outcome = await (await departure()).leave(password)
    notify(outcome === 'saved' ? ACCOUNT_DELETED : ACCOUNT_DELETED_BUT_HERE)
  }
  return ({ senha }) =>
    ui.leave('/login', () => end(senha)).catch(async (error: unknown) => {
      const interrupted = await departure().then((it) => it.isInterrupted(owner), () => false)
      const sentence = departureSentence(toAppError(error), interrupted)
      // Without its documents the account counts as signed out, and this page is gone.
      if (dataOf(auth.session.getSnapshot()) === null) notify(sentence)
      throw new LeaveRefused(sentence)
    })
}

/** Whether an earlier deletion of this account did not end. */
export function useInterrupted(owner: string): boolean {
  const { departure } = useServices()
  const [interrupted, setInterrupted] = useState(false)
  useEffect(() => {
    let current = true
    departure()
      .then((it) => it.isInterrupted(owner))
      .then((found) => current && setInterrupted(found), () => undefined)
    return () => {
      current = false
    }
  }, [departure, owner])
  return interrupted
}
