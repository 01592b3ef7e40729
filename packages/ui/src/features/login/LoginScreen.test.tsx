import { createFakeAccounts } from '@caderno/domain/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServices } from '../../../test/fake-services.ts'
import { address, fill, openScreen } from '../../../test/open-screen.tsx'
import LoginScreen from './LoginScreen.tsx'

const ANA = { email: 'ana@exemplo.com.br', password: 'caderno-26' }
const services = () => fakeServices({ accounts: createFakeAccounts({ users: [ANA] }) })
const enter = async () => {
  await fill({ Email: ANA.email, Senha: ANA.password })
  await userEvent.keyboard('{Enter}')
}

it('leads home', async () => {
  openScreen(LoginScreen, services(), '/login')
  await enter()
  await waitFor(() => expect(address()).toBe('/home'))
})

it('leads back to where a guard stopped somebody', async () => {
  openScreen(LoginScreen, services(), '/login', { returnTo: '/leitura?aba=lista' })
  await enter()
  await waitFor(() => expect(address()).toBe('/leitura?aba=lista'))
})

it.each(['//mal.example', 'https://mal.example', '/\\mal.example', '/login', 7])(
  'does not follow %j (D20)',
  async (returnTo) => {
    openScreen(LoginScreen, services(), '/login', { returnTo })
    await enter()
    await waitFor(() => expect(address()).toBe('/home'))
  },
)

it('takes a password before the services are there, and acts when they are', async () => {
  let arrive!: (loaded: ReturnType<typeof services>) => void
  openScreen(LoginScreen, new Promise<ReturnType<typeof services>>((resolve) => (arrive = resolve)), '/login')
  await enter()
  expect(screen.getByRole('button', { name: 'Entrar' })).toBeDisabled()
  arrive(services())
  await waitFor(() => expect(address()).toBe('/home'))
})
