import { AppError } from '@caderno/domain/kernel'
import { anApplication, createFakeCareer, failedQuery } from '@caderno/domain/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { arrived } from '../../../test/arrived.ts'
import { openCareer } from '../../../test/open-career.tsx'
import type { CareerTabId } from './CareerScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })

async function open(tab: CareerTabId) {
  const refuse = () => Promise.reject(new AppError('invalid-record'))
  const career = createFakeCareer({ applications: [anApplication()] })
  const preferences = {
    watch: () => failedQuery('invalid-record'),
    chooseView: refuse,
    checkLinkedin: refuse,
    setReadingGoal: refuse,
  }
  const damaged = { ...career, preferences }
  await openCareer(tab, damaged)
  await screen.findByText(tab === 'networking' ? 'Adicionar contato' : 'Enviada em 03/11/2026')
}

test('damaged preferences say nothing of where the career is kept, and that a view is not remembered once one is chosen (B26)', async () => {
  await open('estagios')
  expect(screen.getByText('Salvo na sua conta neste dispositivo')).toBeVisible()
  expect(screen.queryByText(/não será lembrada/)).toBeNull()
  await act(() => userEvent.click(screen.getByRole('radio', { name: 'Quadro' })))
  await arrived()
  expect(await screen.findByRole('region', { name: /^Entrevista/ })).toBeVisible()
  expect(
    screen.getByText(
      'Esta escolha vale por agora, mas não será lembrada. Suas preferências guardadas não puderam ser lidas e ficaram como estão.',
    ),
  ).toHaveRole('status')
  expect(document.querySelector('[data-pending=true]')).toBeNull()
})

test('the list of the profile says that it is damaged, not that it comes back (B26)', async () => {
  await open('networking')
  expect(
    screen.getByText(
      'Sua lista está guardada de um jeito que não pôde ser lido. Ela continua guardada onde está e não foi alterada.',
    ),
  ).toBeVisible()
})
