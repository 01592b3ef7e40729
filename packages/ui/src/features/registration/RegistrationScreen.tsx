import { RegistrationView } from './RegistrationView.tsx'
import { WELCOME, type Session } from '@caderno/domain/identity'
import { dataOf, type LiveQuery } from '@caderno/domain/kernel'
import type { RegistrationForm } from '@caderno/domain/registration'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useServicesPromise } from '../../hooks/services.tsx'
import { LOADING_QUERY, useLive } from '../../hooks/use-live.ts'
import { usePasswordPolicy } from '../../hooks/use-password-policy.ts'
import type { Matricula } from './AccessStep.tsx'

export default function RegistrationScreen() {
  const services = useServicesPromise()
  const navigate = useNavigate()
  const session = useEarlySession()
  const { matricula, redraw } = useMatricula()
  const { policy, withPolicyRefresh } = usePasswordPolicy()

  const register = async (form: RegistrationForm): Promise<void> => {
    await (await services).registration.register(form)
    await navigate(WELCOME, { replace: true })
  }
  return (
    <RegistrationView
      accountEmail={session ? (session.user.email ?? '') : undefined}
      policy={policy}
      matricula={matricula}
      onRedraw={redraw}
      onRegister={withPolicyRefresh(register)}
    />
  )
}

/** The session once it is loaded; the first step is painted before. */
function useEarlySession(): Session | null | undefined {
  const services = useServicesPromise()
  const [session, setSession] = useState<LiveQuery<Session | null>>(LOADING_QUERY)
  useEffect(() => {
    services.then((loaded) => setSession(loaded.session)).catch(() => undefined)
  }, [services])
  return dataOf(useLive(session))
}

/** The number drawn on entering (§9). */
function useMatricula() {
  const services = useServicesPromise()
  const [matricula, setMatricula] = useState<Matricula>({ text: '', failed: false })
  const redraw = useCallback(() => {
    setMatricula({ text: '', failed: false })
    services
      .then(({ registration }) => registration.drawMatricula())
      .then((text) => setMatricula({ text, failed: false }))
      .catch(() => setMatricula({ text: '', failed: true }))
  }, [services])
  useEffect(redraw, [redraw])
  return { matricula, redraw }
}
