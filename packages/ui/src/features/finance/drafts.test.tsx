import { aFinancialGoal, aSession, createFakeFinances, settledQuery } from '@caderno/domain/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { arrived } from '../../../test/arrived.ts'
import { fakeServices } from '../../../test/fake-services.ts'
import { fill, openScreen } from '../../../test/open-screen.tsx'
import type { Services } from '../../hooks/services.tsx'
import FinanceScreen from './FinanceScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })
const DEPOSIT = 'Quanto guardar para Bicicleta'

async function press(role: 'button' | 'tab', name: string): Promise<void> {
  const control = await screen.findByRole(role, { name })
  await act(() => userEvent.click(control))
  await arrived()
}

const open = async (services: Services, at = '/financas') => {
  const { unmount } = await act(async () => openScreen(FinanceScreen, services, at))
  await arrived()
  return unmount
}
let services: Services
let leave: () => void
beforeEach(async () => {
  const finances = createFakeFinances({
    books: {
      'uid-ana': {
        entradas: [],
        saidas: [],
        metas: [aFinancialGoal({ descricao: 'Bicicleta', valor: 900, valorAtual: 100 })],
        orcamentos: [],
      },
    },
  })
  services = fakeServices({ finances })
  leave = await open(services)
})

test('a half-typed deposit waits while another tab is open, until it is put aside (B3)', async () => {
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

test('what is half typed is found again after a look at another page, by its owner alone (B3)', async () => {
  await press('tab', 'Metas')
  await fill({ Descrição: 'Violão' })
  leave()
  leave = await open(services, '/financas?aba=metas')
  expect(screen.getByLabelText('Descrição')).toHaveValue('Violão')
  leave()
  leave = await open(
    Object.assign(services, { session: settledQuery(aSession({ uid: 'uid-bia' })) }),
    '/financas?aba=metas',
  )
  expect(screen.getByLabelText('Descrição')).toHaveValue('')
})

test('a dialog that was half typed stands open again after its page went, by its owner alone (B3)', async () => {
  await press('tab', 'Metas')
  await press('button', 'Editar')
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Editar meta' }))
  const name = (await dialog()).getByLabelText('Descrição')
  await act(() => userEvent.type(name, ' nova'))
  leave()
  const own = services.session
  leave = await open(
    Object.assign(services, { session: settledQuery(aSession({ uid: 'uid-bia' })) }),
    '/financas?aba=metas',
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  leave()
  leave = await open(Object.assign(services, { session: own }), '/financas?aba=metas')
  expect((await dialog()).getByLabelText('Descrição')).toHaveValue('Bicicleta nova')
  await press('button', 'Cancelar')
  await press('button', 'Descartar')
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus())
  await press('button', 'Editar')
  const again = (await dialog()).getByLabelText('Descrição')
  await act(() => userEvent.type(again, ' nova'))
  leave()
  leave = await open(services, '/financas?aba=metas')
  await press('button', 'Salvar')
  expect(await screen.findByRole('heading', { name: 'Bicicleta nova' })).toBeVisible()
  leave()
  leave = await open(services, '/financas?aba=metas')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what is searched stays while another tab is open, and leaving the page asks for nothing', async () => {
  await press('tab', 'Transações')
  await userEvent.type(screen.getByRole('textbox', { name: 'Lançamento rápido' }), '5 pão{Enter}')
  await fill({ 'Buscar transação': 'xyz' })
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  await press('tab', 'Dicas')
  await press('tab', 'Transações')
  expect(screen.getByLabelText('Buscar transação')).toHaveValue('xyz')
})

test.each(['Guardar', 'Escape'])('«%s» closes the line of a deposit, and keeps its amount', async (key) => {
  await press('button', 'Guardar')
  await fill({ [DEPOSIT]: '25' })
  if (key === 'Escape') await act(() => userEvent.keyboard('{Escape}'))
  else await press('button', 'Guardar')
  expect(screen.queryByLabelText(DEPOSIT)).toBeNull()
  expect(screen.getByRole('button', { name: 'Guardar' })).toHaveFocus()
  await press('button', 'Guardar')
  expect(screen.getByLabelText<HTMLInputElement>(DEPOSIT).value).toMatch(/^25/)
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
