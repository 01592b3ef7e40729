import { aSkill } from '@caderno/domain/testing'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { takeBack, undoStore } from '../../components/feedback/undo-notice.ts'
import { useRemoval } from './use-removal.ts'
import { useTakeBack } from './use-take-back.ts'

const answer = () => Promise.resolve('saved' as const)

test.each([
  ['where it shows', false, undefined],
  ['elsewhere', true, 'Violão voltou à lista'],
])('that it is back: %s', async (_, isLeft, words) => {
  const { result, unmount } = renderHook(() => useRemoval({ remove: answer, restore: answer }, useTakeBack()))
  act(() => result.current.ask(aSkill({ nome: 'Violão' })))
  await act(() => Promise.resolve(result.current.confirm()))
  expect(undoStore.getSnapshot()?.message).toBe('Violão saiu da lista')
  if (isLeft) unmount()
  await act(takeBack)
  expect(undoStore.getSnapshot()?.message).toBe(words)
})
