import { RegistrationView } from './RegistrationView.tsx'
import { WELCOME, type Session } from '@caderno/domain/identity'
import { dataOf, LOADING, type LiveQuery } from '@caderno/domain/kernel'
import type { RegistrationForm } from '@caderno/domain/registration'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useServicesPromise } from '../../hooks/services.tsx'
import { useLive } from '../../hooks/use-live.ts'
import { usePasswordPolicy } from '../../hooks/use-password-policy.ts'
import type { Matricula } from './AccessStep.tsx'

export default function RegistrationScreen() {
  const { accountEmail, matricula, redraw, policy, register } = useRegistration()
  return (
    <RegistrationView
      accountEmail={accountEmail}
      policy={policy}
      matricula={matricula}
      onRedraw={redraw}
      onRegister={register}
    />
  )
}

export function useRegistration() {
  const services = useServicesPromise()
  const navigate = useNavigate()
  const session = useEarlySession()
  const { matricula, redraw } = useMatricula()
  const { policy, withPolicyRefresh } = usePasswordPolicy()

  const register = async (form: RegistrationForm): Promise<void> => {
    await (await services).registration.register(form)
    await navigate(WELCOME, { replace: true })
  }
  const accountEmail = session ? (session.user.email ?? '') : undefined
  return { accountEmail, matricula, redraw, policy, register: withPolicyRefresh(register) }
}

const UNKNOWN: LiveQuery<Session | null> = { getSnapshot: () => LOADING, subscribe: () => () => undefined }

/** The session once it is loaded; the first step is painted before. */
function useEarlySession(): Session | null | undefined {
  const services = useServicesPromise()
  const [session, setSession] = useState(UNKNOWN)
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
