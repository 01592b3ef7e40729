import {
  RESET_SENT,
  resetErrors,
  sentenceFor,
  type PasswordPolicy,
  type ResetDelivery,
  newPasswordErrors,
} from '@caderno/domain/identity'
import { Button } from '@mantine/core'
import { AuthHeading, AuthLayout, AuthLinks } from '../../components/layout/AuthLayout.tsx'
import { FormAlert, FormNotice } from '../../components/forms/FormMessages.tsx'
import { ResetRequest } from '../../components/forms/ResetRequest.tsx'
import { useForm } from '../../hooks/use-form.ts'
import { FormFields } from '../../components/forms/FormFields.tsx'
import { NewPasswordFields } from '../../components/forms/PasswordField.tsx'

export type ResetState =
  | { readonly kind: 'request' | 'checking' }
  | { readonly kind: 'choose'; readonly email: string }
  | { readonly kind: 'done' | 'refused'; readonly message: string }

interface ResetPasswordViewProps {
  state: ResetState
  policy: PasswordPolicy
  onSend(email: string): Promise<ResetDelivery>
  onSave(senha: string): Promise<void>
  onAskAgain(): void
}

/** A request has a line of its own, until it is sent. */
const LEADS: Readonly<Partial<Record<ResetState['kind'], string>>> = {
  checking: 'Conferindo o link…',
  choose: 'Escolha uma senha nova para a sua conta.',
  done: 'Pronto.',
  refused: 'Cada link vale por 1 hora e uma única vez.',
}

export function ResetPasswordView(props: ResetPasswordViewProps) {
  return (
    <AuthLayout>
      <AuthHeading title="Redefinir senha">{LEADS[props.state.kind]}</AuthHeading>
      <Content {...props} />
      <AuthLinks links={[{ to: '/login-aluno', text: 'Voltar ao login' }]} />
    </AuthLayout>
  )
}

/** What stands between the heading and the link back. */
function Content({ state, policy, onSend, onSave, onAskAgain }: ResetPasswordViewProps) {
  switch (state.kind) {
    case 'request':
      return (
        <ResetRequest
          onSend={onSend}
          validate={resetErrors}
          success={RESET_SENT}
          failure={(error) => sentenceFor('resetPassword', error)}
        />
      )
    case 'checking':
      return null
    case 'choose':
      return <NewPasswordForm email={state.email} policy={policy} onSave={onSave} />
    case 'done':
      return <FormNotice>{state.message}</FormNotice>
    case 'refused':
      return (
        <>
          <FormAlert>{state.message}</FormAlert>
          <Button variant="default" mt="md" onClick={onAskAgain}>
            Pedir novo link
          </Button>
        </>
      )
  }
}

const LABELS = { senha: 'Nova senha', confirmSenha: 'Confirmar nova senha' }

type NewPasswordFormProps = Pick<ResetPasswordViewProps, 'policy' | 'onSave'> & { email: string }

function NewPasswordForm({ email, policy, onSave }: NewPasswordFormProps) {
  const form = useForm({
    initial: { senha: '', confirmSenha: '' },
    validate: (values) => newPasswordErrors(values, policy),
    submit: ({ senha }) => onSave(senha),
    failure: (error) => sentenceFor('newPassword', error),
  })
  return (
    <FormFields form={form} submit="Salvar nova senha">
      {/* A password manager needs the account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields text={form.text} policy={policy} labels={LABELS} />
    </FormFields>
  )
}
