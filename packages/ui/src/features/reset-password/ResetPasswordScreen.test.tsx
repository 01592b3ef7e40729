import { createFakeAccounts, fakeClock } from '@caderno/domain/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServices } from '../../../test/fake-services.ts'
import { address, fill, openScreen, press } from '../../../test/open-screen.tsx'
import ResetPasswordScreen from './ResetPasswordScreen.tsx'

const ANA = { email: 'ana@exemplo.com.br', password: 'senha-velha' }
const HOUR = 60 * 60_000

function world() {
  const clock = fakeClock()
  const accounts = createFakeAccounts({ clock, users: [ANA] })
  const open = (mode: string, code: string) =>
    openScreen(
      ResetPasswordScreen,
      fakeServices({ clock, accounts }),
      `/recuperar-senha?mode=${mode}&oobCode=${code}&apiKey=local`,
    )
  return { clock, accounts, open }
}
const choose = async (senha: string) => {
  await screen.findByLabelText('Nova senha')
  await fill({ 'Nova senha': senha, 'Confirmar nova senha': senha })
  await press('Salvar nova senha')
}
const expectRefused = async () =>
  expect(await screen.findByRole('alert')).toHaveTextContent('Link inválido, expirado ou já utilizado.')

it('checks a code, takes it out of the address and sets the new password with it (§2.1, D4)', async () => {
  const { accounts, open } = world()
  open('resetPassword', accounts.issueCode('resetPassword', ANA.email))
  await choose('senha-nova')
  expect(await screen.findByText('Senha redefinida. Entre com a nova senha.')).toBeInTheDocument()
  expect(address()).toBe('/recuperar-senha')
  await expect(accounts.signIn(ANA.email, ANA.password)).rejects.toMatchObject({ code: 'wrong-password' })
  await expect(accounts.signIn(ANA.email, 'senha-nova')).resolves.toMatchObject({ email: ANA.email })
})

it('never trims a password', async () => {
  const { accounts, open } = world()
  open('resetPassword', accounts.issueCode('resetPassword', ANA.email))
  await choose('  seis  ')
  await screen.findByText('Senha redefinida. Entre com a nova senha.')
  await expect(accounts.signIn(ANA.email, '  seis  ')).resolves.toBeDefined()
})

it('confirms an e-mail with a verifyEmail link, once (D4)', async () => {
  const { accounts, open } = world()
  open('verifyEmail', accounts.issueCode('verifyEmail', ANA.email))
  expect(await screen.findByText('E-mail confirmado.')).toBeInTheDocument()
  expect(address()).toBe('/recuperar-senha')
})

it('brings an e-mail back with a recoverEmail link', async () => {
  const { accounts, open } = world()
  open('recoverEmail', accounts.issueCode('recoverEmail', ANA.email, 'antiga@exemplo.com.br'))
  expect(await screen.findByText(/e-mail anterior voltou a valer/)).toBeInTheDocument()
  await expect(accounts.signIn('antiga@exemplo.com.br', ANA.password)).resolves.toBeDefined()
})

it('refuses a code that is for something else, and leaves it unused', async () => {
  const { accounts, open } = world()
  const code = accounts.issueCode('verifyEmail', ANA.email)
  open('resetPassword', code)
  await expectRefused()
  await expect(accounts.checkActionCode(code)).resolves.toMatchObject({ operation: 'verifyEmail' })
})

it('refuses a code after an hour', async () => {
  const { accounts, clock, open } = world()
  const code = accounts.issueCode('resetPassword', ANA.email)
  clock.advance(HOUR)
  open('resetPassword', code)
  await expectRefused()
})

it('offers a new link when the code expires while the password is being thought up (D4)', async () => {
  const { accounts, clock, open } = world()
  open('resetPassword', accounts.issueCode('resetPassword', ANA.email))
  await screen.findByLabelText('Nova senha')
  clock.advance(HOUR)
  await choose('senha-nova')
  await expectRefused()
  await press('Pedir novo link')
  expect(screen.getByText('Enviar link')).toBeInTheDocument()
})

it('keeps the form when saving fails for another reason', async () => {
  const { accounts, open } = world()
  open('resetPassword', accounts.issueCode('resetPassword', ANA.email))
  await screen.findByLabelText('Nova senha')
  accounts.failNext('network-request-failed')
  await choose('senha-nova')
  expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão com a internet.')
  expect(screen.getByLabelText('Nova senha')).toHaveValue('senha-nova')
})

it('says that it is offline when the code could not be checked', async () => {
  const { accounts, open } = world()
  const code = accounts.issueCode('resetPassword', ANA.email)
  accounts.failNext('network-request-failed')
  accounts.failNext('network-request-failed')
  open('resetPassword', code)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Sem conexão com a internet.'))
})
