import { AppError } from '@caderno/domain/kernel'
import { anApplication, createFakeCareer, failedQuery } from '@caderno/domain/testing'
import type { GuestWork } from '@caderno/domain/career'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeServices, type Fakes } from '../../../test/fake-services.ts'
import { arrived } from '../../../test/arrived.ts'
import { openScreen } from '../../../test/open-screen.tsx'
import { lazily } from '../../composition/container.ts'
import CareerScreen from './CareerScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })
const lost = () => new AppError('network-request-failed')
async function open(tab: string, fakes: Fakes): Promise<void> {
  await act(async () => void openScreen(CareerScreen, fakeServices(fakes), `/carreira?aba=${tab}`))
  await arrived()
}

test('a career whose script does not come is asked for once, and again when the student wants (B26)', async () => {
  const load = vi.fn(() => Promise.reject<GuestWork>(lost()))
  await open('desenvolvimento', { guestWork: lazily(load) })
  expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão com a internet.')
  expect(load).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  expect(await screen.findByRole('alert')).toBeVisible()

  load.mockResolvedValue(createFakeCareer().guestWork)
  await act(async () => void window.dispatchEvent(new Event('online')))
  await arrived()
  expect(await screen.findByLabelText('Data-alvo')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})

test.each([
  ['estagios', 'contacts', 'Estágio em dados'],
  ['networking', 'applications', 'Adicionar contato'],
] as const)('%s does without the %s when they cannot be read (B26)', async (tab, missing, shown) => {
  const career = createFakeCareer({ applications: [anApplication()] })
  const without = {
    ...career,
    [missing]: { ...career[missing], watch: () => failedQuery('network-request-failed') },
  }
  await open(tab, { career: without })
  expect((await screen.findAllByText(shown))[0]).toBeVisible()
  expect(screen.queryByText('Não foi possível abrir seus dados de carreira')).toBeNull()
})
