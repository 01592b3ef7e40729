import { SERVICE_CODES, STORE_CODES } from '@caderno/domain/kernel'
import { expect, it } from 'vitest'
import { withReason } from './refusals.ts'

const SENTENCE = 'Erro ao salvar perfil. Tente novamente.'

it('says what can be done about the connection or the storage', () => {
  expect(withReason(SENTENCE, { code: 'network-request-failed' })).toBe(
    `${SENTENCE} Sem conexão com a internet.`,
  )
  expect(withReason(SENTENCE, { code: 'storage-full' })).toMatch(
    /^Erro ao salvar perfil\. Tente novamente\. Não há espaço/,
  )
})

it('begins with the sentence for every code, and never shows the code', () => {
  for (const code of [...SERVICE_CODES, ...STORE_CODES]) {
    const told = withReason(SENTENCE, { code })
    expect(told.startsWith(SENTENCE)).toBe(true)
    expect(told).not.toContain(code)
  }
})
