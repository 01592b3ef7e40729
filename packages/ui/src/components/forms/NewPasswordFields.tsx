import { checkPassword, type PasswordPolicy } from '@caderno/domain/identity'
import { PasswordField } from './PasswordField.tsx'

type PasswordName = 'senha' | 'confirmSenha'
interface NewPasswordFieldsProps {
  /** `text` of the form that holds both. */
  text(name: PasswordName): {
    name: string
    value: string
    error: string | undefined
    onChange(event: { currentTarget: { value: string } }): void
  }
  policy: PasswordPolicy
  labels?: Readonly<Record<PasswordName, string>>
}

const LABELS = { senha: 'Senha', confirmSenha: 'Confirmar senha' }

/** A new password and its repetition, with what the service asks of it told beforehand and ticked off while it is typed. */
export function NewPasswordFields({ text, policy, labels = LABELS }: NewPasswordFieldsProps) {
  const typed = text('senha').value
  const asked = checkPassword(policy, typed).map(({ sentence, met }) =>
    typed !== '' && met ? `✓ ${sentence}` : sentence,
  )
  return (
    <>
      <PasswordField
        label={labels.senha}
        required
        autoComplete="new-password"
        description={asked.join(' · ')}
        {...text('senha')}
      />
      <PasswordField
        label={labels.confirmSenha}
        required
        autoComplete="new-password"
        {...text('confirmSenha')}
      />
    </>
  )
}
