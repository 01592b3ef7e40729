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
import { useState, useEffect, useEffectEvent, useRef } from 'react'
import { useForm } from '../../hooks/use-form.ts'
import { useUnloadWarning } from '../../hooks/use-discard-guard.ts'
import { useLocation, useNavigate } from 'react-router-dom'

interface Steps {
  signedIn: boolean
  policy: PasswordPolicy
  matricula: string
  /** What is typed already. */
  initial?: RegistrationForm | undefined
  onRegister(form: RegistrationForm): Promise<void>
}

/** One form over three steps: submitting a step that is right opens the next, submitting the last registers; going back loses nothing. */
export function useSteps({ signedIn, policy, matricula, initial = EMPTY_FORM, onRegister }: Steps) {
  const [registered, setRegistered] = useState(false)
  const context = {
    signedIn,
    today: isoDateOf(new Date()),
    passwordError: (password: string) => passwordError(password, policy),
  }
  const outcomeOf = (values: RegistrationForm) => nextStep(step, { ...values, matricula }, context)

  const form = useForm<RegistrationForm>({
    initial,
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

/** The step that an entry of the history stands for: the first, unless it says another. */
const stepOf = (state: unknown): number =>
  Math.max(
    0,
    STEPS.findIndex((_, index) => index === (state as { step?: unknown } | null)?.step),
  )

/** The steps as entries of the browser's history, one after the other at the same address; `open` says which step may be shown for the one asked for. */
function useStepHistory(open: (asked: number) => number) {
  const { key, search, hash, ...location } = useLocation()
  const state = location.state as object | null
  const navigate = useNavigate()
  const asked = stepOf(state)
  const step = open(asked)
  /** The entry being left, so that a second press is ignored. */
  const leaving = useRef<string>(undefined)

  const entry = (next: number, replace = false) =>
    navigate({ search, hash }, { replace, state: { ...state, step: next } })
  const goTo = (next: number): void => {
    if (next === step || leaving.current === key) return
    leaving.current = key
    void (next > step ? entry(next) : navigate(next - step))
  }

  /** After a reload an entry's step may be locked: goes back to the open one. */
  const fallBack = useEffectEvent(() => {
    leaving.current = key
    void entry(step, true)
    void navigate(step - asked)
  })
  useEffect(() => {
    if (leaving.current === key) return
    leaving.current = undefined
    if (step < asked) fallBack()
  }, [key, step, asked])

  return { step, goTo }
}
