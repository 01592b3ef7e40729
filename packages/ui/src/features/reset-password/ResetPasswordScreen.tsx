import { ResetPasswordView } from './ResetPasswordView.tsx'
import { useResetPassword } from './use-reset-password.ts'

export default function ResetPasswordScreen() {
  const { state, policy, send, save, askAgain } = useResetPassword()
  return <ResetPasswordView state={state} policy={policy} onSend={send} onSave={save} onAskAgain={askAgain} />
}
