import { budgetId } from '@caderno/domain/finance'
import { dataOf } from '@caderno/domain/kernel'
import { aTransaction, createFakeFinances, fakeClock } from '@caderno/domain/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { arrived } from '../../../test/arrived.ts'
import { fakeServices } from '../../../test/fake-services.ts'
import { fill, openScreen } from '../../../test/open-screen.tsx'
import FinanceScreen from './FinanceScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })

/** The page on the last evening of November; `wait` is how it becomes December. */
async function openLate(tab: string) {
  const clock = fakeClock('2026-11-30T23:59:00')
  const finances = createFakeFinances({
    clock,
    books: { 'uid-ana': { saidas: [aTransaction({ data: '2026-11-20' })] } },
  })
  await act(
    async () => void openScreen(FinanceScreen, fakeServices({ clock, finances }), `/financas?aba=${tab}`),
  )
  await arrived()
  const midnight = async () => {
    await clock.wait(120_000)
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    await arrived()
  }
  return { finances, midnight }
}
async function press(role: 'button' | 'tab', name: string): Promise<void> {
  const control = await screen.findByRole(role, { name })
  await act(() => userEvent.click(control))
  await arrived()
}
const form = () => within(screen.getByRole('region', { name: 'Nova transação' }))

test('a day that nobody chose is the new one, beside what is half typed, there or in a form that was left for another tab (D10)', async () => {
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

test('half-typed limits stay about their month, and the focus in its field, when the page turns to another (D10)', async () => {
  const { finances, midnight } = await openLate('visaoGeral')
  await press('button', 'Limites')
  await fill({ Transporte: '90' })
  await midnight()
  expect(screen.getByText('dezembro de 2026')).toBeVisible()
  expect(screen.getByLabelText('Transporte')).toHaveFocus()
  expect(screen.getByText(/de novembro de 2026 em diante/)).toBeVisible()
  await press('tab', 'Dicas')
  await press('tab', 'Visão geral')
  expect(await screen.findByLabelText('Transporte')).toHaveValue('90,00')
  expect(screen.getByLabelText('Moradia')).not.toHaveFocus()
  await press('button', 'Salvar')
  expect(dataOf(finances.watch('uid-ana').getSnapshot())?.orcamentos).toEqual([
    { id: budgetId('2026-11', 'Transporte'), categoria: 'Transporte', mes: '2026-11', valor: 90 },
  ])
})

test('limits in which nothing is typed turn to the month with the page, and the focus stays in its field (D10)', async () => {
  const { finances, midnight } = await openLate('visaoGeral')
  await press('button', 'Limites')
  await act(() => userEvent.click(screen.getByLabelText('Transporte')))
  await act(() =>
    finances.change('uid-ana', [
      {
        list: 'orcamentos',
        put: { id: budgetId('2026-12', 'Saúde'), categoria: 'Saúde', mes: '2026-12', valor: 50 },
      },
    ]),
  )
  expect(screen.getByLabelText('Saúde')).toHaveValue('')
  await midnight()
  expect(screen.getByText(/de dezembro de 2026 em diante/)).toBeVisible()
  expect(screen.getByLabelText('Saúde')).toHaveValue('50,00')
  expect(screen.getByLabelText('Transporte')).toHaveFocus()
})
