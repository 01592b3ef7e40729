import { DEFAULT_POLICY, type PasswordPolicy } from '@caderno/domain/identity'
import { AppError } from '@caderno/domain/kernel'
import { aSession, settledQuery } from '@caderno/domain/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServices } from '../../../test/fake-services.ts'
import { address, fill, openScreen, press } from '../../../test/open-screen.tsx'
import type { Services } from '../../hooks/services.tsx'
import SignUpScreen from './SignUpScreen.tsx'

const VALUES = {
  Nome: 'Ana',
  Sobrenome: 'Souza',
  Email: 'ana@exemplo.com.br',
  Senha: 'caderno-26',
  'Confirmar senha': 'caderno-26',
}
const send = async () => {
  await fill(VALUES)
  await press('Criar conta')
}
const failing = (session: Services['session']): Services => {
  const services = fakeServices()
  return {
    ...services,
    auth: { ...services.auth, session, signUp: () => Promise.reject(new AppError('internal-error')) },
  }
}

it('creates the account with both names and leads home', async () => {
  const services = fakeServices()
  openScreen(SignUpScreen, services, '/cadastros')
  await send()
  await waitFor(() => expect(address()).toBe('/home'))
  expect(services.auth.session.getSnapshot()).toMatchObject({ data: { type: 'admin', name: 'Ana' } })
})

it('goes home as well when something failed but somebody is signed in anyway (§8.3)', async () => {
  openScreen(SignUpScreen, failing(settledQuery(aSession())), '/cadastros')
  await send()
  await waitFor(() => expect(address()).toBe('/home'))
})

it('asks for the policy again when the password is refused, and shows the new rules (§5.10, §8.12)', async () => {
  let policy: PasswordPolicy = DEFAULT_POLICY
  const services = failing(settledQuery(null))
  const signUp = () => {
    policy = { ...DEFAULT_POLICY, uppercase: true }
    return Promise.reject(new AppError('password-does-not-meet-requirements'))
  }
  const accounts = { ...services.accounts, passwordPolicy: () => Promise.resolve(policy) }
  openScreen(SignUpScreen, { ...services, accounts, auth: { ...services.auth, signUp } }, '/cadastros')
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Erro: A senha não atende aos requisitos de segurança.',
  )
  await waitFor(() =>
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription(
      '✓ Pelo menos 6 caracteres · Uma letra maiúscula',
    ),
  )
  await press('Criar conta')
  await waitFor(() =>
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription(
      /A senha precisa de: uma letra maiúscula/,
    ),
  )
})

it('says what failed when nobody is', async () => {
  openScreen(SignUpScreen, failing(settledQuery(null)), '/cadastros')
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro: O serviço falhou. Tente novamente.')
  expect(address()).toBe('/cadastros')
})
