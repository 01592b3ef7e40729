import { RECOVERY_SENT, recoveryErrors, sentenceFor, type ResetDelivery } from '@caderno/domain/identity'
import { AuthHeading, AuthLayout, AuthLinks } from '../../components/layout/AuthLayout.tsx'
import { ResetRequest } from '../../components/forms/ResetRequest.tsx'
import { useServicesPromise } from '../../hooks/services.tsx'

export default function RecoveryScreen() {
  const services = useServicesPromise()
  return <RecoveryView onSend={async (email) => (await services).accounts.sendPasswordReset(email.trim())} />
}

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
