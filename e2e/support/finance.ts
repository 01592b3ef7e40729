import { expect, type Page } from '@playwright/test'

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
