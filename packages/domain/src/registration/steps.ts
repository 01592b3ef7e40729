import { hasErrors, type FieldErrors, type IsoDate, lengthError, LIMITS } from '../kernel/index.ts'
import { PASSWORDS_DIFFER } from './messages.ts'
import { errorsOf } from './plausible.ts'
import { PERSONAL_FIELDS, type RegistrationForm } from './profile.ts'
import { fieldsOfLevel } from './school.ts'

/** The three steps of the registration (§4), in order. */
export const STEPS = [{ title: 'Dados Pessoais' }, { title: 'Acesso' }, { title: 'Acadêmicos' }] as const
const LAST = STEPS.length - 1

/** The context of validation: a signed-in account keeps its e-mail and password (D21); `today` is the user's day. */
interface StepContext {
  readonly signedIn: boolean
  readonly today: IsoDate
  /** What the identity service's policy says of a password that the default accepts. */
  passwordError?(password: string): string | undefined
}

interface StepOutcome {
  /** The step to show, counted from 0. */
  readonly step: number
  readonly errors: FieldErrors<RegistrationForm>
  /** Whether all three steps are valid: the form may be submitted. */
  readonly complete: boolean
}

/** «Próximo» and «Concluir cadastro»: goes on when the step is valid, completes when all are. */
export function nextStep(step: number, form: RegistrationForm, context: StepContext): StepOutcome {
  const errors = validateStep(step, form, context)
  if (hasErrors(errors)) return { step, errors, complete: false }
  if (step < LAST) return { step: step + 1, errors: {}, complete: false }
  const open = openStep(LAST, form, context)
  return { step: open, errors: validateStep(open, form, context), complete: open === LAST }
}

/** The step to show for `asked`: the first invalid one before it, if any. */
export function openStep(asked: number, form: RegistrationForm, context: StepContext): number {
  for (let step = 0; step < asked; step++) if (hasErrors(validateStep(step, form, context))) return step
  return asked
}

/** «Anterior»: always allowed. */
export const previousStep = (step: number): number => Math.max(0, step - 1)

/** 1/3, 2/3, 1. */
export const stepProgress = (step: number): number => (step + 1) / STEPS.length

const MIN_PASSWORD = 6
/** The errors of one step, counted from 0; empty when it is valid (§5). */
export function validateStep(
  step: number,
  form: RegistrationForm,
  context: StepContext,
): FieldErrors<RegistrationForm> {
  if (step === 0) return errorsOf(PERSONAL_FIELDS, form, context.today)
  if (step === 1) return accessErrors(form, context)
  return errorsOf(['nivelEnsino', ...fieldsOfLevel(form.nivelEnsino)], form, context.today)
}

function accessErrors(form: RegistrationForm, context: StepContext): FieldErrors<RegistrationForm> {
  if (context.signedIn) return errorsOf(['matricula'], form, context.today)
  const { senha, confirmSenha } = form
  const password = passwordError(senha) ?? context.passwordError?.(senha)
  return {
    ...errorsOf(['email'], form, context.today),
    ...(password !== undefined && { senha: password }),
    ...(senha !== confirmSenha && { confirmSenha: PASSWORDS_DIFFER }),
    ...errorsOf(['matricula'], form, context.today),
  }
}

function passwordError(password: string): string | undefined {
  if (password.length < MIN_PASSWORD) return `Senha deve ter pelo menos ${MIN_PASSWORD} caracteres`
  return lengthError(password, LIMITS.password)
}
