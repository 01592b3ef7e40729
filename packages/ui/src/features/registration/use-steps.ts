import { passwordError, sentenceFor, type PasswordPolicy } from '@caderno/domain/identity'
import { isoDateOf } from '@caderno/domain/kernel'
import { EMPTY_FORM, nextStep, previousStep, STEPS, type RegistrationForm } from '@caderno/domain/registration'
import { useState } from 'react'
import { useForm } from '../../bridge/use-form.ts'

interface Steps {
  signedIn: boolean
  policy: PasswordPolicy
  matricula: string
  onRegister(form: RegistrationForm): Promise<void>
}

/** One form over three steps: submitting a step that is right opens the next, submitting the last registers; going back loses nothing. */
export function useSteps({ signedIn, policy, matricula, onRegister }: Steps) {
  const [step, setStep] = useState(0)
  const [moved, setMoved] = useState(false)

  const goTo = (next: number) => {
    if (next === step) return
    setStep(next)
    setMoved(true)
  }
  const outcomeOf = (values: RegistrationForm) =>
    nextStep(step, { ...values, matricula }, { signedIn, today: isoDateOf(new Date()), passwordError: (password) => passwordError(password, policy) })

  const form = useForm<RegistrationForm>({
    initial: EMPTY_FORM,
    validate: (values) => {
      const outcome = outcomeOf(values)
      goTo(outcome.step)
      return outcome.errors
    },
    submit: async (values) => {
      if (outcomeOf(values).complete) await onRegister({ ...values, matricula })
    },
    failure: (error) => sentenceFor('studentRegistration', error),
  })
  return { form, step, isLast: step === STEPS.length - 1, moved, back: () => goTo(previousStep(step)) }
}
