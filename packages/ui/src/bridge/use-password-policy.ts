import { DEFAULT_POLICY, type PasswordPolicy } from '@caderno/domain/identity'
import { useEffect, useState } from 'react'
import { useServicesPromise } from './services.tsx'

/** The service's policy for new passwords; what always holds until it is known, or when it cannot be asked. */
export function usePasswordPolicy(): PasswordPolicy {
  const services = useServicesPromise()
  const [policy, setPolicy] = useState(DEFAULT_POLICY)
  useEffect(() => {
    let current = true
    services
      .then(({ accounts }) => accounts.passwordPolicy())
      .then((known) => current && setPolicy(known))
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [services])
  return policy
}
