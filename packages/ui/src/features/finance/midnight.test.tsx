import { aTransaction, createFakeFinances, fakeClock } from '@caderno/domain/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { arrived } from '../../../test/arrived.ts'
import { fakeServices } from '../../../test/fake-services.ts'
import { openScreen } from '../../../test/open-screen.tsx'
import FinanceScreen from './FinanceScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })

/** The page on the last evening of November; `wait` is how it becomes December. */
async function openLate(tab: string) {
  const clock = fakeClock('2026-11-30T23:59:00')
  const finances = createFakeFinances({ clock, books: { 'uid-ana': { saidas: [aTransaction({ data: '2026-11-20' })] } } })
  await act(async () => void openScreen(FinanceScreen, fakeServices({ clock, finances: () => Promise.resolve(finances) }), `/financas?aba=${tab}`))
  await arrived()
  const midnight = async () => {
    await clock.wait(120_000)
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    await arrived()
  }
  return { midnight }
}
async function press(role: 'button' | 'tab', name: string): Promise<void> {
  const control = await screen.findByRole(role, { name })
  await act(() => userEvent.click(control))
  await arrived()
}
const form = () => within(screen.getByRole('region', { name: 'Nova transação' }))

test('a day that nobody chose is the new one, beside what is half typed, there or in a form that was left for another tab', async () => {
  const { midnight } = await openLate('transacoes')
  await userEvent.type(form().getByLabelText('Descrição'), 'Pão')
  await press('tab', 'Dicas')
  await midnight()
  await press('tab', 'Transações')
  expect(form().getByLabelText('Descrição')).toHaveValue('Pão')
  expect(form().getByLabelText('Data')).toHaveValue('2026-12-01')
  await userEvent.clear(form().getByLabelText('Descrição'))
  expect(form().getByLabelText('Data')).toHaveValue('2026-12-01')
})

test('a day that was chosen stays', async () => {
  const { midnight } = await openLate('transacoes')
  await userEvent.clear(form().getByLabelText('Data'))
  await userEvent.type(form().getByLabelText('Data'), '2026-11-28')
  await midnight()
  expect(form().getByLabelText('Data')).toHaveValue('2026-11-28')
})
