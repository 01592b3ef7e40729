import type { FinanceStore } from '@caderno/domain/finance'
import { useMemo } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { useLive } from '../../hooks/use-live.ts'
import { useFinanceActions } from './use-finance-actions.ts'

/** One student's money, live, and what can be done with it. */
export function useFinances(owner: string, finances: FinanceStore) {
  const { backend } = useServices()
  const query = useMemo(() => finances.watch(owner), [finances, owner])
  const snapshot = useLive(query)
  const pending = snapshot.status === 'ready' && snapshot.pending
  return {
    snapshot,
    pending,
    waiting: pending && backend === 'firebase',
    setAside: snapshot.status === 'ready' ? snapshot.setAside : 0,
    fill: finances.fillOf(owner),
    ...useFinanceActions(owner, finances),
  }
}
