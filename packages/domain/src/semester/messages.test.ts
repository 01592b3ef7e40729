import { expect, it } from 'vitest'
import { semesterFailure } from './messages.ts'

it.each([
  ['save', 'Erro ao salvar disciplina. Tente novamente.'],
  ['update', 'Erro ao atualizar disciplina. Tente novamente.'],
  ['remove', 'Erro ao remover disciplina. Tente novamente.'],
  ['assessment', 'Erro ao salvar avaliação. Tente novamente.'],
  ['absence', 'Erro ao salvar falta. Tente novamente.'],
  ['study', 'Erro ao salvar tempo de estudo. Tente novamente.'],
] as const)('a failed %s says so', (failure, sentence) => {
  expect(semesterFailure(failure, 'unknown')).toBe(sentence)
})

it('says why where that is known', () => {
  expect(semesterFailure('save', 'storage-full')).toBe(
    'Erro ao salvar disciplina. Tente novamente. O espaço deste navegador acabou.',
  )
  expect(semesterFailure('update', 'permission-denied')).toBe(
    'Erro ao atualizar disciplina. Tente novamente. Sua conta não tem permissão para isso.',
  )
})

it.each(['update', 'remove'] as const)('asks nobody to %s again what is gone', (failure) => {
  expect(semesterFailure(failure, 'not-found')).toBe('Esta disciplina já tinha sido removida.')
})

it('says that nobody is signed in any more', () => {
  expect(semesterFailure('save', 'user-token-expired')).toBe(
    'Você precisa estar logado para gerenciar disciplinas!',
  )
})
