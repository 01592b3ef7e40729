import type { Career, CareerGoal } from '@caderno/domain/career'
import { dataOf } from '@caderno/domain/kernel'
import { useMemo } from 'react'
import { useServices } from '../../../hooks/services.tsx'
import { useLive } from '../../../hooks/use-live.ts'
import { useToday } from '../../../hooks/use-today.ts'
import { createGoalActions } from './goal-actions.ts'

const NONE: readonly CareerGoal[] = []

/** One student's plan, live, and what can be done with it. */
export function useDevelopment(owner: string, { goals }: Career) {
  const { clock } = useServices()
  const query = useMemo(() => goals.watch(owner), [goals, owner])
  const plan = dataOf(useLive(query)) ?? NONE
  const actions = useMemo(() => createGoalActions({ goals, owner, clock }), [goals, owner, clock])
  return { plan, actions, today: useToday() }
}
