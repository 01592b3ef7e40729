import { describe, expect, it } from 'vitest'
import { SERVICE_CODES, STORE_CODES } from '../kernel/index.ts'
import { financeFailure } from './messages.ts'

describe('a failed write (§8.7, D25)', () => {
  it('of a transaction says what happened, and to check the connection (§8.7, D25)', () => {
    expect(financeFailure('save-transaction', 'network-request-failed')).toBe(
      'Erro ao salvar transação: Sem conexão com a internet. Verifique sua conexão e tente novamente.',
    )
    expect(financeFailure('save-transaction', 'unknown')).toBe(
      'Erro ao salvar transação: Algo deu errado. Verifique sua conexão e tente novamente.',
    )
  })

  it.each([
    ['save', 'Erro ao salvar. Tente novamente.'],
    ['remove', 'Erro ao excluir. Tente novamente.'],
    ['update', 'Erro ao atualizar. Tente novamente.'],
  ] as const)(
    'to %s has the sentence of the specification, and the reason where it is known',
    (kind, sentence) => {
      expect(financeFailure(kind, 'unknown')).toBe(sentence)
      expect(financeFailure(kind, 'network-request-failed')).toBe(`${sentence} Sem conexão com a internet.`)
    },
  )

  it.each(['save-transaction', 'save', 'remove', 'update'] as const)(
    'to %s without a session asks to sign in; at the wall it says that nothing is lost',
    (kind) => {
      expect(financeFailure(kind, 'user-token-expired')).toBe(
        'Usuário não autenticado. Faça login novamente.',
      )
      expect(financeFailure(kind, 'storage-full')).toMatch(
        /^Limite de armazenamento atingido\. Nada .* se perdeu\./,
      )
    },
  )

  it('at the wall asks for the removal of transactions, but not where a removal was refused', () => {
    const advice = 'Remova transações antigas'
    expect(financeFailure('save', 'storage-full')).toContain(advice)
    expect(financeFailure('remove', 'storage-full')).not.toContain(advice)
  })

  it('never shows a code', () => {
    for (const code of [...SERVICE_CODES, ...STORE_CODES])
      expect(financeFailure('save-transaction', code)).not.toContain(code)
  })
})
