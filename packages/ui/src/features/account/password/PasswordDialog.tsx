import {
  changeOwnPassword,
  PASSWORD_CHANGED,
  passwordChangeErrors,
  passwordChangeSentence,
  type PasswordChange,
  type PasswordPolicy,
} from '@caderno/domain/identity'
import { useForm } from '../../../hooks/use-form.ts'
import { usePasswordPolicy } from '../../../hooks/use-password-policy.ts'
import { useServices } from '../../../hooks/services.tsx'
import { NewPasswordFields, PasswordField } from '../../../components/forms/PasswordField.tsx'
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx'
import { notify } from '../../../components/feedback/notify.ts'

export default function PasswordDialog(props: Omit<PasswordViewProps, 'policy' | 'onSave'>) {
  const { accounts } = useServices()
  const { policy, withPolicyRefresh } = usePasswordPolicy()
  const save = withPolicyRefresh(async (change: PasswordChange) => {
    await changeOwnPassword(accounts, change)
    notify(PASSWORD_CHANGED)
    props.onClose()
  })
  return <PasswordView {...props} policy={policy} onSave={save} />
}

interface PasswordViewProps {
  opened: boolean
  email: string
  policy: PasswordPolicy
  onSave(change: PasswordChange): Promise<void>
  onClose(): void
}

const LABELS = { senha: 'Nova senha', confirmSenha: 'Confirmar nova senha' }

export function PasswordView({ opened, email, policy, onSave, onClose }: PasswordViewProps) {
  const form = useForm({
    initial: { senhaAtual: '', senha: '', confirmSenha: '' },
    validate: (values) => passwordChangeErrors(values, policy),
    submit: onSave,
    failure: passwordChangeSentence,
  })
  return (
    <FormDialog opened={opened} title="Alterar senha" form={form} onClose={onClose}>
      {/* A password manager needs the account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Senha atual"
        required
        autoComplete="current-password"
        {...form.text('senhaAtual')}
      />
      <NewPasswordFields text={form.text} policy={policy} labels={LABELS} />
    </FormDialog>
  )
}
