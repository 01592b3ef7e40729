import { WELCOME } from '@caderno/domain/identity'
import { useNavigate } from 'react-router-dom'
import { useServicesPromise } from '../../hooks/services.tsx'
import { useReturnPath } from '../../components/layout/paths.ts'

/** Signs a student in and goes where they were going, else to the welcome page. */
export function useStudentLogin() {
  const services = useServicesPromise()
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  const signIn = async (email: string, password: string): Promise<void> => {
    await (await services).auth.signInAsStudent(email, password)
    await navigate(returnPath ?? WELCOME, { replace: true })
  }
  return { signIn }
}
