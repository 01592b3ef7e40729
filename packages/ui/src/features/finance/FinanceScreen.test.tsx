import { createFakeFinances, fakeClock } from '@caderno/domain/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServices } from '../../../test/fake-services.ts'
import { arrived } from '../../../test/arrived.ts'
import { address, openScreen } from '../../../test/open-screen.tsx'
import FinanceScreen from './FinanceScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })
/** Awaited: what it opens may suspend. */
async function press(button: HTMLElement): Promise<void> {
  await act(async () => void fireEvent.click(button))
  await arrived()
}

test('a page that is left open over midnight turns to the new day and month (§2.3, D10, B8)', async () => {
  const clock = fakeClock('2026-11-30T23:59:00')
  const finances = createFakeFinances({ clock })
  await act(
    async () => void openScreen(FinanceScreen, fakeServices({ clock, finances }), '/financas?aba=transacoes'),
  )
  await arrived()
  expect(await screen.findByText('novembro de 2026')).toBeVisible()
  await clock.wait(120_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('dezembro de 2026')).toBeVisible()

  await press(screen.getByRole('button', { name: 'Mês anterior' }))
  expect(address()).toBe('/financas?aba=transacoes&mes=2026-11')
  expect(screen.getByText(/neste mês$/)).toBeVisible()
  // Goals are of no month: the line is of the current one, and the address keeps the one that was chosen.
  await press(screen.getByRole('tab', { name: 'Metas' }))
  expect(address()).toBe('/financas?aba=metas&mes=2026-11')
  expect(screen.queryByRole('button', { name: 'Próximo mês' })).toBeNull()
  expect(screen.queryByText(/neste mês$/)).toBeNull()
  await press(screen.getByRole('tab', { name: 'Transações' }))
  await press(screen.getByRole('button', { name: 'Próximo mês' }))
  expect(address()).toBe('/financas?aba=transacoes')
})

test('at the ends of the calendar the month stays, and the focus on its arrow (§2.3, B8)', async () => {
  const finances = createFakeFinances()
  await act(
    async () =>
      void openScreen(FinanceScreen, fakeServices({ finances }), '/financas?aba=transacoes&mes=9999-11'),
  )
  await arrived()
  const next = await screen.findByRole('button', { name: 'Próximo mês' })
  next.focus()
  for (const opened of ['dezembro de 9999', 'dezembro de 9999']) {
    await press(next)
    expect(screen.getByText(opened)).toBeVisible()
    expect(next).toHaveFocus()
  }
  expect(next).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('button', { name: 'Mês anterior' })).not.toHaveAttribute('aria-disabled')
})
