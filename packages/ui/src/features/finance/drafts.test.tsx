import { aFinancialGoal, createFakeFinances } from '@caderno/domain/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { arrived } from '../../../test/arrived.ts'
import { fakeServices } from '../../../test/fake-services.ts'
import { fill, openScreen } from '../../../test/open-screen.tsx'
import FinanceScreen from './FinanceScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })
const DEPOSIT = 'Quanto guardar para Bicicleta'

async function press(role: 'button' | 'tab', name: string): Promise<void> {
  const control = await screen.findByRole(role, { name })
  await act(() => userEvent.click(control))
  await arrived()
}

beforeEach(async () => {
  const finances = Promise.resolve(createFakeFinances({ books: { 'uid-ana': { entradas: [], saidas: [], metas: [aFinancialGoal({ descricao: 'Bicicleta', valor: 900, valorAtual: 100 })], orcamentos: [] } } }))
  await act(async () => void openScreen(FinanceScreen, fakeServices({ finances: () => finances }), '/financas'))
  await arrived()
})

test('a half-typed deposit waits while another tab is open, until it is put aside', async () => {
  await press('button', 'Guardar')
  await fill({ [DEPOSIT]: '25' })
  await press('tab', 'Dicas')
  expect(screen.queryByLabelText(DEPOSIT)).toBeNull()
  await press('tab', 'Visão geral')
  expect(await screen.findByLabelText(DEPOSIT)).toHaveValue('25,00')
  expect(screen.getByLabelText(DEPOSIT)).toHaveFocus()
  await act(() => userEvent.keyboard('{Enter}'))
  expect(await screen.findByText(/^R\$\s125,00 de R\$\s900,00$/)).toBeVisible()
  await press('tab', 'Dicas')
  await press('tab', 'Visão geral')
  expect(screen.queryByLabelText(DEPOSIT)).toBeNull()
})

describe('«Cancelar» of the limits', () => {
  beforeEach(() => press('button', 'Limites'))

  test('closes them at once while nothing is typed', async () => {
    await press('button', 'Cancelar')
    expect(screen.queryByLabelText('Moradia')).toBeNull()
  })

  test('asks before what was typed is thrown away', async () => {
    await fill({ Moradia: '700' })
    await press('button', 'Cancelar')
    expect(await screen.findByText('Descartar o que você digitou?')).toBeVisible()
    await press('button', 'Continuar editando')
    expect(screen.getByLabelText('Moradia')).toHaveValue('700,00')
    await press('button', 'Cancelar')
    await press('button', 'Descartar')
    expect(screen.queryByLabelText('Moradia')).toBeNull()
    await press('button', 'Limites')
    expect(await screen.findByLabelText('Moradia')).toHaveValue('')
  })
})
