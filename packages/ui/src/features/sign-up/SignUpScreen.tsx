import {
  sentenceFor,
  signUpErrors,
  type PasswordPolicy,
  type SignUpForm,
  HOME,
} from '@caderno/domain/identity'
import { TextInput } from '@mantine/core'
import { useForm } from '../../hooks/use-form.ts'
import { AuthHeading, AuthLayout, AuthLinks } from '../../components/layout/AuthLayout.tsx'
import { FormFields } from '../../components/forms/FormFields.tsx'
import { NewPasswordFields } from '../../components/forms/PasswordField.tsx'
import { dataOf } from '@caderno/domain/kernel'
import { useNavigate } from 'react-router-dom'
import { useServicesPromise } from '../../hooks/services.tsx'
import { usePasswordPolicy } from '../../hooks/use-password-policy.ts'
import { useReturnPath } from '../../components/layout/paths.ts'

/** Creates the account and goes home; also when something failed but somebody is signed in anyway (§8). */
export default function SignUpScreen() {
  const services = useServicesPromise()
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  const { policy, withPolicyRefresh } = usePasswordPolicy()

  const signUp = async ({ nome, sobrenome, email, senha }: SignUpForm): Promise<void> => {
    const { auth } = await services
    try {
      await auth.signUp({ nome, sobrenome, email, senha })
    } catch (error) {
      if (!dataOf(auth.session.getSnapshot())) throw error
    }
    await navigate(returnPath ?? HOME, { replace: true })
  }
  return <SignUpView onSignUp={withPolicyRefresh(signUp)} policy={policy} />
}

const EMPTY: SignUpForm = { nome: '', sobrenome: '', email: '', senha: '', confirmSenha: '' }
const LINKS = [{ to: '/login', text: 'Já tenho conta' }]

interface SignUpViewProps {
  onSignUp(values: SignUpForm): Promise<void>
  policy: PasswordPolicy
}

export function SignUpView({ onSignUp, policy }: SignUpViewProps) {
  const form = useForm<SignUpForm>({
    initial: EMPTY,
    validate: (values) => signUpErrors(values, policy),
    submit: onSignUp,
    failure: (error) => sentenceFor('signUp', error),
  })
  return (
    <AuthLayout>
      <AuthHeading title="Criar conta">Um lugar só para os seus estudos.</AuthHeading>
      <FormFields form={form} submit="Criar conta">
        <TextInput label="Nome" required autoComplete="given-name" {...form.text('nome')} />
        <TextInput label="Sobrenome" required autoComplete="family-name" {...form.text('sobrenome')} />
        <TextInput label="Email" type="email" required autoComplete="username" {...form.text('email')} />
        <NewPasswordFields text={form.text} policy={policy} />
      </FormFields>
      <AuthLinks links={LINKS} />
    </AuthLayout>
  )
}
