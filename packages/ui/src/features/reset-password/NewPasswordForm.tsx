import {
  newPasswordErrors,
  sentenceFor,
  type NewPassword,
  type PasswordPolicy,
} from '@caderno/domain/identity'
import { useForm } from '../../hooks/use-form.ts'
import { FormAlert } from '../../components/forms/FormMessages.tsx'
import { FormFields } from '../../components/forms/FormFields.tsx'
import { NewPasswordFields } from '../../components/forms/PasswordField.tsx'
import { SubmitButton } from '../../components/forms/SubmitButton.tsx'

const LABELS = { senha: 'Nova senha', confirmSenha: 'Confirmar nova senha' }
const EMPTY: NewPassword = { senha: '', confirmSenha: '' }

interface NewPasswordFormProps {
  email: string
  policy: PasswordPolicy
  onSave(senha: string): Promise<void>
}

export function NewPasswordForm({ email, policy, onSave }: NewPasswordFormProps) {
  const form = useForm<NewPassword>({
    initial: EMPTY,
    validate: (values) => newPasswordErrors(values, policy),
    submit: ({ senha }) => onSave(senha),
    failure: (error) => sentenceFor('newPassword', error),
  })
  return (
    <FormFields form={form}>
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields text={form.text} policy={policy} labels={LABELS} />
      <FormAlert>{form.alert}</FormAlert>
      <SubmitButton busy={form.busy} fullWidth>
        Salvar nova senha
      </SubmitButton>
    </FormFields>
  )
}
