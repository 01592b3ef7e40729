import { AppError } from '@caderno/domain/kernel'
import type { ReadingGoal } from '@caderno/domain/shell'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { takeBack, undoStore } from '../../../components/feedback/undo-notice.ts'
import type { YearGoalProps } from './YearGoal.tsx'
import { useYearGoal } from './use-year-goal.ts'

const GOAL: ReadingGoal = { ano: 2026, tipo: 'livros', quantidade: 12 }
const told = () => undoStore.getSnapshot()?.message

async function removed(onGoal: YearGoalProps['onGoal']) {
  const { result, unmount } = renderHook(() => useYearGoal({ current: GOAL, goalNow: () => null, onGoal }))
  await act(async () => result.current.remove())
  expect(told()).toBe('Meta removida')
  return { result, unmount }
}

test('a goal that could not be brought back can be tried again', async () => {
  const onGoal = vi
    .fn<YearGoalProps['onGoal']>()
    .mockResolvedValueOnce('saved')
    .mockRejectedValueOnce(new AppError('storage-full'))
    .mockResolvedValue('saved')
  await removed(onGoal)
  await act(takeBack)
  expect(told()).toMatch(/^Erro ao salvar a meta\. Tente novamente\./)
  await act(takeBack)
  expect(onGoal.mock.calls).toEqual([[null], [GOAL], [GOAL]])
  expect(told()).toBeUndefined()
})

test('that it is back is said where it does not show', async () => {
  const { unmount } = await removed(() => Promise.resolve('saved'))
  unmount()
  await act(takeBack)
  expect(told()).toBe('Meta de volta')
})
