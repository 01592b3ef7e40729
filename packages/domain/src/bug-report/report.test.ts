import { describe, expect, it } from 'vitest'
import { NEW_BUG_REPORT, reportableAddress, reportOf } from './index.ts'

const draft = {
  ...NEW_BUG_REPORT,
  titulo: ' A página some ',
  descricao: 'Ao abrir Leitura.\n',
  navegador: 'Chrome 156',
}
const context = {
  user: { uid: 'u1', email: 'ana@exemplo.br' },
  url: 'https://caderno.app/leitura',
  userAgent: 'Mozilla/5.0',
}

describe('reportOf (§3.9)', () => {
  it('builds the whole document, always open', () => {
    expect(reportOf(draft, context)).toEqual({
      tipo: 'bug',
      titulo: 'A página some',
      descricao: 'Ao abrir Leitura.',
      passos: '',
      navegador: 'Chrome 156',
      dispositivo: '',
      prioridade: 'media',
      userId: 'u1',
      userEmail: 'ana@exemplo.br',
      status: 'aberto',
      url: 'https://caderno.app/leitura',
      userAgent: 'Mozilla/5.0',
    })
  })

  it('writes a visitor as anonimo, não informado', () => {
    expect(reportOf(draft, { ...context, user: null })).toMatchObject({
      userId: 'anonimo',
      userEmail: 'não informado',
    })
  })

  it('writes an account without an e-mail as não informado', () => {
    expect(reportOf(draft, { ...context, user: { uid: 'u1', email: null } })).toMatchObject({
      userId: 'u1',
      userEmail: 'não informado',
    })
  })

  it('cuts only what nobody typed: the user agent', () => {
    expect(reportOf(draft, { ...context, userAgent: 'x'.repeat(5_000) }).userAgent).toHaveLength(2_048)
    expect(() => reportOf({ ...draft, titulo: 'x'.repeat(201) }, context)).toThrow('200')
  })
})

describe('reportableAddress', () => {
  it.each([
    [
      'https://caderno.app/recuperar-senha?mode=resetPassword&oobCode=SEGREDO&apiKey=CHAVE',
      'https://caderno.app/recuperar-senha?mode=resetPassword',
    ],
    ['https://caderno.app/carreira?aba=networking', 'https://caderno.app/carreira?aba=networking'],
    ['https://caderno.app/carreira?aba=9f8a7b6c', 'https://caderno.app/carreira'],
    ['https://caderno.app/leitura?mode=x=SEGREDO', 'https://caderno.app/leitura'],
    ['https://caderno.app/leitura?SEGREDO', 'https://caderno.app/leitura'],
    ['https://caderno.app/leitura#oobCode=SEGREDO', 'https://caderno.app/leitura'],
    ['https://ana:SEGREDO@caderno.app/leitura', 'https://caderno.app/leitura'],
    ['http://localhost:4173/', 'http://localhost:4173/'],
    ['', ''],
  ])('%s → %s', (address, reported) => {
    expect(reportableAddress(address)).toBe(reported)
  })

  it('holds 2,048 characters, and leaves out parameters that do not fit', () => {
    const address = (length: number) => 'https://caderno.app/'.padEnd(length, 'a')
    expect(reportableAddress(address(2_049))).toBe(address(2_048))
    expect(reportableAddress(`${address(2_038)}?aba=metas`)).toBe(`${address(2_038)}?aba=metas`)
    expect(reportableAddress(`${address(2_039)}?aba=metas`)).toBe(address(2_039))
  })
})
