import { AuthHeading, AuthLayout, AuthLinks } from '../../components/auth/AuthLayout.tsx'
import { SignInForm, type SignInFormProps } from '../../components/auth/SignInForm.tsx'

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
