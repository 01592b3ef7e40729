import { RegistrationView } from './RegistrationView.tsx'
import { useRegistration } from './use-registration.ts'

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
