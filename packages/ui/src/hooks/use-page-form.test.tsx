import { AppError, createWrite, writeOf, type WriteOutcome } from '@caderno/domain/kernel'
import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps, ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { dismissNotice, noticeStore } from '../components/feedback/notify.ts'
import { undo } from './undo.ts'
import { DraftsContext } from './use-draft.ts'
import { useForm } from './use-form.ts'
import { useFollow, usePageForm } from './use-page-form.ts'

afterEach(() => noticeStore.getSnapshot().forEach(({ id }) => dismissNotice(id)))
const told = () => noticeStore.getSnapshot().map(({ message }) => message)

function opened(typed?: { day: string; text: string }) {
  let release = () => undefined as void
  const { result, rerender } = renderHook(
    ({ day }) => {
      const form = useForm({
        initial: { day: '20', text: '' },
        typed,
        validate: () => ({}),
        submit: () => new Promise<void>((done) => (release = done)),
        failure: () => '',
      })
      useFollow(form, { day, text: '' })
      return form
    },
    { initialProps: { day: '20' } },
  )
  return {
    form: () => result.current,
    turnTo: (day: string) => rerender({ day }),
    release: () => act(async () => release()),
  }
}

test('a field that nobody touched follows, beside what is typed into others (B3)', () => {
  const { form, turnTo } = opened()
  act(() => form().set('text', 'Pão'))
  turnTo('21')
  expect(form().values).toEqual({ day: '21', text: 'Pão' })
  act(() => form().set('text', ''))
  expect(form().dirty).toBe(false)
})

test('a field that was typed over stays, also when it was found half typed', () => {
  const { form, turnTo } = opened({ day: '19', text: '' })
  turnTo('21')
  expect(form().values.day).toBe('19')
  expect(form().dirty).toBe(true)
})

test('what is being stored is left alone until it is', async () => {
  const { form, turnTo, release } = opened()
  act(() => form().onSubmit())
  const sent = form().values
  turnTo('21')
  expect(form().values).toBe(sent)
  await release()
  expect(form().values.day).toBe('21')
})

interface Note {
  day: string
  text: string
}
type Drafts = ComponentProps<typeof DraftsContext>['value']

/** A page that remembers what is half typed, with a form that adds a note, or edits one by its id; `change` is answered by the test. */
function openPage() {
  const slots = new Map<string, never>()
  const drafts = ((name: string) => ({
    held: () => slots.get(name),
    hold: (held: never) => void (held ? slots.set(name, held) : slots.delete(name)),
  })) as Drafts
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DraftsContext value={drafts}>{children}</DraftsContext>
  )
  let answer!: { keep(): void; resolve(outcome: WriteOutcome): void; reject(error: AppError): void }
  const write = () => {
    let keep!: () => void
    const outcome = new Promise<WriteOutcome>((resolve, reject) => {
      answer = { keep: () => keep(), resolve, reject }
    })
    const durable = new Promise<void>((resolve) => (keep = resolve))
    return createWrite(Promise.resolve({}), outcome, Promise.race([durable, outcome]))
  }
  const sent: unknown[] = []
  const open = () =>
    renderHook(
      ({ day }) => {
        const page = usePageForm<Note, string>({
          name: 'note',
          context: 'new',
          initial: (id) => ({ day, text: id === 'new' ? '' : `Nota ${id}` }),
          validate: () => ({}),
          command(values, id) {
            sent.push([values, id])
            return write()
          },
          words: (id) => ({ saved: `Salva: ${id}`, queued: `Na fila: ${id}` }),
          failure: ({ code }) => `Não salva: ${code}`,
          confirmed: (values, form) => values === form.values && page.begin('new'),
          rejectedAfterClose: (values, id) => page.begin(id, values),
        })
        return page
      },
      { initialProps: { day: '20' }, wrapper },
    )
  let hook = open()
  const page = () => hook.result.current
  return {
    page,
    sent,
    answer: () => answer,
    type: (text: string) => act(() => page().form.set('text', text)),
    submit: () => act(async () => page().form.onSubmit()),
    leave: () => hook.unmount(),
    comeBack: (day = '20') => {
      hook = open()
      hook.rerender({ day })
    },
  }
}

describe('a form that stands on its page (B3)', () => {
  test('is found half typed, about the same, and follows what it began with', () => {
    const { page, type, leave, comeBack } = openPage()
    act(() => page().begin('7'))
    type('Nota 7, mais')
    leave()
    comeBack('21')
    expect(page()).toMatchObject({ isFound: true, context: '7' })
    expect(page().form.values).toEqual({ day: '21', text: 'Nota 7, mais' })
    type('Nota 7')
    expect(page().form.dirty).toBe(false)
    leave()
    comeBack()
    expect(page()).toMatchObject({ isFound: false, context: 'new' })
  })

  test('ends once its change stands on this device, and what was typed meanwhile stays', async () => {
    const { page, sent, answer, type, submit } = openPage()
    act(() => page().begin('7'))
    type('Outra')
    await submit()
    expect(sent).toEqual([[{ day: '20', text: 'Outra' }, '7']])
    await act(async () => answer().keep())
    expect(page().context).toBe('new')
    await act(async () => answer().resolve('queued'))
    expect(told()).toEqual(['Na fila: 7'])
    type('Uma')
    await submit()
    type('Uma e mais uma')
    await act(async () => answer().resolve('saved'))
    expect(page().form.values.text).toBe('Uma e mais uma')
  })

  test('stored while its page was left is not found again', async () => {
    const { page, answer, type, submit, leave, comeBack } = openPage()
    type('Uma')
    await submit()
    leave()
    await act(async () => answer().resolve('saved'))
    comeBack()
    expect(page().form.values.text).toBe('')
  })

  test.each([
    ['comes back with what it was about', '', { context: '7', text: 'Outra' }],
    ['leaves what else is typed by then', 'Nova', { context: 'new', text: 'Nova' }],
  ])('refused after it had ended it %s, and says so', async (_, next, { context, text }) => {
    const { page, answer, type, submit } = openPage()
    act(() => page().begin('7'))
    type('Outra')
    await submit()
    await act(async () => answer().keep())
    if (next) type(next)
    await act(async () => answer().reject(new AppError('permission-denied')))
    expect(told()).toEqual(['Não salva: permission-denied'])
    expect(page().context).toBe(context)
    expect(page().form.values.text).toBe(text)
  })

  test('refused after its page was left it is found over what it is about', async () => {
    const { page, answer, type, submit, leave, comeBack } = openPage()
    act(() => page().begin('7'))
    type('')
    await submit()
    await act(async () => answer().keep())
    leave()
    await act(async () => answer().reject(new AppError('permission-denied')))
    comeBack()
    expect(page()).toMatchObject({ isFound: true, context: '7' })
    expect(page().form).toMatchObject({ values: { text: '' }, start: { text: 'Nota 7' } })
  })

  test('refused says so in its place, or on the bar once its page was left, and stays half typed', async () => {
    const { page, answer, type, submit, leave, comeBack } = openPage()
    type('Uma')
    await submit()
    await act(async () => answer().reject(new AppError('permission-denied')))
    expect(page().form.alert).toBe('Não salva: permission-denied')
    await submit()
    leave()
    await act(async () => answer().reject(new AppError('storage-full')))
    expect(undo.getSnapshot()?.message).toBe('Não salva: storage-full')
    comeBack()
    expect(page().form.values.text).toBe('Uma')
  })
})

describe('the focus for the next record (W1)', () => {
  function Form({ next = () => undefined }: { next?: () => void }) {
    const page = usePageForm<Note>({
      name: 'note',
      initial: () => ({ day: '20', text: '' }),
      validate: () => ({}),
      command: () => writeOf(Promise.resolve('saved')),
      failure: () => '',
      confirmed() {
        next()
        page.begin(undefined)
        page.awaitNext()
      },
    })
    const { form } = page
    return (
      <>
        <form ref={form.formRef} onSubmit={form.onSubmit}>
          <input aria-label="Texto" {...form.text('text')} />
          <input aria-label="Dia" value={form.values.day} onChange={form.text('day').onChange} />
          <button>Salvar</button>
        </form>
        <button>Outro lugar</button>
      </>
    )
  }
  const field = (name: string) => screen.getByRole('textbox', { name })

  test('goes to the first field, from any other and from the button', async () => {
    render(<Form />)
    await userEvent.type(field('Dia'), '1{Enter}')
    expect(field('Texto')).toHaveFocus()
    await userEvent.type(field('Texto'), 'Uma')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(field('Texto')).toHaveFocus()
  })

  test('stays where it was taken meanwhile', async () => {
    render(<Form next={() => screen.getByRole('button', { name: 'Outro lugar' }).focus()} />)
    await userEvent.type(field('Dia'), '1{Enter}')
    expect(screen.getByRole('button', { name: 'Outro lugar' })).toHaveFocus()
  })
})
