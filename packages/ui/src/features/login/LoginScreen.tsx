import { sentenceFor, HOME } from '@caderno/domain/identity'
import { AuthHeading, AuthLayout, AuthLinks } from '../../components/layout/AuthLayout.tsx'
import { SignInForm, type SignInFormProps } from '../../components/forms/SignInForm.tsx'
import { useNavigate } from 'react-router-dom'
import { useServicesPromise } from '../../hooks/services.tsx'
import { useReturnPath } from '../../components/layout/paths.ts'

/** Signs in and goes where the person was going, else home. */
export default function LoginScreen() {
  const services = useServicesPromise()
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  const signIn = async (email: string, password: string): Promise<void> => {
    await (await services).auth.signIn(email, password)
    await navigate(returnPath ?? HOME, { replace: true })
  }
  return <LoginView onSignIn={signIn} failure={(error) => sentenceFor('login', error)} />
}

const LINKS = [
  { to: '/cadastros', text: 'Criar conta' },
  { to: '/login-aluno', text: 'Entrar como aluno' },
]

export function LoginView(props: SignInFormProps) {
  return (
    <AuthLayout>
      <AuthHeading title="Entrar">Continue de onde parou ou comece um caderno.</AuthHeading>
      <SignInForm {...props} />
      <AuthLinks links={LINKS} />
    </AuthLayout>
  )
}
