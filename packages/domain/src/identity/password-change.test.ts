import { describe, expect, it } from 'vitest'
import { createFakeAccounts } from '../../testing/index.ts'
import { SERVICE_CODES, STORE_CODES } from '../kernel/index.ts'
import { changeOwnPassword, passwordChangeErrors, passwordChangeSentence } from './password-change.ts'

const ANA = { email: 'ana@exemplo.com.br', password: 'senha-velha' }
const world = () => createFakeAccounts({ users: [ANA], signedIn: ANA.email, hidesUsers: true })
const change = (over: object = {}) => ({
  senhaAtual: ANA.password,
  senha: 'senha-nova',
  confirmSenha: 'senha-nova',
  ...over,
})

describe('a change of the own password (B19)', () => {
  it('asks for the password of now, and for the new one twice', () => {
    expect(passwordChangeErrors(change())).toEqual({})
    expect(passwordChangeErrors(change({ senhaAtual: '', senha: '12345', confirmSenha: '54321' }))).toEqual({
      senhaAtual: 'Senha atual é obrigatória',
      senha: 'A senha deve ter pelo menos 6 caracteres!',
      confirmSenha: 'As senhas não coincidem!',
    })
  })

  it('takes the new password and ends the old one', async () => {
    const accounts = world()
    await changeOwnPassword(accounts, change())
    await expect(accounts.signIn(ANA.email, ANA.password)).rejects.toMatchObject({
      code: 'invalid-credential',
    })
    await expect(accounts.signIn(ANA.email, 'senha-nova')).resolves.toMatchObject({ email: ANA.email })
  })

  it('changes nothing where the password of now is wrong', async () => {
    const accounts = world()
    const refused = await changeOwnPassword(accounts, change({ senhaAtual: 'errada' })).catch(
      (error: { code: never }) => passwordChangeSentence(error),
    )
    expect(refused).toBe('Senha incorreta')
    await expect(accounts.signIn(ANA.email, ANA.password)).resolves.toBeDefined()
  })

  it('is refused in a sentence, whatever the code', () => {
    for (const code of [...SERVICE_CODES, ...STORE_CODES])
      expect(passwordChangeSentence({ code })).not.toContain(code)
    expect(passwordChangeSentence({ code: 'network-request-failed' })).toBe(
      'Erro ao alterar a senha. Tente novamente. Sem conexão com a internet.',
    )
    expect(passwordChangeSentence({ code: 'unknown' })).toBe('Erro ao alterar a senha. Tente novamente.')
  })
})
