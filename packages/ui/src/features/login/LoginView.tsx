import { AuthHeading, AuthLayout, AuthLinks } from '../../components/auth/AuthLayout.tsx'
import { SignInForm, type SignInFormProps } from '../../components/auth/SignInForm.tsx'

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
