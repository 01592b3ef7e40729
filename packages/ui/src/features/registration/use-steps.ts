import { passwordError, sentenceFor, type PasswordPolicy } from '@caderno/domain/identity'
import { isoDateOf } from '@caderno/domain/kernel'
import {
  EMPTY_FORM,
  nextStep,
  openStep,
  previousStep,
  STEPS,
  type RegistrationForm,
} from '@caderno/domain/registration'
import { useState } from 'react'
import { useForm } from '../../hooks/use-form.ts'
import { useUnloadWarning } from '../../hooks/use-discard-guard.ts'
import { useStepHistory } from './use-step-history.ts'

interface Steps {
  signedIn: boolean
  policy: PasswordPolicy
  matricula: string
  onRegister(form: RegistrationForm): Promise<void>
}

/** One form over three steps: submitting a step that is right opens the next, submitting the last registers; going back loses nothing. */
export function useSteps({ signedIn, policy, matricula, onRegister }: Steps) {
  const [registered, setRegistered] = useState(false)
  const context = {
    signedIn,
    today: isoDateOf(new Date()),
    passwordError: (password: string) => passwordError(password, policy),
  }
  const outcomeOf = (values: RegistrationForm) => nextStep(step, { ...values, matricula }, context)

  const form = useForm<RegistrationForm>({
    initial: EMPTY_FORM,
    validate: (values) => {
      const outcome = outcomeOf(values)
      goTo(outcome.step)
      return outcome.errors
    },
    submit: async (values) => {
      if (!outcomeOf(values).complete) return
      await onRegister({ ...values, matricula })
      setRegistered(true)
    },
    failure: (error) => sentenceFor('studentRegistration', error),
  })
  const { step, goTo } = useStepHistory((asked) => openStep(asked, { ...form.values, matricula }, context))
  useUnloadWarning(form.dirty && !registered)
  return { form, step, isLast: step === STEPS.length - 1, back: () => goTo(previousStep(step)) }
}
