import {
  createFinanceService,
  type FinanceChange,
  type FinanceFailureKind,
  type FinanceService,
  type FinanceStore,
} from '@caderno/domain/finance'
import { ChangedSince, toAppError, type WriteOutcome } from '@caderno/domain/kernel'
import { useMemo } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { undo } from '../../hooks/undo.ts'
import { useCommand } from '../../hooks/use-command.ts'
import { UNDONE } from './texts.ts'

/** What is told of a change: the same however it was kept, or by how. */
type Words = string | ((outcome: WriteOutcome) => string)

/** What a student can do with the money. */
export interface FinanceActions extends Pick<FinanceService, 'ids' | 'now'> {
  /** Makes the changes and offers to take them back. Resolves the sentence of a failure, to be said where it happened; that something was gone already is told at once. */
  makeUndoable(
    changes: readonly FinanceChange[],
    words: Words,
    failure: FinanceFailureKind,
  ): Promise<string | undefined>
}

/** The actions, the same ones for as long as the store is. */
export function useFinanceActions(owner: string, finances: FinanceStore) {
  const { ids, clock } = useServices()
  const service = useMemo(
    () => createFinanceService({ finances, ids, clock }, owner),
    [finances, ids, clock, owner],
  )
  const { offering, said } = useCommand('financas', service)
  const change = useMemo(
    (): FinanceActions => ({
      ids: service.ids,
      now: service.now,
      async makeUndoable(changes, words, failure) {
        const session = undo.session()
        const message = typeof words === 'string' ? () => words : words
        try {
          await offering(service.change(changes), { subject: '', message, undone: UNDONE })()
          return undefined
        } catch (error) {
          if (!(error instanceof ChangedSince)) return service.failure(failure, toAppError(error).code)
          undo.say(session, error.message, true)
          return undefined
        }
      },
    }),
    [service, offering],
  )
  return { change, said }
}
