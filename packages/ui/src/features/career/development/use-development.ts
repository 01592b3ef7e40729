import { createCareerService, type Career, type CareerGoal } from '@caderno/domain/career'
import { dataOf } from '@caderno/domain/kernel'
import { useMemo } from 'react'
import { useServices } from '../../../hooks/services.tsx'
import { useLive } from '../../../hooks/use-live.ts'
import { useToday } from '../../../hooks/use-today.ts'

const NONE: readonly CareerGoal[] = []

/** One student's plan, live, and what can be done with it. */
export function useDevelopment(owner: string, career: Career) {
  const { goals } = career
  const { clock } = useServices()
  const query = useMemo(() => goals.watch(owner), [goals, owner])
  const plan = dataOf(useLive(query)) ?? NONE
  const actions = useMemo(() => createCareerService({ ...career, clock }, owner), [career, owner, clock])
  return { plan, actions, today: useToday() }
}
