import { hasErrors, type FieldErrors, type IsoDate } from '../kernel/index.ts'
import type { RegistrationForm } from './form.ts'
import { validateStep } from './validation.ts'

/** The three steps of the registration (§4), in order. */
export const STEPS = [{ title: 'Dados Pessoais' }, { title: 'Acesso' }, { title: 'Acadêmicos' }] as const
const LAST = STEPS.length - 1

/** What a step is judged by: an account that is signed in keeps its e-mail and password (D21); `today` is the user's day. */
export interface StepContext {
  readonly signedIn: boolean
  readonly today: IsoDate
  /** What the identity service's policy says of a password that the default accepts. */
  passwordError?(password: string): string | undefined
}

interface StepOutcome {
  /** The step to show, counted from 0. */
  readonly step: number
  readonly errors: FieldErrors<RegistrationForm>
  /** All three steps hold: the form may be submitted. */
  readonly complete: boolean
}

/** «Próximo» and «Concluir cadastro»: on only when the step holds, and submitted only when all do. */
export function nextStep(step: number, form: RegistrationForm, context: StepContext): StepOutcome {
  const errors = validateStep(step, form, context)
  if (hasErrors(errors)) return { step, errors, complete: false }
  if (step < LAST) return { step: step + 1, errors: {}, complete: false }
  const open = openStep(LAST, form, context)
  return { step: open, errors: open < LAST ? validateStep(open, form, context) : {}, complete: open === LAST }
}

/** The step that is shown where `asked` is asked for: none lies behind a step that does not hold. */
export function openStep(asked: number, form: RegistrationForm, context: StepContext): number {
  for (let step = 0; step < asked; step++) if (hasErrors(validateStep(step, form, context))) return step
  return asked
}

/** «Anterior»: always allowed. */
export const previousStep = (step: number): number => Math.max(0, step - 1)

/** 1/3, 2/3, 1. */
export const stepProgress = (step: number): number => (step + 1) / STEPS.length
