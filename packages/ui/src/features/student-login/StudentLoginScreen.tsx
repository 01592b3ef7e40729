import { sentenceFor, WELCOME } from '@caderno/domain/identity'
import { AuthHeading, AuthLayout, AuthLinks } from '../../components/layout/AuthLayout.tsx'
import { SignInForm, type SignInFormProps } from '../../components/forms/SignInForm.tsx'
import { useNavigate } from 'react-router-dom'
import { useServicesPromise } from '../../hooks/services.tsx'
import { useReturnPath } from '../../components/layout/paths.ts'

/** Signs a student in and goes where they were going, else to the welcome page. */
export default function StudentLoginScreen() {
  const services = useServicesPromise()
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  const signIn = async (email: string, password: string): Promise<void> => {
    await (await services).auth.signInAsStudent(email, password)
    await navigate(returnPath ?? WELCOME, { replace: true })
  }
  return <StudentLoginView onSignIn={signIn} failure={(error) => sentenceFor('studentLogin', error)} />
}

const LINKS = [
  { to: '/cadastro-aluno', text: 'Criar conta de aluno' },
  { to: '/login', text: 'Voltar ao login' },
]

export function StudentLoginView(props: SignInFormProps) {
  return (
    <AuthLayout>
      <AuthHeading title="Login do aluno">Abra seu caderno e continue de onde parou.</AuthHeading>
      <SignInForm {...props} />
      <AuthLinks links={LINKS} />
    </AuthLayout>
  )
}
