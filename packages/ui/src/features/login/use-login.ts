import { HOME } from '@caderno/domain/identity'
import { useNavigate } from 'react-router-dom'
import { useServicesPromise } from '../../hooks/services.tsx'
import { useReturnPath } from '../../components/layout/paths.ts'

/** Signs in and goes where the person was going, else home. */
export function useLogin() {
  const services = useServicesPromise()
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  const signIn = async (email: string, password: string): Promise<void> => {
    await (await services).auth.signIn(email, password)
    await navigate(returnPath ?? HOME, { replace: true })
  }
  return { signIn }
}
