import { expect, it } from 'vitest'
import { CONFIRM_SKILL_REMOVAL, skillFailure } from './messages.ts'

it.each([
  ['save', 'Erro ao salvar habilidade. Tente novamente.'],
  ['update', 'Erro ao atualizar habilidade. Tente novamente.'],
  ['remove', 'Erro ao remover habilidade. Tente novamente.'],
] as const)('a failed %s says so (§8.8)', (failure, sentence) => {
  expect(skillFailure(failure, 'unknown')).toBe(sentence)
})

it('says why where that is known (§8.8)', () => {
  expect(skillFailure('save', 'storage-full')).toBe(
    'Erro ao salvar habilidade. Tente novamente. O espaço deste navegador acabou.',
  )
  expect(skillFailure('update', 'permission-denied')).toBe(
    'Erro ao atualizar habilidade. Tente novamente. Sua conta não tem permissão para isso.',
  )
})

it.each(['update', 'remove'] as const)('asks nobody to %s again what is gone', (failure) => {
  expect(skillFailure(failure, 'not-found')).toBe('Esta habilidade já tinha sido removida.')
})

it('has the other sentences of the specification (§8.8)', () => {
  expect(skillFailure('save', 'user-token-expired')).toBe(
    'Você precisa estar logado para gerenciar habilidades!',
  )
  expect(CONFIRM_SKILL_REMOVAL).toBe('Tem certeza que deseja remover esta habilidade?')
})
