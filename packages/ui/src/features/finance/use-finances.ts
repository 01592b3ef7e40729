import { createFinanceService, type FinanceFailureKind, type FinanceStore } from '@caderno/domain/finance'
import { ChangedSince, toAppError, type Write } from '@caderno/domain/kernel'
import { useMemo } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { undo } from '../../hooks/undo.ts'
import { useCommand } from '../../hooks/use-command.ts'
import { withOutcome } from '../../components/feedback/outcomes.ts'

/** The actions, the same ones for as long as the store is. */
export function useFinanceActions(owner: string, finances: FinanceStore) {
  const { ids, clock } = useServices()
  const service = useMemo(
    () => createFinanceService({ finances, ids, clock }, owner),
    [finances, ids, clock, owner],
  )
  const { withUndo, said } = useCommand('financas', service)
  const change = useMemo(
    () => ({
      service,
      /** Offers to take a change back. Resolves the sentence of a failure, to be said where it happened; that something was gone already is told at once. */
      async makeUndoable(write: Write, words: string, failure: FinanceFailureKind) {
        const session = undo.session()
        try {
          await withUndo(write, {
            subject: '',
            message: (outcome) => withOutcome(words, outcome),
            undone: 'Desfeito.',
          }).outcome
        } catch (error) {
          if (!(error instanceof ChangedSince)) return service.failure(failure, toAppError(error).code)
          undo.say(session, error.message, true)
        }
        return undefined
      },
    }),
    [service, withUndo],
  )
  return { change, said }
}

export type FinanceActions = ReturnType<typeof useFinanceActions>['change']
