import type { FinanceChange } from '@caderno/domain/finance'
import { useCallback, useState } from 'react'
import { useWarning } from '../../hooks/use-command.ts'
import { useDialog } from '../../hooks/use-dialog.ts'
import type { FinanceActions } from './use-finances.ts'

/** Asks before something goes, which is at once; why it was not kept is said beside the list. */
export function useRemoval<Removed>({ makeUndoable }: FinanceActions) {
  const { dialog, open, close } = useDialog<Removed>()
  const [problem, setProblem] = useState<string>()
  const warn = useWarning()
  const ask = useCallback(
    (subject: Removed) => {
      setProblem(undefined)
      open(subject)
    },
    [open],
  )
  const remove = async (changes: readonly FinanceChange[], words: string) => {
    close()
    const sentence = await makeUndoable(changes, words, 'remove')
    if (sentence) warn(sentence, () => setProblem(sentence))
  }
  return { dialog, asking: dialog?.opened === true, problem, ask, cancel: close, remove }
}
