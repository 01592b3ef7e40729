import { describe, expect, it } from 'vitest'
import {
  credentialErrors,
  newPasswordErrors,
  recoveryErrors,
  resetErrors,
  signUpErrors,
} from './credentials.ts'

const long = (length: number) => 'x'.repeat(length)
const LONG_EMAIL = `${long(243)}@exemplo.com`

describe('the sign-in forms', () => {
  it('ask for both fields', () => {
    expect(credentialErrors({ email: ' ', senha: '' })).toEqual({
      email: 'Email é obrigatório',
      senha: 'Senha é obrigatória',
    })
  })

  it('refuse an e-mail that is none, and what is too long', () => {
    expect(credentialErrors({ email: 'ana@', senha: 'x' })).toEqual({ email: 'Email inválido' })
    expect(credentialErrors({ email: LONG_EMAIL, senha: long(129) })).toEqual({
      email: 'Use no máximo 254 caracteres',
      senha: 'Use no máximo 128 caracteres',
    })
  })

  it('leave a short password to the service, and spaces around the e-mail to nobody', () => {
    expect(credentialErrors({ email: ' ana@exemplo.com ', senha: ' ' })).toEqual({})
  })
})

describe('the simple sign-up (§5.1)', () => {
  const GOOD = {
    nome: 'Ana',
    sobrenome: 'Souza',
    email: 'ana@exemplo.com',
    senha: 'segredo',
    confirmSenha: 'segredo',
  }

  it('requires every field, in the order of the screen (W7)', () => {
    const errors = signUpErrors({ nome: ' ', sobrenome: ' ', email: '', senha: '', confirmSenha: '' })
    expect(Object.values(errors)).toEqual([
      'Nome é obrigatório',
      'Sobrenome é obrigatório',
      'Email é obrigatório',
      'Senha é obrigatória',
      'Confirmação de senha é obrigatória',
    ])
    expect(signUpErrors(GOOD)).toEqual({})
  })

  it('asks for 6 characters twice the same', () => {
    expect(signUpErrors({ ...GOOD, senha: '12345', confirmSenha: '12346' })).toEqual({
      senha: 'A senha deve ter pelo menos 6 caracteres!',
      confirmSenha: 'As senhas não coincidem!',
    })
    expect(signUpErrors({ ...GOOD, confirmSenha: 'segredo ' })).toEqual({
      confirmSenha: 'As senhas não coincidem!',
    })
  })

  it('asks for what the policy of the service asks', () => {
    const policy = { schemaVersion: 1, minLength: 8, numeric: true }
    expect(signUpErrors(GOOD, policy).senha).toBe('A senha deve ter pelo menos 8 caracteres!')
    expect(signUpErrors({ ...GOOD, senha: 'segredos' }, policy).senha).toBe('A senha precisa de: um número')
  })

  it('refuses longer texts with a sentence', () => {
    const errors = signUpErrors({
      nome: long(201),
      sobrenome: long(201),
      email: LONG_EMAIL,
      senha: long(129),
      confirmSenha: long(129),
    })
    expect(errors).toEqual({
      nome: 'Use no máximo 200 caracteres',
      sobrenome: 'Use no máximo 200 caracteres',
      email: 'Use no máximo 254 caracteres',
      senha: 'Use no máximo 128 caracteres',
    })
    expect(signUpErrors({ ...GOOD, senha: long(128), confirmSenha: long(128) })).toEqual({})
  })

  it('refuses a malformed e-mail', () => {
    expect(signUpErrors({ ...GOOD, email: 'ana' })).toEqual({ email: 'Email inválido!' })
  })
})

describe('the recovery forms (§5.5)', () => {
  it('have a wording each', () => {
    expect(recoveryErrors({ email: ' ' })).toEqual({ email: 'Digite um e-mail válido.' })
    expect(recoveryErrors({ email: 'ana@x' })).toEqual({ email: 'Por favor, digite um email válido' })
    expect(resetErrors({ email: '' })).toEqual({ email: 'E-mail inválido. Digite um endereço válido.' })
    expect(resetErrors({ email: 'ana@x' })).toEqual({ email: 'E-mail inválido. Digite um endereço válido.' })
    expect([recoveryErrors({ email: 'ana@x.br' }), resetErrors({ email: ' ana@x.br' })]).toEqual([{}, {}])
  })

  it('ask for the new password twice', () => {
    expect(newPasswordErrors({ senha: '', confirmSenha: '' })).toEqual({
      senha: 'A senha deve ter pelo menos 6 caracteres!',
    })
    expect(newPasswordErrors({ senha: 'segredo', confirmSenha: '' })).toEqual({
      confirmSenha: 'As senhas não coincidem!',
    })
    expect(newPasswordErrors({ senha: ' segredo ', confirmSenha: ' segredo ' })).toEqual({})
  })
})
