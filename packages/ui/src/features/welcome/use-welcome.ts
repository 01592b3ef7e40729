import { welcome } from '@caderno/domain/identity'
import { dataOf } from '@caderno/domain/kernel'
import { useServices } from '../../hooks/services.tsx'
import { useLive } from '../../hooks/use-live.ts'

/** The greeting of this hour, by the student's own clock. */
export function useWelcome(): { greeting: string } {
  const { session, clock } = useServices()
  const name = dataOf(useLive(session))?.name ?? ''
  return { greeting: welcome(clock.now().getHours(), name) }
}
