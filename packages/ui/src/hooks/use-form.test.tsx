import { MantineProvider, PasswordInput, TextInput } from '@mantine/core'
import { AppError } from '@caderno/domain/kernel'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { useForm } from './use-form.ts'

const EMPTY = { email: '', senha: '' }
type Values = typeof EMPTY
const validate = ({ email, senha }: Values) => ({
  ...(senha === '' && { senha: 'Senha é obrigatória' }),
  ...(email === '' && { email: 'Email é obrigatório' }),
})

function Form({ submit, initial = EMPTY }: { submit(values: Values): Promise<void>; initial?: Values }) {
  const form = useForm<Values>({
    initial,
    validate,
    submit,
    failure: (error: AppError) => `falhou: ${error.code}`,
  })
  return (
    <form onSubmit={form.onSubmit} ref={form.formRef} noValidate>
      <TextInput label="Email" {...form.text('email')} />
      <PasswordInput label="Senha" {...form.text('senha')} />
      {form.alert && <p role="alert">{form.alert}</p>}
      <button disabled={form.busy}>Enviar</button>
      <button type="button" onClick={() => form.reset()}>
        Limpar
      </button>
      <button type="button" onClick={() => form.reset({ email: 'b@b.br', senha: 'outra' })}>
        Trocar
      </button>
      <output>{form.dirty ? 'mudou' : 'igual'}</output>
    </form>
  )
}

const open = (submit: (values: Values) => Promise<void> = () => Promise.resolve(), initial?: Values) =>
  render(<Form submit={submit} {...(initial && { initial })} />, {
    wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider>,
  })
const email = () => screen.getByRole('textbox', { name: 'Email' })
const senha = () => screen.getByLabelText('Senha')
const send = () => screen.getByRole('button', { name: 'Enviar' })
const filled = { email: 'ana@escola.br', senha: 'segredo' }

/** A promise settled by the test. */
function pending() {
  let settle!: { resolve(): void; reject(error: Error): void }
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, ...settle }
}

describe('a wrong form', () => {
  it('is not submitted, and tells each field what is wrong with it', async () => {
    const submit = vi.fn(() => Promise.resolve())
    open(submit)
    expect(email()).not.toHaveAccessibleDescription()
    await userEvent.click(send())
    expect(email()).toHaveAccessibleDescription('Email é obrigatório')
    expect(senha()).toHaveAccessibleDescription('Senha é obrigatória')
    expect(submit).not.toHaveBeenCalled()
  })

  it('gets the focus on the first wrong field of the page, not of the list of errors (W1)', async () => {
    open()
    await userEvent.click(send())
    expect(email()).toHaveFocus()
  })

  it('skips right fields, a password too', async () => {
    open(undefined, { email: 'ana@escola.br', senha: '' })
    await userEvent.click(send())
    expect(senha()).toHaveFocus()
  })

  it('gets the focus back there at every refusal', async () => {
    open()
    await userEvent.click(send())
    await userEvent.click(send())
    expect(email()).toHaveFocus()
  })

  it('loses the error of a field when that field is edited, and keeps the others', async () => {
    open()
    await userEvent.click(send())
    await userEvent.type(email(), 'a')
    expect(email()).not.toHaveAccessibleDescription()
    expect(senha()).toHaveAccessibleDescription('Senha é obrigatória')
  })
})

describe('a right form', () => {
  it('is submitted with what was typed, by Enter too', async () => {
    const submit = vi.fn(() => Promise.resolve())
    open(submit)
    await userEvent.type(email(), 'ana@escola.br')
    await userEvent.type(senha(), 'segredo{Enter}')
    expect(submit).toHaveBeenCalledExactlyOnceWith(filled)
  })

  it('is not submitted twice while busy', async () => {
    const work = pending()
    const submit = vi.fn(() => work.promise)
    open(submit, filled)
    await userEvent.click(send())
    expect(send()).toBeDisabled()
    await userEvent.type(senha(), '{Enter}')
    screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).form!.requestSubmit()
    expect(submit).toHaveBeenCalledOnce()
    work.resolve()
    await waitFor(() => expect(send()).toBeEnabled())
  })

  it('keeps what was typed and says why when it is rejected; the next try starts without the alert', async () => {
    const work = pending()
    const submit = vi
      .fn<(values: Values) => Promise<void>>()
      .mockRejectedValueOnce(new AppError('wrong-password'))
      .mockReturnValueOnce(work.promise)
    open(submit, filled)
    await userEvent.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent('falhou: wrong-password')
    expect(email()).toHaveValue('ana@escola.br')
    expect(senha()).toHaveValue('segredo')
    await userEvent.click(send())
    expect(screen.queryByRole('alert')).toBeNull()
    work.resolve()
    await waitFor(() => expect(send()).toBeEnabled())
  })

  it('turns a failure that is no AppError into one', async () => {
    open(() => Promise.reject(new TypeError('boom')), filled)
    await userEvent.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent('falhou: unknown')
  })

  it('gives the focus back after a rejection', async () => {
    const work = pending()
    open(() => work.promise, filled)
    await userEvent.click(send())
    send().blur()
    work.reject(new AppError('unknown'))
    await screen.findByRole('alert')
    expect(send()).toHaveFocus()
  })

  it('may be gone before the answer comes', async () => {
    const complaint = vi.spyOn(console, 'error')
    const work = pending()
    const { unmount } = open(() => work.promise, filled)
    await userEvent.click(send())
    unmount()
    work.reject(new AppError('unknown'))
    await work.promise.catch(() => undefined)
    expect(complaint).not.toHaveBeenCalled()
  })
})

describe('dirty', () => {
  it('is what differs from the start, not what was touched', async () => {
    open()
    const told = () => screen.getByRole('status').textContent
    expect(told()).toBe('igual')
    await userEvent.type(email(), 'a')
    expect(told()).toBe('mudou')
    await userEvent.type(email(), '{Backspace}')
    expect(told()).toBe('igual')
  })

  it('starts anew after a reset, with the old values or with others', async () => {
    open()
    await userEvent.type(email(), 'a')
    await userEvent.click(screen.getByRole('button', { name: 'Limpar' }))
    expect(email()).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: 'Trocar' }))
    expect(email()).toHaveValue('b@b.br')
    expect(screen.getByRole('status')).toHaveTextContent('igual')
  })
})
