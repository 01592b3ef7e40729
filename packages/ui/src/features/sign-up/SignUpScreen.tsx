import { SignUpView } from './SignUpView.tsx'
import { useSignUp } from './use-sign-up.ts'

export default function SignUpScreen() {
  const { signUp, policy } = useSignUp()
  return <SignUpView onSignUp={signUp} policy={policy} />
}
