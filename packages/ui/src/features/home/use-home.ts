import { dataOf } from '@caderno/domain/kernel'
import { useServices } from '../../bridge/services.tsx'
import { useLive } from '../../bridge/use-live.ts'
import { useUi } from '../../components/ui-context.tsx'

export function useHome() {
  const { session } = useServices()
  const { signOut } = useUi()
  return {
    hasStudentRecord: dataOf(useLive(session))?.hasStudentRecord ?? false,
    onSignOut: () => signOut('/login'),
  }
}
