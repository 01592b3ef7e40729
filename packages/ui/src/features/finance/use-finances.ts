import { createFinanceService, type FinanceStore } from '@caderno/domain/finance'
import type { Write } from '@caderno/domain/kernel'
import { useMemo } from 'react'
import { withOutcome } from '../../components/feedback/outcomes.ts'
import { useServices } from '../../hooks/services.tsx'
import { useCommand } from '../../hooks/use-command.ts'

/** The actions, the same ones for as long as the store is. */
export function useFinanceActions(owner: string, finances: FinanceStore) {
  const { ids, clock } = useServices()
  const service = useMemo(
    () => createFinanceService({ finances, ids, clock }, owner),
    [finances, ids, clock, owner],
  )
  const { withUndo, announcement } = useCommand('financas', service)
  const actions = useMemo(
    () => ({
      service,
      /** The same change, which says these words and offers «Desfazer». */
      undoable: (write: Write, words: string): Write =>
        withUndo(write, {
          subject: '',
          message: (outcome) => withOutcome(words, outcome),
          undone: 'Desfeito.',
        }),
    }),
    [service, withUndo],
  )
  return { actions, announcement }
}

export type FinanceActions = ReturnType<typeof useFinanceActions>['actions']
