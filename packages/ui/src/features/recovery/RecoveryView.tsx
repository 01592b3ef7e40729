import { RECOVERY_SENT, recoveryErrors, sentenceFor, type ResetDelivery } from '@caderno/domain/identity'
import { AuthHeading, AuthLayout, AuthLinks } from '../../components/auth/AuthLayout.tsx'
import { ResetRequest } from '../../components/auth/ResetRequest.tsx'

const LINKS = [{ to: '/login', text: 'Voltar ao login' }]

/** The first wording of the recovery (§8). */
export function RecoveryView({ onSend }: { onSend(email: string): Promise<ResetDelivery> }) {
  return (
    <AuthLayout>
      <AuthHeading title="Recuperar senha" />
      <ResetRequest
        onSend={onSend}
        validate={recoveryErrors}
        success={RECOVERY_SENT}
        failure={(error) => sentenceFor('recovery', error)}
      />
      <AuthLinks links={LINKS} />
    </AuthLayout>
  )
}
