import type { AppError, AppErrorCode, FieldErrors } from '../kernel/index.ts'
import { newPasswordErrors, type NewPassword } from './credentials.ts'
import { MESSAGES, messageOf } from './messages.ts'
import type { PasswordPolicy } from './password-policy.ts'
import type { Accounts } from './ports.ts'

/** «Alterar senha»: whoever sits at an open session has to know the password too. */
export interface PasswordChange extends NewPassword {
  readonly senhaAtual: string
}

export const PASSWORD_CHANGED = 'Senha alterada.'
const FAILURE = 'Erro ao alterar a senha. Tente novamente.'

/** The service checks the current password. */
export const passwordChangeErrors = (
  { senhaAtual, ...chosen }: PasswordChange,
  policy?: PasswordPolicy,
): FieldErrors<PasswordChange> => ({
  ...(senhaAtual === '' && { senhaAtual: 'Senha atual é obrigatória' }),
  ...newPasswordErrors(chosen, policy),
})

/** Changes nothing unless the current password is right. */
export async function changeOwnPassword(
  accounts: Pick<Accounts, 'reauthenticate' | 'changePassword'>,
  { senhaAtual, senha }: PasswordChange,
): Promise<void> {
  await accounts.reauthenticate(senhaAtual)
  await accounts.changePassword(senha)
}

/** Errors for somebody already signed in, from whom nothing about accounts need be hidden (D19). */
const WRONG: Partial<Record<AppErrorCode, string>> = {
  'wrong-password': 'Senha incorreta',
  'invalid-credential': 'Senha incorreta',
  'too-many-requests': 'Muitas tentativas. Tente novamente mais tarde',
}
export const ownPasswordSentence = ({ code }: Pick<AppError, 'code'>, failure: string): string =>
  WRONG[code] ?? (messageOf(code) === MESSAGES.unknown ? failure : `${failure} ${messageOf(code)}`)

export const passwordChangeSentence = (error: Pick<AppError, 'code'>): string =>
  ownPasswordSentence(error, FAILURE)
