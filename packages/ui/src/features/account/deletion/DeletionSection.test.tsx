import { createAccountDeletion } from '@caderno/domain/identity'
import { createFakeAccounts, createFakeErasure, createFakeWorld } from '@caderno/domain/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { arrived } from '../../../../test/arrived.ts'
import { fakeServices } from '../../../../test/fake-services.ts'
import { fill, openScreen, press } from '../../../../test/open-screen.tsx'
import { noticeStore } from '../../../components/feedback/notify.ts'
import { DeletionSection } from './DeletionSection.tsx'

const ANA = { email: 'ana@exemplo.com.br', password: 'caderno-2026', uid: 'uid-ana' }
const notices = () => noticeStore.getSnapshot().map(({ message }) => message)
/** React does not look again for the dialog's script: it is fetched before. */
beforeAll(async () => {
  await open().show()
  await act(() => press('Excluir minha conta'))
  await arrived()
  cleanup()
})

function open() {
  const world = createFakeWorld()
  const accounts = createFakeAccounts({ users: [ANA], signedIn: ANA.email })
  const erasure = createFakeErasure({ world })
  const services = fakeServices({ accounts })
  const accountDeletion = createAccountDeletion({ accounts, auth: services.auth, erasure })
  const Screen = () => <DeletionSection owner={ANA.uid} />
  const show = () =>
    act(async () => {
      openScreen(Screen, { ...services, accountDeletion: () => Promise.resolve(accountDeletion) }, '/conta')
      await Promise.resolve()
    })
  return { accounts, erasure, show }
}
async function confirm(senha = ANA.password) {
  await press('Excluir minha conta')
  await screen.findByLabelText(/^Senha/)
  await fill({ Senha: senha, Confirmação: 'excluir' })
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Excluir conta' }))
}
it('deletes the account and says so', async () => {
  const { accounts, show } = open()
  await show()
  await confirm()
  await waitFor(() => expect(notices()).toEqual(['Sua conta foi excluída.']))
  await expect(accounts.signIn(ANA.email, ANA.password)).rejects.toMatchObject({ code: 'user-not-found' })
})

it('says that nothing is gone when the password is wrong', async () => {
  const { accounts, show } = open()
  await show()
  await confirm('errada')
  expect(await screen.findByRole('alert')).toHaveTextContent('Senha incorreta')
  expect(notices()).toEqual([])
  await expect(accounts.signIn(ANA.email, ANA.password)).resolves.toBeDefined()
})

it('says that something is gone when it was interrupted, and again where it can be gone on with: at once, and after a reload', async () => {
  const { erasure, show } = open()
  Object.assign(erasure, { documents: () => Promise.reject(new Error('gone')) })
  await show()
  await confirm()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'A exclusão começou e não terminou. Tente novamente: ela continua de onde parou.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(await screen.findByText(/parte dos dados já pode ter sido apagada/)).toBeVisible()
  cleanup()
  await show()
  expect(await screen.findByRole('alert')).toHaveTextContent('parte dos dados já pode ter sido apagada')
})
