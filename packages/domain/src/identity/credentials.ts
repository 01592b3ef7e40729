import {
  isEmail,
  lengthError,
  LIMITS,
  tooLong,
  type FieldErrors,
  AppError,
  normalizeEmail,
} from '../kernel/index.ts'
import { brokenRule, DEFAULT_POLICY, effectivePolicy, type PasswordPolicy } from './password-policy.ts'

export interface NewPassword {
  readonly senha: string
  readonly confirmSenha: string
}
type Credentials = Readonly<Record<'email' | 'senha', string>>
export type SignUpForm = NewPassword & Readonly<Record<'nome' | 'sobrenome' | 'email', string>>

/** The errors of both sign-in forms. The service checks the password. */
export const credentialErrors = ({ email, senha }: Credentials): FieldErrors<Credentials> =>
  onlyErrors({
    email: emailError(email, 'Email é obrigatório', 'Email inválido'),
    senha: senha === '' ? 'Senha é obrigatória' : lengthError(senha, LIMITS.password),
  })

/** The simple sign-up: all fields required (§5). */
export const signUpErrors = (
  form: SignUpForm,
  policy: PasswordPolicy = DEFAULT_POLICY,
): FieldErrors<SignUpForm> =>
  onlyErrors({
    nome: form.nome.trim() ? lengthError(form.nome, LIMITS.short) : 'Nome é obrigatório',
    sobrenome: form.sobrenome.trim() ? lengthError(form.sobrenome, LIMITS.short) : 'Sobrenome é obrigatório',
    email: emailError(form.email, 'Email é obrigatório', 'Email inválido!'),
    senha: form.senha === '' ? 'Senha é obrigatória' : passwordError(form.senha, policy),
    confirmSenha: form.confirmSenha === '' ? 'Confirmação de senha é obrigatória' : mismatch(form),
  })

/** /recuperar-senha with a code. */
export const newPasswordErrors = (
  form: NewPassword,
  policy: PasswordPolicy = DEFAULT_POLICY,
): FieldErrors<NewPassword> =>
  onlyErrors({ senha: passwordError(form.senha, policy), confirmSenha: mismatch(form) })

type Address = Pick<Credentials, 'email'>

/** /esqueci-senha, the first wording. */
export const recoveryErrors = ({ email }: Address): FieldErrors<Address> =>
  onlyErrors({ email: emailError(email, 'Digite um e-mail válido.', 'Por favor, digite um email válido') })

const NOT_AN_EMAIL = 'E-mail inválido. Digite um endereço válido.'
/** /recuperar-senha without a code, the second wording. */
export const resetErrors = ({ email }: Address): FieldErrors<Address> =>
  onlyErrors({ email: emailError(email, NOT_AN_EMAIL, NOT_AN_EMAIL) })

/** Why a new password is refused; never trimmed. */
export function passwordError(password: string, policy: PasswordPolicy): string | undefined {
  const broken = brokenRule(policy, password)
  if (broken?.rule === 'minLength')
    return `A senha deve ter pelo menos ${effectivePolicy(policy).minLength} caracteres!`
  if (broken?.rule === 'maxLength') return tooLong(effectivePolicy(policy).maxLength)
  return broken && `A senha precisa de: ${broken.sentence.toLowerCase()}`
}

function emailError(text: string, missing: string, malformed: string): string | undefined {
  const email = text.trim()
  if (email === '') return missing
  return lengthError(email, LIMITS.email) ?? (isEmail(email) ? undefined : malformed)
}

const mismatch = ({ senha, confirmSenha }: NewPassword): string | undefined =>
  senha === confirmSenha ? undefined : 'As senhas não coincidem!'

function onlyErrors<Values>(errors: {
  readonly [K in keyof Values]: string | undefined
}): FieldErrors<Values> {
  return Object.fromEntries(
    Object.entries(errors).filter(([, error]) => error !== undefined),
  ) as FieldErrors<Values>
}

/** The normalised address; rejects an invalid e-mail before any request. */
export function checkedEmail(email: string): string {
  const address = normalizeEmail(email)
  if (!isEmail(address)) throw new AppError('invalid-email')
  return address
}

export function refuseEmptyPassword(password: string): void {
  if (password === '') throw new AppError('missing-password')
}

/** Checks the length of a new password; the service checks the rest of its policy. */
export function refuseBadPassword(password: string, policy: PasswordPolicy = DEFAULT_POLICY): void {
  const { minLength, maxLength } = effectivePolicy(policy)
  refuseEmptyPassword(password)
  if (password.length < minLength) throw new AppError('weak-password')
  if (password.length > maxLength) throw new AppError('password-does-not-meet-requirements')
}
