import { STORE_CODES, type AppErrorCode } from '../kernel/index.ts'
import { BAD_LINK, messageOf, MESSAGES } from './messages.ts'

interface Sentences {
  readonly codes: Partial<Readonly<Record<AppErrorCode, string>>>
  /** The sentence of every code that is not in the row. */
  other(code: string): string
}

const NO_MATRICULA = {
  'matricula-taken': MESSAGES['matricula-taken'],
  'matricula-unavailable': MESSAGES['matricula-unavailable'],
}
const REFUSED_SIGN_IN = {
  'wrong-password': 'Senha incorreta',
  'invalid-email': 'Email inválido',
  'too-many-requests': 'Muitas tentativas. Tente novamente mais tarde',
}
const BAD_CODE = { 'expired-action-code': BAD_LINK, 'invalid-action-code': BAD_LINK }

/** The error catalogue (§8): screen × code → sentence. */
const CATALOGUE = {
  login: {
    codes: { ...REFUSED_SIGN_IN, 'user-not-found': 'Email não encontrado' },
    other: withReason('Verifique suas credenciais e tente novamente'),
  },
  studentLogin: {
    codes: { ...REFUSED_SIGN_IN, ...NO_MATRICULA, 'user-not-found': 'Usuário não encontrado' },
    other: withReason('Erro ao fazer login. Verifique suas credenciais'),
  },
  signUp: {
    codes: {
      'email-already-in-use': 'Este email já está cadastrado!',
      'invalid-email': 'Email inválido!',
      'weak-password': 'A senha deve ter pelo menos 6 caracteres!',
    },
    other: (code) => `Erro: ${messageOf(code)}`,
  },
  studentRegistration: {
    codes: {
      'email-already-in-use': 'Este e-mail já está cadastrado',
      'weak-password': 'Senha muito fraca',
      'invalid-email': 'Email inválido',
      'permission-denied': 'Há outra conta aberta neste navegador. Saia dela para concluir este cadastro.',
      ...NO_MATRICULA,
    },
    other: withReason('Erro inesperado. Tente novamente'),
  },
  /** /esqueci-senha, the first wording. */
  recovery: {
    codes: {
      'user-not-found': 'Não encontramos uma conta com este email',
      'invalid-email': 'Email inválido',
      'too-many-requests': 'Muitas tentativas. Tente novamente em alguns minutos',
      'user-disabled': 'Esta conta foi desabilitada. Entre em contato com o suporte',
    },
    other: withReason('Erro ao enviar email. Verifique sua conexão e tente novamente'),
  },
  /** /recuperar-senha without a code, the second wording. */
  resetPassword: {
    codes: {
      'user-not-found': 'E-mail não encontrado. Verifique o endereço digitado.',
      'invalid-email': 'E-mail inválido. Digite um endereço válido.',
      'too-many-requests': 'Muitas tentativas. Aguarde alguns minutos e tente novamente.',
      ...BAD_CODE,
    },
    other: withReason('Erro ao enviar e-mail. Verifique sua conexão e tente novamente.'),
  },
  /** /recuperar-senha with a code, where no e-mail is sent. */
  newPassword: {
    codes: {
      'weak-password': 'A senha deve ter pelo menos 6 caracteres!',
      'password-does-not-meet-requirements': MESSAGES['password-does-not-meet-requirements'],
      'too-many-requests': 'Muitas tentativas. Aguarde alguns minutos e tente novamente.',
      ...BAD_CODE,
    },
    other: withReason('Erro ao redefinir a senha. Tente novamente.'),
  },
  /** The other action links: verifyEmail and recoverEmail. */
  emailAction: { codes: BAD_CODE, other: withReason('Erro ao usar o link. Tente novamente.') },
} satisfies Record<string, Sentences>

export type Screen = keyof typeof CATALOGUE

/** The codes that are not about credentials or connections: shown with their own message on every screen. */
const OWN_MESSAGE: ReadonlySet<string> = new Set(STORE_CODES.filter((code) => code !== 'unknown'))

const REASONS_TO_ADD: ReadonlySet<string> = new Set<AppErrorCode>([
  'network-request-failed',
  'user-disabled',
  'password-does-not-meet-requirements',
])

/** The sentence of an error on a screen. */
export function sentenceFor(screen: Screen, error: { readonly code: string }): string {
  const { codes, other }: Sentences = CATALOGUE[screen]
  return Object.hasOwn(codes, error.code) ? codes[error.code as AppErrorCode]! : other(error.code)
}

/** A form's «other» sentence, which also says what is known of the reason (D25). */
function withReason(sentence: string): (code: string) => string {
  const stopped = sentence.endsWith('.') ? sentence : `${sentence}.`
  return (code) => {
    if (OWN_MESSAGE.has(code)) return messageOf(code)
    return REASONS_TO_ADD.has(code) ? `${stopped} ${messageOf(code)}` : sentence
  }
}
