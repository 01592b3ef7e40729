import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noticeStore } from '../components/feedback/notify.ts'
import { keepUndoFor, showUndo, undoStore, undoVisit } from '../components/feedback/undo-notice.ts'
import { useUndoNotice } from './use-undo-notice.ts'

const told = () => undoStore.getSnapshot()?.message

test('what became of a change is said in its place, and on the bar once that has been left', () => {
  const { result, unmount } = renderHook(useUndoNotice)
  const inPlace = vi.fn()
  result.current.warn('Erro ao remover', inPlace)
  expect(inPlace).toHaveBeenCalledTimes(1)
  expect(told()).toBeUndefined()
  unmount()
  result.current.warn('Erro ao remover', inPlace)
  expect(inPlace).toHaveBeenCalledTimes(1)
  expect(told()).toBe('Erro ao remover')
})

test('words alone leave the next way back where it is, and tell a failure as one', () => {
  const { result, unmount } = renderHook(useUndoNotice)
  unmount()
  showUndo(undoVisit(), 'Outro removido', () => undefined)
  result.current.warn('Erro ao remover', () => undefined)
  result.current.tell('Marina está como antes')
  expect(told()).toBe('Outro removido')
  expect(noticeStore.getSnapshot()).toMatchObject([
    { message: 'Erro ao remover', isProblem: true },
    { message: 'Marina está como antes', isProblem: false },
  ])
})

test.each(['the page', 'the user'])('nothing of it is said to the next user when %s goes first', (first) => {
  act(() => keepUndoFor('ana'))
  const { result, unmount } = renderHook(useUndoNotice)
  if (first === 'the page') unmount()
  keepUndoFor(null)
  unmount()
  keepUndoFor('bia')
  result.current.warn('Erro ao remover', () => undefined)
  result.current.offer('Removido', () => undefined)
  expect(told()).toBeUndefined()
  showUndo(undoVisit(), 'Outro removido', () => undefined)
  result.current.warn('Erro ao remover', () => undefined)
  expect(noticeStore.getSnapshot()).toEqual([])
})

test('who stays on a page while the user changes can undo there', () => {
  const { result } = renderHook(useUndoNotice)
  keepUndoFor('ana')
  result.current.offer('Removido', () => undefined)
  expect(told()).toBe('Removido')
})
