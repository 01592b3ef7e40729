import { depositChanges } from '@caderno/domain/finance'
import { dataOf } from '@caderno/domain/kernel'
import { aFinancialGoal, createFakeFinances, fakeIds } from '@caderno/domain/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { arrived } from '../../../../test/arrived.ts'
import { fakeServices } from '../../../../test/fake-services.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import FinanceScreen from '../FinanceScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })
const bike = aFinancialGoal({ descricao: 'Bicicleta', valor: 900, valorAtual: 100 })

async function openDialog(action: string) {
  const finances = createFakeFinances({ books: { 'uid-ana': { metas: [bike] } } })
  await act(async () => void openScreen(FinanceScreen, fakeServices({ finances }), '/financas?aba=metas'))
  await arrived()
  const goal = within(await screen.findByRole('article', { name: 'Bicicleta' }))
  await act(() => userEvent.click(goal.getByRole('button', { name: action })))
  await arrived()
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }))
  return {
    finances,
    dialog,
    save: () => userEvent.click(dialog.getByRole('button', { name: /^(Guardar|Salvar|Remover)$/ })),
  }
}

test.each([
  ['Guardar', 'Valor', '25'],
  ['Atualizar valor', 'Valor atual', '125'],
  ['Editar', 'Descrição', 'Bicicleta azul'],
])(
  '«%s» brings a goal back that was removed elsewhere, and says so (D7, B3)',
  async (action, label, typed) => {
    const { finances, dialog, save } = await openDialog(action)
    await act(() => finances.change('uid-ana', [{ list: 'metas', remove: bike.id }]))
    await userEvent.clear(dialog.getByLabelText(label))
    await userEvent.type(dialog.getByLabelText(label), typed)
    await save()
    expect(await screen.findByText('Esta meta tinha sido removida em outro lugar e voltou.')).toBeVisible()
    expect(screen.getByRole('article', { name: /^Bicicleta/ })).toBeVisible()
  },
)

test('«Atualizar valor» follows what another tab puts aside until it is typed over, and writes nothing of its own (D7, B3)', async () => {
  const { finances, dialog, save } = await openDialog('Atualizar valor')
  await act(() => finances.change('uid-ana', depositChanges(bike, 50, '2026-11-20', { ids: fakeIds() })))
  const field = dialog.getByLabelText<HTMLInputElement>('Valor atual')
  expect(field).toHaveValue('150,00')
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('150,00')
  await save()
  expect(dataOf(finances.watch('uid-ana').getSnapshot())?.metas).toMatchObject([
    { valorAtual: 150, depositos: [{ valor: 50 }] },
  ])
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
})

test('«Remover» of a goal that another tab has removed says so, without a way back (D7, B3)', async () => {
  const { finances, save } = await openDialog('Remover')
  await act(() => finances.change('uid-ana', [{ list: 'metas', remove: bike.id }]))
  await save()
  expect(await screen.findByText('Esta meta já tinha sido removida em outro lugar.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
})
