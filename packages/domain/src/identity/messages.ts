import { ACCOUNT_GONE, type AppErrorCode } from '../kernel/index.ts'

/** «The message» of the specification's sentences: a Portuguese one for every code (D25). */
export const MESSAGES: Readonly<Record<AppErrorCode, string>> = {
  'email-already-in-use': 'Este email já está cadastrado.',
  'invalid-email': 'O email é inválido.',
  'wrong-password': 'A senha está incorreta.',
  'missing-password': 'Informe a senha.',
  'invalid-credential': 'O email ou a senha estão incorretos.',
  'user-not-found': 'Não há uma conta com este email.',
  'user-disabled': 'Esta conta foi desabilitada.',
  'too-many-requests': 'Muitas tentativas. Tente novamente mais tarde.',
  'expired-action-code': 'O link expirou. Peça um novo.',
  'invalid-action-code': 'O link é inválido ou já foi utilizado. Peça um novo.',
  'requires-recent-login': 'Entre novamente para continuar.',
  'invalid-user-token':
    'A sua sessão não vale mais: a senha mudou, ou a conta foi desabilitada. Entre novamente ou fale com o suporte.',
  'user-token-expired': 'A sua sessão expirou. Entre novamente.',
  'password-does-not-meet-requirements': 'A senha não atende aos requisitos de segurança.',
  'weak-password': 'A senha deve ter pelo menos 6 caracteres.',
  'invalid-verification-code': 'O código de verificação é inválido.',
  'invalid-verification-id': 'A verificação não vale mais. Comece de novo.',
  'code-expired': 'O código expirou. Peça um novo.',
  'operation-not-allowed': 'Esta forma de entrar não está habilitada.',
  'credential-already-in-use': 'Esta credencial já pertence a outra conta.',
  'account-exists-with-different-credential': 'Já existe uma conta com este email e outra forma de entrar.',
  'multi-factor-auth-required': 'Esta conta pede uma segunda etapa de verificação, que não é oferecida aqui.',
  'network-request-failed': 'Sem conexão com a internet.',
  'popup-blocked': 'O navegador bloqueou a janela de acesso.',
  'popup-closed-by-user': 'A janela de acesso foi fechada antes do fim.',
  'cancelled-popup-request': 'O pedido de acesso foi cancelado.',
  'unauthorized-domain': 'Este endereço não está autorizado a usar o serviço.',
  'invalid-api-key': 'A configuração do serviço está errada.',
  'internal-error': 'O serviço falhou. Tente novamente.',
  'storage-full': 'Não há espaço livre neste dispositivo. Libere espaço e tente novamente.',
  'storage-unavailable':
    'O navegador não deixou gravar os dados. Recarregue a página ou saia do modo privado e tente novamente.',
  'permission-denied': 'Esta conta não pode gravar este registro. Entre novamente e tente outra vez.',
  'not-found': 'O registro não foi encontrado. Recarregue a página.',
  'invalid-record': 'Os dados não puderam ser gravados. Confira os campos e tente novamente.',
  'account-gone': ACCOUNT_GONE,
  'matricula-taken': 'Erro ao gerar matrícula. Tente novamente.',
  'matricula-unavailable': 'Erro ao gerar matrícula. Tente novamente.',
  unknown: 'Algo deu errado. Tente novamente.',
}

/** The message of a code; unknown codes get the general one. */
export const messageOf = (code: string): string =>
  Object.hasOwn(MESSAGES, code) ? MESSAGES[code as AppErrorCode] : MESSAGES.unknown

/** What the recovery screens say when it went well (§8, D4). */
export const RECOVERY_SENT = 'Se houver uma conta com este e-mail, enviamos um link. Ele expira em 1 hora.'
export const RESET_SENT = 'E-mail de redefinição enviado! Verifique sua caixa de entrada e pasta de spam.'
export const PASSWORD_RESET = 'Senha redefinida. Entre com a nova senha.'
export const EMAIL_VERIFIED = 'E-mail confirmado.'
export const EMAIL_RECOVERED = 'Seu e-mail anterior voltou a valer. Por segurança, redefina a senha.'
export const BAD_LINK = 'Link inválido, expirado ou já utilizado.'
export const UNKNOWN_LINK = 'Este link pede uma ação que não existe aqui.'

/** The greeting by the hour of the day where the user is (§2, /boas-vindas). */
export function greeting(hour: number): string {
  if (hour < 12) return 'Bom dia'
  return hour < 18 ? 'Boa tarde' : 'Boa noite'
}

export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/** `Bom dia, Ana!`, or `Bom dia!` of somebody without a name. */
export function welcome(hour: number, name: string): string {
  const first = firstName(name)
  return first ? `${greeting(hour)}, ${first}!` : `${greeting(hour)}!`
}
