/**
 * The identity service's codes (§8), without the vendor's prefix.
 * `weak-password` is named by the sign-up forms of the same section.
 */
export const SERVICE_CODES = [
  'email-already-in-use',
  'invalid-email',
  'wrong-password',
  'missing-password',
  'invalid-credential',
  'user-not-found',
  'user-disabled',
  'too-many-requests',
  'expired-action-code',
  'invalid-action-code',
  'requires-recent-login',
  'invalid-user-token',
  'user-token-expired',
  'password-does-not-meet-requirements',
  'weak-password',
  'invalid-verification-code',
  'invalid-verification-id',
  'code-expired',
  'operation-not-allowed',
  'credential-already-in-use',
  'account-exists-with-different-credential',
  'multi-factor-auth-required',
  'network-request-failed',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'invalid-api-key',
  'internal-error',
] as const

/** Codes of stored data; no vendor has them. */
export const STORE_CODES = [
  'storage-full',
  'storage-unavailable',
  'permission-denied',
  'not-found',
  'invalid-record',
  'account-gone',
  'matricula-taken',
  'matricula-unavailable',
  'unknown',
] as const

type ServiceCode = (typeof SERVICE_CODES)[number]
export type AppErrorCode = ServiceCode | (typeof STORE_CODES)[number]

/** The only thing a port may reject with; `cause` keeps the vendor's error for the console, never for the screen. */
export class AppError extends Error {
  readonly code: AppErrorCode

  constructor(code: AppErrorCode, options?: { cause?: unknown }) {
    super(code, options)
    this.name = 'AppError'
    this.code = code
  }
}

const KNOWN: ReadonlySet<string> = new Set([...SERVICE_CODES, ...STORE_CODES])

/** Unmapped server messages become codes by lower-casing and hyphenating (§8); what is then still unknown is `unknown`. */
export function codeOf(message: string): AppErrorCode {
  const name = message
    .split(':', 1)[0]!
    .trim()
    .replace(/^auth\//, '')
  const code = name.toLowerCase().replaceAll(/[_\s]+/g, '-')
  return KNOWN.has(code) ? (code as AppErrorCode) : 'unknown'
}

/** An error as the port's vocabulary has it: an AppError stays itself, anything else becomes `fallback`. */
export const toAppError = (error: unknown, fallback: AppErrorCode = 'unknown'): AppError =>
  error instanceof AppError ? error : new AppError(fallback, { cause: error })

/** Said on every page once the site's data is gone under it. */
export const DATA_CLEARED =
  'Os dados do Caderno foram apagados deste navegador, e a sua conta com eles. O que você fizer agora não é salvo: copie ou imprima o que precisar antes de sair desta página.'

/** What is typed is still there; trying again is no help. */
export const ACCOUNT_GONE =
  'A sua conta não está mais neste navegador: os dados do site foram apagados, ou a conta foi excluída. Isto não foi salvo: copie o que precisar antes de sair desta página.'

/** Why something could not be stored or read, and what the user can do about it, where the code says so. */
export const STORE_REASONS: Partial<Record<AppErrorCode, string>> = {
  'storage-full': 'O espaço deste navegador acabou.',
  'storage-unavailable': 'Este navegador não deixou guardar os dados.',
  'network-request-failed': 'Sem conexão com a internet.',
  'account-gone': ACCOUNT_GONE,
}

/** The sentence for a change of this kind that was refused, and the reason when it is known. */
export const failureWords =
  <Kind extends string>(sentences: Readonly<Record<Kind, string>>, reasons: typeof STORE_REASONS) =>
  (kind: Kind, code: AppErrorCode): string =>
    code === 'account-gone'
      ? ACCOUNT_GONE
      : [sentences[kind], { ...STORE_REASONS, ...reasons }[code]].filter(Boolean).join(' ')
