import { HomeView } from './HomeView.tsx'
import { dataOf } from '@caderno/domain/kernel'
import { useServices } from '../../hooks/services.tsx'
import { useLive } from '../../hooks/use-live.ts'
import { useUi } from '../../components/layout/ui-context.tsx'

export default function HomeScreen() {
  return <HomeView {...useHome()} />
}

export function useHome() {
  const { session } = useServices()
  const { signOut } = useUi()
  return {
    hasStudentRecord: dataOf(useLive(session))?.hasStudentRecord ?? false,
    onSignOut: () => signOut('/login'),
  }
}
