import { sentenceFor } from '@caderno/domain/identity'
import { StudentLoginView } from './StudentLoginView.tsx'
import { useStudentLogin } from './use-student-login.ts'

export default function StudentLoginScreen() {
  const { signIn } = useStudentLogin()
  return <StudentLoginView onSignIn={signIn} failure={(error) => sentenceFor('studentLogin', error)} />
}
