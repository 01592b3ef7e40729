import { RecoveryView } from './RecoveryView.tsx'
import { useRecovery } from './use-recovery.ts'

export default function RecoveryScreen() {
  const { send } = useRecovery()
  return <RecoveryView onSend={send} />
}
