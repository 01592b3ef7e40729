import { HOME, type SignUpForm } from '@caderno/domain/identity'
import { dataOf } from '@caderno/domain/kernel'
import { useNavigate } from 'react-router-dom'
import { useServicesPromise } from '../../hooks/services.tsx'
import { usePasswordPolicy } from '../../hooks/use-password-policy.ts'
import { useReturnPath } from '../../components/layout/paths.ts'

/** Creates the account and goes home; also when something failed but somebody is signed in anyway (§8). */
export function useSignUp() {
  const services = useServicesPromise()
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  const { policy, heeding } = usePasswordPolicy()

  const signUp = async ({ nome, sobrenome, email, senha }: SignUpForm): Promise<void> => {
    const { auth } = await services
    try {
      await auth.signUp({ nome, sobrenome, email, senha })
    } catch (error) {
      if (!dataOf(auth.session.getSnapshot())) throw error
    }
    await navigate(returnPath ?? HOME, { replace: true })
  }
  return { signUp: heeding(signUp), policy }
}
