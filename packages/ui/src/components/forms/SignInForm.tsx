import { credentialErrors } from '@caderno/domain/identity'
import type { AppError } from '@caderno/domain/kernel'
import { TextInput } from '@mantine/core'
import { useForm } from '../../hooks/use-form.ts'
import { AuthLink } from '../layout/AuthLayout.tsx'
import { FormFields } from './FormFields.tsx'
import css from './form.module.css'
import { PasswordField } from './PasswordField.tsx'

export interface SignInFormProps {
  onSignIn(email: string, senha: string): Promise<void>
  failure(error: AppError): string
}

/** Email and Senha, for both sign-in screens. */
export function SignInForm({ onSignIn, failure }: SignInFormProps) {
  const form = useForm({
    initial: { email: '', senha: '' },
    validate: credentialErrors,
    submit: ({ email, senha }) => onSignIn(email, senha),
    failure,
  })
  return (
    <FormFields form={form} submit="Entrar">
      <TextInput label="Email" type="email" required autoComplete="username" {...form.text('email')} />
      <div className={css.password}>
        <PasswordField label="Senha" required autoComplete="current-password" {...form.text('senha')} />
        <AuthLink to="/esqueci-senha" className={css.forgot}>
          Esqueci minha senha
        </AuthLink>
      </div>
    </FormFields>
  )
}
