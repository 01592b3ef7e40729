import type { ResetDelivery } from '@caderno/domain/identity'
import { useServicesPromise } from '../../hooks/services.tsx'

export function useRecovery() {
  const services = useServicesPromise()
  const send = async (email: string): Promise<ResetDelivery> =>
    (await services).accounts.sendPasswordReset(email.trim())
  return { send }
}
