import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  afterUndo,
  holdUndo,
  keepUndoFor,
  showUndo,
  takeBack,
  UNDO_MS,
  undoStore,
  undoVisit,
} from './undo-notice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const told = () => undoStore.getSnapshot()?.message
const offer = (message: string, undo: () => unknown = () => undefined) => showUndo(undoVisit(), message, undo)

test('an offer stands for ten seconds', () => {
  offer('Removido')
  vi.advanceTimersByTime(UNDO_MS - 1)
  expect(told()).toBe('Removido')
  vi.advanceTimersByTime(1)
  expect(told()).toBeUndefined()
})

test('other words for it do not make it longer', () => {
  const { amend } = offer('Removido')
  vi.advanceTimersByTime(UNDO_MS - 1)
  amend('Removido, aguardando envio')
  expect(told()).toBe('Removido, aguardando envio')
  vi.advanceTimersByTime(1)
  expect(told()).toBeUndefined()
})

test('it waits while it is held, and begins anew when it is released', () => {
  offer('Removido')
  holdUndo(true)
  vi.advanceTimersByTime(5 * UNDO_MS)
  holdUndo(false)
  vi.advanceTimersByTime(UNDO_MS - 1)
  expect(told()).toBe('Removido')
  vi.advanceTimersByTime(1)
  expect(told()).toBeUndefined()
})

test('letting go of one that was not held does not make it longer', () => {
  offer('Removido')
  vi.advanceTimersByTime(UNDO_MS - 1)
  holdUndo(false)
  vi.advanceTimersByTime(1)
  expect(told()).toBeUndefined()
})

test('one that was withdrawn under the pointer does not hold the next', () => {
  const { withdraw } = offer('Removido')
  holdUndo(true)
  withdraw()
  offer('Outro removido')
  vi.advanceTimersByTime(UNDO_MS)
  expect(told()).toBeUndefined()
})

test('the next one covers it, and what comes of the first leaves the next alone', () => {
  const { amend, withdraw } = offer('Removido')
  vi.advanceTimersByTime(UNDO_MS - 1)
  offer('Outro removido')
  amend('Removido, aguardando envio')
  withdraw()
  vi.advanceTimersByTime(UNDO_MS - 1)
  expect(told()).toBe('Outro removido')
})

test('each of several keeps its own ten seconds, and the newest is taken back first', async () => {
  const [first, second] = [vi.fn(), vi.fn()]
  offer('Removido', first)
  vi.advanceTimersByTime(UNDO_MS / 2)
  offer('Outro removido', second)
  await takeBack()
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  expect(told()).toBe('Removido')
  offer('Mais um removido')
  vi.advanceTimersByTime(UNDO_MS / 2)
  await takeBack()
  expect(told()).toBeUndefined()
  expect(first).not.toHaveBeenCalled()
})

test('what is covered waits while the bar is held, and has ten seconds anew once the newest is taken back', async () => {
  const first = vi.fn()
  offer('Removido', first)
  offer('Outro removido')
  holdUndo(true)
  vi.advanceTimersByTime(2 * UNDO_MS)
  await takeBack()
  expect(told()).toBe('Removido')
  vi.advanceTimersByTime(UNDO_MS)
  expect(told()).toBeUndefined()
  expect(first).not.toHaveBeenCalled()
})

test('what is covered does not stay for ever when the notice that was held is withdrawn', () => {
  offer('Removido')
  const { withdraw } = offer('Outro removido')
  holdUndo(true)
  withdraw()
  expect(told()).toBe('Removido')
  vi.advanceTimersByTime(UNDO_MS)
  expect(told()).toBeUndefined()
})

test('words take the place of words', () => {
  showUndo(undoVisit(), 'Desfeito')
  const { withdraw } = offer('Removido')
  withdraw()
  expect(told()).toBeUndefined()
})

test('it is taken back once', async () => {
  const undo = vi.fn()
  offer('Removido', undo)
  await Promise.all([takeBack(), takeBack()])
  expect(undo).toHaveBeenCalledTimes(1)
  expect(told()).toBeUndefined()
})

test('whoever comes next is offered nothing, and told nothing of what was on its way', () => {
  keepUndoFor('ana')
  const ofAna = undoVisit()
  const { amend } = offer('Removido')
  keepUndoFor('ana')
  expect(told()).toBe('Removido')
  keepUndoFor(null)
  expect(told()).toBeUndefined()
  keepUndoFor('bia')
  amend('Removido, aguardando envio')
  showUndo(ofAna, 'Erro ao remover')
  expect(told()).toBeUndefined()
})

test('what was kept for the way back is let go when there is none: at once, with the notice, or when it has been gone', async () => {
  const letGo = vi.fn()
  afterUndo(letGo)
  expect(letGo).toHaveBeenCalledTimes(1)

  offer('Removido')
  afterUndo(letGo)
  vi.advanceTimersByTime(UNDO_MS - 1)
  expect(letGo).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(letGo).toHaveBeenCalledTimes(2)

  let resolve = () => {}
  offer('Removido', () => new Promise<void>((done) => (resolve = done)))
  afterUndo(letGo)
  const taken = takeBack()
  expect(letGo).toHaveBeenCalledTimes(2)
  resolve()
  await taken
  expect(letGo).toHaveBeenCalledTimes(3)
})

test('it is let go of when the user goes, though a way back has not come to its end', () => {
  const letGo = vi.fn()
  offer('Removido', () => new Promise(() => undefined))
  void takeBack()
  afterUndo(letGo)
  keepUndoFor('bia')
  expect(letGo).toHaveBeenCalledTimes(1)
})
