import { addMonths } from '@caderno/domain/kernel'
import type { Page } from '@playwright/test'
import { whenStored } from './support/career.ts'
import { book, openFinances } from './support/finance.ts'
import { expect, field, test } from './support/test.ts'
import { today } from './support/today.ts'

test.use({ as: 'student' })

/** It stays while it is pointed at. */
const undo = (page: Page) => page.getByRole('button', { name: 'Desfazer' })
const dialog = (page: Page) => page.getByRole('dialog')
const goal = (page: Page) => page.getByRole('article', { name: 'Notebook' })

async function putAside(page: Page, amount: string): Promise<void> {
  await goal(page).getByRole('button', { name: 'Guardar' }).click()
  await field(dialog(page), 'Valor').fill(amount)
  await dialog(page).getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog(page)).toBeHidden()
}

test('a deposit is taken back alone while another tab puts aside for the same goal', async ({ page, context }) => {
  await page.goto('/financas?aba=metas')
  const form = page.getByRole('region', { name: 'Nova meta' })
  await field(form, 'Descrição').fill('Notebook')
  await field(form, 'Valor total').fill('3500')
  await field(form, 'Data-alvo').fill(addMonths(await today(page), 10))
  await form.getByRole('button', { name: 'Adicionar meta' }).click()
  const other = await context.newPage()
  await other.goto('/financas?aba=metas')
  await putAside(page, '30')
  await undo(page).hover()
  await expect(goal(other).getByText('R$ 30,00 de R$ 3.500,00')).toBeVisible()
  await putAside(other, '5')
  await expect(goal(page).getByText('R$ 35,00 de R$ 3.500,00')).toBeVisible()
  await undo(page).click()
  for (const tab of [page, other]) await expect(goal(tab).getByText('R$ 5,00 de R$ 3.500,00')).toBeVisible()
  await expect(goal(page).getByText('1 depósito')).toBeVisible()
})

test('what another tab changed since is left as it is, and that is told', async ({ page, context }) => {
  await openFinances(page)
  const other = await context.newPage()
  await other.goto('/financas?aba=transacoes')
  await book(page, '12 cinema')
  await whenStored(page)
  await undo(page).hover()
  const row = other.getByRole('listitem', { name: /cinema/ })
  await row.getByRole('button', { name: 'Editar' }).click()
  await field(dialog(other), 'Valor').fill('15')
  await dialog(other).getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText(/15,00/).first()).toBeVisible()
  await undo(page).click()
  await expect(page.getByText('Este lançamento mudou de novo depois disso. Nada foi desfeito.')).toBeVisible()
  await expect(undo(page)).toBeHidden()
  await expect(page.getByText(/15,00/).first()).toBeVisible()
})
