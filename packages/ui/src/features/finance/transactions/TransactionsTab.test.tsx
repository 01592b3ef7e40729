import { addChanges, type FinanceStore } from '@caderno/domain/finance'
import { dataOf } from '@caderno/domain/kernel'
import { aTransaction, createFakeFinances } from '@caderno/domain/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { fakeServices } from '../../../../test/fake-services.ts'
import { arrived } from '../../../../test/arrived.ts'
import { fill, openScreen, press } from '../../../../test/open-screen.tsx'
import FinanceScreen from '../FinanceScreen.tsx'

vi.setConfig({ testTimeout: 120_000 })
const SOON = { timeout: 10_000 }
const OWNER = 'uid-ana'
const TODAY = '2026-11-20'
const bus = aTransaction({ id: 'onibus', descricao: 'Ônibus', valor: 4.4, data: TODAY })
const lunch = aTransaction({
  id: 'almoco',
  descricao: 'Almoço',
  categoria: 'Alimentação',
  valor: 18.5,
  data: TODAY,
})

const form = () => within(screen.getByRole('region', { name: 'Nova transação' }))
const row = (name: string) => within(screen.getByRole('listitem', { name }))
const begin = async (name: string, action: string) => {
  await act(() => userEvent.click(row(name).getByRole('button', { name: action })))
  await arrived()
}
const dialog = async () => within(await screen.findByRole('dialog', {}, SOON))
const leavingAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const booked = (finances: FinanceStore) => dataOf(finances.watch(OWNER).getSnapshot())!

async function open(transactions = [bus, lunch]): Promise<ReturnType<typeof createFakeFinances>> {
  const finances = createFakeFinances({ books: { [OWNER]: { saidas: transactions } } })
  await act(
    async () => void openScreen(FinanceScreen, fakeServices({ finances }), '/financas?aba=transacoes'),
  )
  await arrived()
  await screen.findByRole('button', { name: 'Adicionar transação' }, SOON)
  return finances
}
async function openTab(name: string): Promise<void> {
  await act(() => userEvent.click(screen.getByRole('tab', { name })))
  await arrived()
}
const elsewhere = (finances: FinanceStore, ...changes: Parameters<FinanceStore['change']>[1]) =>
  act(() => finances.change(OWNER, changes))

describe('a half-typed transaction', () => {
  test('waits while another tab is open, and leaving the page asks for it there too (B3)', async () => {
    const finances = await open()
    expect(leavingAsks()).toBe(false)
    await press('Mais detalhes')
    await userEvent.selectOptions(form().getByLabelText('Repetir'), 'parcelas')
    await userEvent.type(form().getByLabelText('Número de parcelas'), '3')
    await openTab('Metas')
    await screen.findByRole('button', { name: 'Adicionar meta' }, SOON)
    expect(leavingAsks()).toBe(true)
    await elsewhere(finances, ...addChanges([aTransaction({ id: 'outra' })]))
    await openTab('Transações')
    await screen.findByRole('button', { name: 'Adicionar transação' }, SOON)
    expect(form().getByLabelText('Número de parcelas')).toHaveValue('3')
    await userEvent.selectOptions(form().getByLabelText('Repetir'), 'nao')
    await userEvent.selectOptions(form().getByLabelText('Repetir'), 'parcelas')
    await userEvent.clear(form().getByLabelText('Número de parcelas'))
    await userEvent.selectOptions(form().getByLabelText('Repetir'), 'nao')
    expect(leavingAsks()).toBe(false)
  })

  test('is added once however often the button is pressed, and the form waits for the next one', async () => {
    const finances = await open([])
    const release = finances.holdNext()
    await userEvent.type(form().getByLabelText('Descrição'), 'Livro')
    await userEvent.selectOptions(form().getByLabelText('Categoria'), 'Faculdade')
    await userEvent.type(form().getByLabelText('Valor'), '1.234,5{Enter}{Enter}')
    expect(screen.getByRole('button', { name: 'Adicionar transação' })).toHaveAttribute('aria-busy', 'true')
    await act(async () => release())
    await waitFor(() => expect(form().getByLabelText('Descrição')).toHaveValue(''))
    expect(form().getByLabelText('Descrição')).toHaveFocus()
    expect(booked(finances).saidas).toMatchObject([
      { descricao: 'Livro', valor: 1_234.5, categoria: 'Faculdade', data: TODAY },
    ])
  })
})

test('an account that is too long is unfolded and refused, and no account is no field (I16)', async () => {
  const finances = await open([])
  const add = async (descricao: string, conta: string) => {
    await fill({ Descrição: descricao, Valor: '5' })
    await userEvent.selectOptions(form().getByLabelText('Categoria'), 'Lazer')
    if (conta) {
      if (!form().queryByLabelText('Conta')) await press('Mais detalhes')
      await fill({ Conta: conta })
    }
    await press('Adicionar transação')
  }
  await add('Cinema', '')
  await waitFor(() => expect(booked(finances).saidas).toHaveLength(1))
  expect(booked(finances).saidas[0]).not.toHaveProperty('conta')
  await add('Show', 'x'.repeat(61))
  await press('Mais detalhes')
  await press('Adicionar transação')
  expect(form().getByLabelText('Conta')).toHaveFocus()
  expect(form().getByLabelText('Conta')).toHaveAccessibleDescription('Use no máximo 60 caracteres')
  await userEvent.clear(form().getByLabelText('Conta'))
  await fill({ Conta: ' Nubank ' })
  await press('Adicionar transação')
  await waitFor(() => expect(booked(finances).saidas).toHaveLength(2))
  expect(booked(finances).saidas).toContainEqual(
    expect.objectContaining({ descricao: 'Show', conta: 'Nubank' }),
  )
  await waitFor(() => expect(form().getByLabelText('Conta')).toHaveValue(''))
})

describe('an edit', () => {
  test('writes what was typed, and leaves what another tab changed meanwhile', async () => {
    const finances = await open()
    await begin('Almoço', 'Editar')
    const edit = await dialog()
    await userEvent.clear(edit.getByLabelText('Valor'))
    await userEvent.type(edit.getByLabelText('Valor'), '20')
    await elsewhere(finances, { list: 'saidas', put: { ...lunch, descricao: 'Almoço no campus' } })
    expect(edit.getByLabelText('Valor')).toHaveValue('20')
    expect(leavingAsks()).toBe(true)
    await userEvent.click(edit.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(booked(finances).saidas).toContainEqual({ ...lunch, descricao: 'Almoço no campus', valor: 20 }),
    )
    expect(screen.getByText('Alterações salvas.')).toBeVisible()
  })

  test('says another account, takes it out, and is taken back with it (I16)', async () => {
    const finances = await open([bus, { ...lunch, conta: 'Nubank', origem: 'a.b' }])
    const account = async (conta: string) => {
      await begin('Almoço', 'Editar')
      const edit = await dialog()
      await userEvent.clear(edit.getByLabelText('Conta'))
      // Pasted, because each key draws the whole page.
      if (conta) await userEvent.paste(conta)
      await userEvent.click(edit.getByRole('button', { name: 'Salvar' }))
      return edit
    }
    await account('Inter')
    await waitFor(() => expect(row('Almoço').getByText('Alimentação · Inter')).toBeVisible())
    await account('')
    await waitFor(() => expect(row('Almoço').getByText('Alimentação')).toBeVisible())
    expect(booked(finances).saidas.find(({ id }) => id === lunch.id)).toStrictEqual({
      ...lunch,
      origem: 'a.b',
      extrato: 'Nubank',
    })
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(row('Almoço').getByText('Alimentação · Inter')).toBeVisible())
    const edit = await account('x'.repeat(61))
    expect(edit.getByLabelText('Conta')).toHaveAccessibleDescription('Use no máximo 60 caracteres')
  })

  test('wins over a removal in another tab (D7)', async () => {
    const finances = await open()
    await begin('Almoço', 'Editar')
    const edit = await dialog()
    await elsewhere(finances, { list: 'saidas', remove: lunch.id })
    await userEvent.selectOptions(edit.getByLabelText('Tipo'), 'entrada')
    expect(edit.getByLabelText('Categoria')).toHaveValue('')
    await userEvent.selectOptions(edit.getByLabelText('Categoria'), 'Reembolso')
    await userEvent.click(edit.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(booked(finances).entradas).toMatchObject([
        { ...lunch, tipo: 'entrada', categoria: 'Reembolso' },
      ]),
    )
    expect(booked(finances).saidas).toEqual([bus])
    expect(screen.getByText('Esta transação tinha sido removida em outro lugar e voltou.')).toBeVisible()
  })
})

test('a removal leads the focus to the row beside it, and back to the row when it is taken back', async () => {
  await open()
  await begin('Almoço', 'Remover')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Remover' }))
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Ônibus' })).toHaveFocus())
  expect(screen.queryByRole('listitem', { name: 'Almoço' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Almoço' })).toHaveFocus())
})

test('a removal that is taken back with Ctrl+Z leads the focus from the row beside it to the row (D7)', async () => {
  await open()
  await begin('Almoço', 'Remover')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Remover' }))
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Ônibus' })).toHaveFocus())
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Almoço' })).toHaveFocus())
})

test('each of several Ctrl+Z leads to the row that it brings back (D7)', async () => {
  await open()
  for (const name of ['Almoço', 'Ônibus']) {
    await begin(name, 'Remover')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Remover' }))
    await waitFor(() => expect(screen.queryByRole('listitem', { name })).toBeNull())
  }
  for (const name of ['Ônibus', 'Almoço']) {
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(screen.getByRole('listitem', { name })).toHaveFocus())
  }
})

test('the last removal leads to the list that is empty now (D7)', async () => {
  await open([lunch])
  await fill({ 'Buscar transação': 'alm' })
  await begin('Almoço', 'Remover')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Remover' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Transações' })).toHaveFocus())
  expect(screen.getByRole('button', { name: 'Preencher a primeira' })).toBeVisible()
})

describe('a removal of what another tab (D7, B8)', () => {
  const confirm = async (elsewhereMade: Parameters<FinanceStore['change']>[1], scope?: string) => {
    const finances = await open(scope ? series : undefined)
    await userEvent.click(row(scope ? 'Tênis' : 'Almoço').getByRole('button', { name: 'Remover' }))
    const asked = await dialog()
    if (scope) await userEvent.click(asked.getByLabelText(scope))
    await elsewhere(finances, ...elsewhereMade)
    await userEvent.click(asked.getByRole('button', { name: 'Remover' }))
    return booked(finances)
  }
  const series = [1, 2, 3].map((parcela) => ({
    ...bus,
    id: `t${parcela}`,
    descricao: 'Tênis',
    grupo: 'g',
    parcela,
    parcelas: 3,
    data: `2026-1${parcela - 1}-20`,
  }))

  test('has removed says so, without a way back', async () => {
    await confirm([{ list: 'saidas', remove: lunch.id }])
    expect(await screen.findByText('Esta transação já tinha sido removida em outro lugar.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  })

  test('has made an income of removes that', async () => {
    expect(
      (
        await confirm([
          { list: 'saidas', remove: lunch.id },
          { list: 'entradas', put: { ...lunch, tipo: 'entrada', categoria: 'Outros' } },
        ])
      ).entradas,
    ).toEqual([])
  })

  test('has removed of a repetition does not count it', async () => {
    await confirm([{ list: 'saidas', remove: 't2' }], 'Todas')
    expect(await screen.findByText('2 transações removidas.')).toBeVisible()
  })
})

test.each([
  ['almoço', ''],
  ['zzz', ', fora do filtro'],
])('what is booked while «%s» is searched says where it stands (B8)', async (text, where) => {
  await open()
  await fill({ 'Buscar transação': text })
  await userEvent.click(screen.getByRole('textbox', { name: 'Lançamento rápido' }))
  await userEvent.paste('18,50 almoço 02/10')
  await userEvent.keyboard('{Enter}')
  expect(
    await screen.findByText(
      new RegExp(`^Saída de R\\$\\s18,50 lançada em outubro de 2026${where}: almoço\\.$`),
    ),
  ).toBeVisible()
})
