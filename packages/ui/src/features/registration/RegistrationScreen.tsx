import { RegistrationView } from './RegistrationView.tsx'
import { WELCOME } from '@caderno/domain/identity'
import { dataOf } from '@caderno/domain/kernel'
import type { RegistrationForm } from '@caderno/domain/registration'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLoadedServices, useServicesPromise } from '../../hooks/services.tsx'
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
const useEarlySession = () => dataOf(useLive(useLoadedServices().services?.session ?? LOADING_QUERY))

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
