import { sentenceFor } from '@caderno/domain/identity'
import { LoginView } from './LoginView.tsx'
import { useLogin } from './use-login.ts'

export default function LoginScreen() {
  const { signIn } = useLogin()
  return <LoginView onSignIn={signIn} failure={(error) => sentenceFor('login', error)} />
}
