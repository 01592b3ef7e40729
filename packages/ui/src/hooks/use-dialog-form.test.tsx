import { AppError, createWrite, type WriteOutcome } from '@caderno/domain/kernel'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dismissNotice, noticeStore } from '../components/feedback/notify.ts'
import { undo } from './undo.ts'
import { useDialogForm } from './use-dialog-form.ts'

afterEach(() => noticeStore.getSnapshot().forEach(({ id }) => dismissNotice(id)))
const told = () => noticeStore.getSnapshot().map(({ message }) => message)

interface DialogOptions {
  durable?: Promise<void>
  left?: () => { nome: string; autor: string }
  onKept?: () => void
}

/** A dialog that is open, and its change, which stands on this device before the service answers. */
function openDialog({ durable = Promise.resolve(), ...rules }: DialogOptions = {}) {
  let answer!: { resolve(outcome: WriteOutcome): void; reject(error: AppError): void }
  const command = () => {
    const answered = new Promise<WriteOutcome>((resolve, reject) => {
      answer = { resolve, reject }
    })
    return createWrite(Promise.resolve({}), answered, durable)
  }
  const hook = renderHook(
    ({ opened }) =>
      useDialogForm({
        name: 'book',
        opened,
        onClose: () => hook.rerender({ opened: false }),
        initial: { nome: '', autor: '' },
        validate: () => ({}),
        service: { failure: (kind, code) => `Não ${kind}: ${code}` },
        command,
        words: { saved: 'Salvo.', queued: 'Na fila.' },
        failure: 'salvo',
        ...rules,
      }),
    { initialProps: { opened: true } },
  )
  const dialog = () => hook.result.current
  const submit = () => act(async () => dialog().form.onSubmit())
  return { ...hook, dialog, submit, answer: () => answer }
}

test('closes once its change stands on this device, and says how it was kept when that is known (B3)', async () => {
  const { dialog, submit, answer } = openDialog()
  await submit()
  expect(dialog().opened).toBe(false)
  expect(told()).toEqual([])
  await act(async () => answer().resolve('saved'))
  expect(told()).toEqual(['Salvo.'])
})

test('refused after that it opens again with what was typed and why, until it is kept', async () => {
  const { dialog, submit, answer } = openDialog()
  act(() => dialog().form.set('nome', 'Torto Arado'))
  await submit()
  await act(async () => answer().reject(new AppError('permission-denied')))
  expect(dialog()).toMatchObject({
    opened: true,
    form: { alert: 'Não salvo: permission-denied', values: { nome: 'Torto Arado' } },
  })
  await submit()
  expect(dialog()).toMatchObject({ opened: false, form: { alert: undefined } })
})

test('refused where another dialog took its place, it is told on the bar', async () => {
  const { submit, answer, unmount } = openDialog()
  await submit()
  unmount()
  await act(async () => answer().reject(new AppError('permission-denied')))
  expect(undo.getSnapshot()?.message).toBe('Não salvo: permission-denied')
})

test('where it stays open, what is typed while its change is being stored is the next one (D24)', async () => {
  let store!: () => void
  const durable = new Promise<void>((resolve) => {
    store = resolve
  })
  const onKept = vi.fn()
  const { dialog, submit } = openDialog({ durable, left: () => ({ nome: '', autor: '' }), onKept })
  act(() => {
    dialog().form.set('nome', 'Torto Arado')
    dialog().form.set('autor', 'Itamar Vieira Junior')
  })
  await submit()
  act(() => dialog().form.set('nome', 'Vidas secas'))
  await act(async () => store())
  expect(dialog().form).toMatchObject({ busy: false, values: { nome: 'Vidas secas', autor: '' } })
  expect(onKept).not.toHaveBeenCalled()
})
