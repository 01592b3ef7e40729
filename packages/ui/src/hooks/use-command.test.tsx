import {
  AppError,
  ChangedSince,
  createWrite,
  writeOf,
  type Write,
  type WriteOutcome,
} from '@caderno/domain/kernel'
import { readingFailure } from '@caderno/domain/reading'
import { aReading } from '@caderno/domain/testing'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadServicesWith, undo } from './undo.ts'
import { useAttempt, useCommand } from './use-command.ts'
import { useRemoval } from './use-removal.ts'

const BOOK = aReading({ id: 'b', titulo: 'Torto Arado' })
const WORDS = {
  failure: 'remove' as const,
  removed: ({ titulo }: typeof BOOK, outcome: WriteOutcome) =>
    outcome === 'saved' ? `${titulo} saiu` : `${titulo} saiu, aguardando envio`,
  restored: ({ titulo }: typeof BOOK) => `${titulo} voltou`,
}

/** A removal that is answered by the test, confirmed on the screen. */
async function removing() {
  let answer!: { resolve(outcome: WriteOutcome): void; reject(error: Error): void }
  const promise = new Promise<WriteOutcome>((resolve, reject) => {
    answer = { resolve, reject }
  })
  const restore = vi.fn((_: typeof BOOK) => Promise.resolve<WriteOutcome>('saved'))
  const service = {
    failure: readingFailure,
    remove: (book: typeof BOOK): Write =>
      createWrite(
        Promise.resolve({ inverse: { command: 'restore', args: [book], failure: 'save' } }),
        promise,
      ),
    restore: (book: typeof BOOK) => writeOf(restore(book)),
  }
  loadServicesWith(() => Promise.resolve(service))
  const { result, unmount } = renderHook(() => {
    const commands = useCommand('leitura', service)
    return { ...commands, ...useRemoval(commands, service.remove, WORDS) }
  })
  act(() => result.current.ask(BOOK))
  await act(() => Promise.resolve(result.current.confirm()))
  const takeBack = () => act(() => undo.undo())
  return { result, unmount, ...answer, restore, takeBack, onBar: () => undo.getSnapshot()?.message }
}

test('a removal closes its question and can be undone at once, before anybody has confirmed it (§7.3, D8)', async () => {
  const { result, onBar, resolve, restore, takeBack } = await removing()
  expect(result.current.asking).toBe(false)
  expect(onBar()).toBe('Torto Arado saiu')
  await act(() => Promise.resolve(resolve('saved')))
  expect(onBar()).toBe('Torto Arado saiu')
  await takeBack()
  expect(restore.mock.calls).toEqual([[BOOK]])
})

test('a removal that waits to be sent is said to be on this device only (B2)', async () => {
  const { onBar, resolve } = await removing()
  await act(() => Promise.resolve(resolve('queued')))
  expect(onBar()).toBe('Torto Arado saiu, aguardando envio')
})

test('a refusal is said beside the record, and nothing is left to undo (§7.3, D8, D24)', async () => {
  const { result, onBar, reject } = await removing()
  await act(() => Promise.resolve(reject(new AppError('storage-full'))))
  expect(onBar()).toBeUndefined()
  expect(result.current.problem).toEqual({
    subject: 'b',
    sentence: 'Erro ao remover item. Tente novamente. O espaço deste navegador acabou.',
  })
})

test('a refusal is said on the bar once the screen was left (§7.3, D8)', async () => {
  const { unmount, onBar, reject } = await removing()
  unmount()
  await act(() => Promise.resolve(reject(new AppError('unknown'))))
  expect(onBar()).toBe('Erro ao remover item. Tente novamente.')
})

test('nothing of it is said to the next user', async () => {
  undo.follow('ana')
  const { unmount, onBar, reject } = await removing()
  unmount()
  undo.follow('bia')
  await act(() => Promise.resolve(reject(new AppError('unknown'))))
  expect(onBar()).toBeUndefined()
})

test.each([
  ['where it shows', false, undefined],
  ['elsewhere', true, 'Torto Arado voltou'],
])('that it is back: %s', async (_, isLeft, words) => {
  const { result, unmount, resolve, takeBack, onBar } = await removing()
  await act(() => Promise.resolve(resolve('saved')))
  if (isLeft) unmount()
  await takeBack()
  expect(onBar()).toBe(words)
  if (!isLeft) expect(result.current.announcement).toBe('Torto Arado voltou')
})

test('what could not be taken back can be tried again (D24)', async () => {
  const { takeBack, restore, onBar } = await removing()
  restore.mockRejectedValueOnce(new AppError('storage-full'))
  await takeBack()
  expect(onBar()).toBe('Erro ao salvar livro. Tente novamente. O espaço deste navegador acabou.')
  await takeBack()
  expect(restore).toHaveBeenCalledTimes(2)
})

test('what was changed again since is said beside its record (D24)', async () => {
  const { result, takeBack, restore, onBar } = await removing()
  restore.mockRejectedValueOnce(new ChangedSince('Mudou de novo.'))
  await takeBack()
  expect(result.current.problem).toEqual({ subject: 'b', sentence: 'Mudou de novo.' })
  expect(result.current.returning).toMatchObject({ change: { subject: 'b' }, isUndone: false })
  expect(onBar()).toBeUndefined()
})

/** A control whose changes are answered by the test, in any order. */
function attempting() {
  const { result, unmount } = renderHook(() => useAttempt({ failure: readingFailure }))
  const attempt = () => {
    let answer!: { resolve(): void; reject(error: Error): void }
    const outcome = new Promise<WriteOutcome>((resolve, reject) => {
      answer = { resolve: () => resolve('saved'), reject }
    })
    void result.current.attempt('progress', writeOf(outcome))
    return answer
  }
  return { attempt, unmount, failure: () => result.current.failure }
}

test('a control says why its last change was not kept, whatever an earlier one says after it (B2)', async () => {
  const { attempt, failure } = attempting()
  const [slow, refused] = [attempt(), attempt()]
  await act(async () => refused.reject(new ChangedSince('Mudou de novo.')))
  await act(async () => slow.resolve())
  expect(failure()).toBe('Mudou de novo.')
  const kept = attempt()
  await act(async () => kept.resolve())
  expect(failure()).toBeUndefined()
})

test('what a control could not keep is said on the bar once it is gone (B2)', async () => {
  const { attempt, unmount } = attempting()
  const refused = attempt()
  unmount()
  await act(async () => refused.reject(new AppError('storage-full')))
  expect(undo.getSnapshot()?.message).toBe('Erro ao atualizar progresso. O espaço deste navegador acabou.')
})
