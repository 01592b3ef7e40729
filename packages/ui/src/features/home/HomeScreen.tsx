import { dataOf } from '@caderno/domain/kernel'
import { useUi } from '../../components/layout/ui-context.tsx'
import { useServices } from '../../hooks/services.tsx'
import { useLive } from '../../hooks/use-live.ts'
import { HomeView } from './HomeView.tsx'

export default function HomeScreen() {
  const hasStudentRecord = dataOf(useLive(useServices().session))?.hasStudentRecord ?? false
  const { signOut } = useUi()
  return <HomeView hasStudentRecord={hasStudentRecord} onSignOut={() => signOut('/login')} />
}
