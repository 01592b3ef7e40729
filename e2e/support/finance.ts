import { addMonths } from '@caderno/domain/kernel'
import { expect, type Page } from '@playwright/test'
import { field, today } from './page.ts'

export const quickLine = (page: Page) => page.getByRole('textbox', { name: 'Lançamento rápido' })

/** The finances of whoever is here, once the first tab is there. */
export async function openFinances(page: Page): Promise<void> {
  await page.goto('/financas')
  await expect(page.getByRole('heading', { level: 1, name: 'Finanças' })).toBeVisible()
  await expect(quickLine(page)).toBeVisible()
}

/** Books each as it is typed: «18,50 almoço». */
export async function book(page: Page, ...lines: readonly string[]): Promise<void> {
  for (const text of lines) {
    await quickLine(page).fill(text)
    await quickLine(page).press('Enter')
    await expect(quickLine(page)).toHaveValue('')
  }
}

export const savingsGoal = (page: Page) => page.getByRole('article', { name: 'Notebook' })

/** Begins to save for a notebook, on the tab of the goals. */
export async function beginToSave(page: Page): Promise<void> {
  await page.goto('/financas?aba=metas')
  const form = page.getByRole('region', { name: 'Nova meta' })
  await field(form, 'Descrição').fill('Notebook')
  await field(form, 'Valor total').fill('3500')
  await field(form, 'Data-alvo').fill(addMonths(await today(page), 10))
  await form.getByRole('button', { name: 'Adicionar meta' }).click()
}

export async function putAside(page: Page, amount: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await savingsGoal(page).getByRole('button', { name: 'Guardar' }).click()
  await field(dialog, 'Valor').fill(amount)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
}
