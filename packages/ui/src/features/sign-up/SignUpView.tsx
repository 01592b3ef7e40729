import { sentenceFor, signUpErrors, type PasswordPolicy, type SignUpForm } from '@caderno/domain/identity'
import { TextInput } from '@mantine/core'
import { useForm } from '../../hooks/use-form.ts'
import { AuthHeading, AuthLayout, AuthLinks } from '../../components/auth/AuthLayout.tsx'
import { FormAlert } from '../../components/forms/FormMessages.tsx'
import { FormFields } from '../../components/forms/FormFields.tsx'
import { NewPasswordFields } from '../../components/forms/PasswordField.tsx'
import { SubmitButton } from '../../components/forms/SubmitButton.tsx'

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
      <FormFields form={form}>
        <TextInput label="Nome" required autoComplete="given-name" {...form.text('nome')} />
        <TextInput label="Sobrenome" required autoComplete="family-name" {...form.text('sobrenome')} />
        <TextInput label="Email" type="email" required autoComplete="username" {...form.text('email')} />
        <NewPasswordFields text={form.text} policy={policy} />
        <FormAlert>{form.alert}</FormAlert>
        <SubmitButton busy={form.busy} fullWidth>
          Criar conta
        </SubmitButton>
      </FormFields>
      <AuthLinks links={LINKS} />
    </AuthLayout>
  )
}
