import { AppError, type WriteOutcome } from '@caderno/domain/kernel'
import { aCareerGoal } from '@caderno/domain/testing'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { takeBack, undoStore } from '../../components/feedback/undo-notice.ts'
import { GOAL_REMOVAL } from './removal-words.ts'
import { useRemoval } from './use-removal.ts'

const GOAL = aCareerGoal({ texto: 'Aprender SQL' })

/** A removal that is answered by the test, confirmed on the screen. */
async function removing(restore: () => Promise<WriteOutcome> = () => Promise.resolve('saved')) {
  let answer!: { resolve(outcome: WriteOutcome): void; reject(error: Error): void }
  const promise = new Promise<WriteOutcome>((resolve, reject) => {
    answer = { resolve, reject }
  })
  const { result, unmount } = renderHook(() => useRemoval({ remove: () => promise, restore }, GOAL_REMOVAL))
  act(() => result.current.ask(GOAL))
  await act(() => Promise.resolve(result.current.confirm()))
  return { result, unmount, ...answer, told: () => undoStore.getSnapshot()?.message }
}

test('it can be undone at once, before anybody has confirmed it', async () => {
  const { told, resolve } = await removing()
  expect(told()).toBe('Aprender SQL saiu do plano')
  await act(() => Promise.resolve(resolve('saved')))
  expect(told()).toBe('Aprender SQL saiu do plano')
})

test('a removal that waits to be sent is said to be on this device only', async () => {
  const { told, resolve } = await removing()
  await act(() => Promise.resolve(resolve('queued')))
  expect(told()).toBe('Aprender SQL saiu do plano neste dispositivo, aguardando envio')
})

test('a refusal is told, and nothing is left to undo', async () => {
  const { result, told, reject } = await removing()
  await act(() => Promise.resolve(reject(new AppError('permission-denied'))))
  expect(told()).toBeUndefined()
  expect(result.current.problem).toBe(
    'Erro ao remover meta. Tente novamente. Sua conta não tem permissão para isso.',
  )
  act(() => result.current.ask(GOAL))
  expect(result.current.problem).toBeUndefined()
})

test('that it is back is said where it does not show', async () => {
  const { unmount, told } = await removing()
  unmount()
  await act(takeBack)
  expect(told()).toBe('Aprender SQL está como antes')
})

test('what could not be taken back can be tried again', async () => {
  const restore = vi
    .fn<() => Promise<WriteOutcome>>()
    .mockRejectedValueOnce(new AppError('storage-full'))
    .mockResolvedValue('saved')
  const { told } = await removing(restore)
  await act(takeBack)
  expect(told()).toBe('Erro ao salvar meta. Tente novamente. O espaço deste navegador acabou.')
  await act(takeBack)
  expect(restore).toHaveBeenCalledTimes(2)
  expect(restore).toHaveBeenLastCalledWith(GOAL)
})
