import { describe, expect, it } from 'vitest'
import { AppError, SERVICE_CODES, STORE_CODES } from '../kernel/index.ts'
import { messageOf, MESSAGES } from './messages.ts'
import { sentenceFor, type Screen } from './sentences.ts'

const FORMS: readonly Screen[] = [
  'login',
  'studentLogin',
  'signUp',
  'studentRegistration',
  'recovery',
  'resetPassword',
]
const EVERY_SCREEN: readonly Screen[] = [...FORMS, 'newPassword', 'emailAction']

/** The catalogue of §8, word for word. */
const CATALOGUE: Record<string, Record<string, string>> = {
  login: {
    'user-not-found': 'Email não encontrado',
    'wrong-password': 'Senha incorreta',
    'invalid-email': 'Email inválido',
    'too-many-requests': 'Muitas tentativas. Tente novamente mais tarde',
    'internal-error': 'Verifique suas credenciais e tente novamente',
    'invalid-credential': 'Verifique suas credenciais e tente novamente',
  },
  studentLogin: {
    'user-not-found': 'Usuário não encontrado',
    'wrong-password': 'Senha incorreta',
    'invalid-email': 'Email inválido',
    'too-many-requests': 'Muitas tentativas. Tente novamente mais tarde',
    'internal-error': 'Erro ao fazer login. Verifique suas credenciais',
    'invalid-credential': 'Erro ao fazer login. Verifique suas credenciais',
    'matricula-unavailable': 'Erro ao gerar matrícula. Tente novamente.',
  },
  signUp: {
    'email-already-in-use': 'Este email já está cadastrado!',
    'invalid-email': 'Email inválido!',
    'weak-password': 'A senha deve ter pelo menos 6 caracteres!',
    'operation-not-allowed': 'Erro: Esta forma de entrar não está habilitada.',
    'network-request-failed': 'Erro: Sem conexão com a internet.',
    'user-disabled': 'Erro: Esta conta foi desabilitada.',
  },
  studentRegistration: {
    'email-already-in-use': 'Este e-mail já está cadastrado',
    'weak-password': 'Senha muito fraca',
    'invalid-email': 'Email inválido',
    'internal-error': 'Erro inesperado. Tente novamente',
    'matricula-unavailable': 'Erro ao gerar matrícula. Tente novamente.',
  },
  recovery: {
    'user-not-found': 'Não encontramos uma conta com este email',
    'invalid-email': 'Email inválido',
    'too-many-requests': 'Muitas tentativas. Tente novamente em alguns minutos',
    'user-disabled': 'Esta conta foi desabilitada. Entre em contato com o suporte',
    'internal-error': 'Erro ao enviar email. Verifique sua conexão e tente novamente',
  },
  resetPassword: {
    'user-not-found': 'E-mail não encontrado. Verifique o endereço digitado.',
    'invalid-email': 'E-mail inválido. Digite um endereço válido.',
    'too-many-requests': 'Muitas tentativas. Aguarde alguns minutos e tente novamente.',
    'internal-error': 'Erro ao enviar e-mail. Verifique sua conexão e tente novamente.',
    'expired-action-code': 'Link inválido, expirado ou já utilizado.',
    'invalid-action-code': 'Link inválido, expirado ou já utilizado.',
  },
}

describe('the error catalogue (§8.4, D19, D25, D26)', () => {
  for (const screen of FORMS) {
    for (const [code, sentence] of Object.entries(CATALOGUE[screen]!)) {
      it(`${screen}, ${code}: ${sentence}`, () => {
        expect(sentenceFor(screen, { code })).toBe(sentence)
      })
    }
  }

  it('has the 28 codes of the specification and the one its sign-up forms name', () => {
    expect(SERVICE_CODES).toHaveLength(29)
    expect(new Set(SERVICE_CODES).size).toBe(29)
  })

  it('gives every code on every screen a Portuguese sentence, never the code: 29 codes and unknown ones (§8.12, R7)', () => {
    const codes = [...SERVICE_CODES, ...STORE_CODES, 'missing-app-credential', 'constructor', '__proto__', '']
    const cells = EVERY_SCREEN.flatMap((screen) =>
      codes.map((code) => ({ screen, code, sentence: sentenceFor(screen, { code }) })),
    )
    const raw = cells.filter(
      ({ code, sentence }) =>
        (code !== '' && sentence.includes(code)) ||
        !/^[A-ZÁÉÍÓÚ][^{}_]{9,}$/.test(sentence) ||
        /auth\//.test(sentence),
    )
    expect(raw).toEqual([])
    expect(cells.length).toBeGreaterThanOrEqual(30 * 6)
  })

  it('says the same for an unknown user and a wrong password where the service hides which it was', () => {
    for (const screen of ['login', 'studentLogin'] as const)
      expect(sentenceFor(screen, new AppError('invalid-credential'))).toBe(
        sentenceFor(screen, { code: 'unheard-of' }),
      )
  })

  it('adds the known reason to a form’s other sentence (§8.12, R7)', () => {
    for (const screen of EVERY_SCREEN) {
      expect(sentenceFor(screen, { code: 'network-request-failed' })).toContain('Sem conexão com a internet.')
      expect(sentenceFor(screen, { code: 'user-disabled' })).toContain('Esta conta foi desabilitada.')
    }
    expect(sentenceFor('login', { code: 'network-request-failed' })).toBe(
      'Verifique suas credenciais e tente novamente. Sem conexão com a internet.',
    )
    expect(sentenceFor('resetPassword', { code: 'user-disabled' })).toBe(
      'Erro ao enviar e-mail. Verifique sua conexão e tente novamente. Esta conta foi desabilitada.',
    )
  })

  it('blames storage, not credentials, when the storage failed', () => {
    for (const screen of EVERY_SCREEN) {
      expect(sentenceFor(screen, { code: 'storage-full' })).toContain('Libere espaço')
      expect(sentenceFor(screen, { code: 'storage-unavailable' })).toContain('O navegador não deixou gravar')
    }
  })

  it('has one message for every code', () => {
    expect(Object.keys(MESSAGES).toSorted()).toEqual([...SERVICE_CODES, ...STORE_CODES].toSorted())
    expect(messageOf('toString')).toBe(MESSAGES.unknown)
  })
})
