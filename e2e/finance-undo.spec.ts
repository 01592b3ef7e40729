import type { Page } from '@playwright/test'
import { beginToSave, book, openFinances, putAside, savingsGoal as goal } from './support/finance.ts'
import { whenStored } from './support/page.ts'
import { expect, field, test } from './support/test.ts'

test.use({ as: 'student' })

/** It stays while it is pointed at. */
const undo = (page: Page) => page.getByRole('button', { name: 'Desfazer' })
const dialog = (page: Page) => page.getByRole('dialog')
test('a deposit is taken back alone while another tab puts aside for the same goal (D24)', async ({
  page,
  context,
}) => {
  await beginToSave(page)
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

test('what another tab changed since is left as it is, and that is told (D24)', async ({ page, context }) => {
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
