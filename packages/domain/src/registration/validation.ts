import { LIMITS, tooLong, type FieldErrors } from '../kernel/index.ts'
import type { RegistrationForm } from './form.ts'
import { PASSWORDS_DIFFER } from './messages.ts'
import { fieldError, type CheckedField } from './plausible.ts'
import { fieldsOfLevel } from './school.ts'
import type { StepContext } from './steps.ts'

const MIN_PASSWORD = 6
const PERSONAL: readonly CheckedField[] = [
  'nomeCompleto',
  'dataNascimento',
  'cpf',
  'telefone',
  'emailContato',
]

/** The sentences of one step, counted from 0; empty when it holds (§5). */
export function validateStep(
  step: number,
  form: RegistrationForm,
  context: StepContext,
): FieldErrors<RegistrationForm> {
  if (step === 0) return errorsOf(PERSONAL, form, context)
  if (step === 1) return accessErrors(form, context)
  return errorsOf(['nivelEnsino', ...fieldsOfLevel(form.nivelEnsino)], form, context)
}

function accessErrors(form: RegistrationForm, context: StepContext): FieldErrors<RegistrationForm> {
  if (context.signedIn) return errorsOf(['matricula'], form, context)
  const { senha, confirmSenha } = form
  const password = passwordError(senha) ?? context.passwordError?.(senha)
  return {
    ...errorsOf(['email'], form, context),
    ...(password === undefined ? {} : { senha: password }),
    ...(senha === confirmSenha ? {} : { confirmSenha: PASSWORDS_DIFFER }),
    ...errorsOf(['matricula'], form, context),
  }
}

function passwordError(password: string): string | undefined {
  if (password.length < MIN_PASSWORD) return `Senha deve ter pelo menos ${MIN_PASSWORD} caracteres`
  return password.length > LIMITS.password ? tooLong(LIMITS.password) : undefined
}

function errorsOf(
  fields: readonly CheckedField[],
  form: RegistrationForm,
  { today }: StepContext,
): FieldErrors<RegistrationForm> {
  const found = fields.map((field) => [field, fieldError(field, form[field], today)] as const)
  return Object.fromEntries(found.filter(([, error]) => error !== undefined))
}
