import { aFinancialGoal, createFakeFinances } from '@caderno/domain/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { arrived } from '../../../../test/arrived.ts'
import { fakeServices } from '../../../../test/fake-services.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import FinanceScreen from '../FinanceScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })
const bike = aFinancialGoal({ descricao: 'Bicicleta', valor: 900, valorAtual: 100 })

test.each([['Guardar', 'Valor', '25'], ['Atualizar valor', 'Valor atual', '125'], ['Editar', 'Descrição', 'Bicicleta azul']])(
  '«%s» brings a goal back that was removed elsewhere, and says so', async (action, label, typed) => {
    const finances = createFakeFinances({ books: { 'uid-ana': { metas: [bike] } } })
    await act(async () => void openScreen(FinanceScreen, fakeServices({ finances: () => Promise.resolve(finances) }), '/financas?aba=metas'))
    await arrived()
    const goal = within(await screen.findByRole('article', { name: 'Bicicleta' }))
    await act(() => userEvent.click(goal.getByRole('button', { name: action })))
    await arrived()
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }))
    await act(() => finances.change('uid-ana', [{ list: 'metas', remove: bike.id }]))
    await userEvent.clear(dialog.getByLabelText(label))
    await userEvent.type(dialog.getByLabelText(label), typed)
    await userEvent.click(dialog.getByRole('button', { name: /^(Guardar|Salvar)$/ }))
    expect(await screen.findByText('Esta meta tinha sido removida em outro lugar e voltou.')).toBeVisible()
    expect(screen.getByRole('article', { name: /^Bicicleta/ })).toBeVisible()
  },
)
