import { DEFAULT_POLICY } from '@caderno/domain/identity'
import { toAppError } from '@caderno/domain/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useServicesPromise } from './services.tsx'

const REFUSED_FOR_THE_PASSWORD: readonly string[] = ['password-does-not-meet-requirements', 'weak-password']

/**
 * The service's policy for new passwords; what always holds until it is known, or when it cannot be asked.
 * A submit inside `withPolicyRefresh` that is refused for its password has it asked for again (§8).
 */
export function usePasswordPolicy() {
  const services = useServicesPromise()
  const [policy, setPolicy] = useState(DEFAULT_POLICY)
  const asked = useRef(0)

  const ask = useCallback(() => {
    const mine = ++asked.current
    services
      .then(({ accounts }) => accounts.passwordPolicy())
      .then((known) => mine === asked.current && setPolicy(known))
      .catch(() => undefined)
  }, [services])
  useEffect(ask, [ask])

  const withPolicyRefresh =
    <Args extends unknown[]>(submit: (...args: Args) => Promise<void>) =>
    async (...args: Args): Promise<void> => {
      try {
        await submit(...args)
      } catch (error) {
        if (REFUSED_FOR_THE_PASSWORD.includes(toAppError(error).code)) ask()
        throw error
      }
    }
  return { policy, withPolicyRefresh }
}
