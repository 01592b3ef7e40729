import { expect, type Locator, type Page } from '@playwright/test'
import { field } from './page.ts'

export const shelf = (page: Page) => page.getByRole('region', { name: 'Estante' })
/** One item of the shelf, by its title. */
export const item = (page: Page, title: string) => shelf(page).getByRole('article', { name: title })
export const dialog = (page: Page) => page.getByRole('dialog')

/** The shelf of whoever is signed in. */
export async function openReading(page: Page): Promise<void> {
  await page.goto('/leitura')
  await expect(page.getByRole('heading', { level: 1, name: 'Leitura' })).toBeVisible()
}

/** Adds an item through the dialog and waits until it stands on the shelf. */
export async function add(
  page: Page,
  title: string,
  details: Partial<
    Record<
      | 'Autor'
      | 'Total de páginas'
      | 'Páginas lidas'
      | 'Data de início'
      | 'Data de término'
      | 'Link de compra',
      string
    >
  > = {},
): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar item' }).click()
  await field(dialog(page), 'Título').fill(title)
  for (const [label, text] of Object.entries(details)) {
    const input = field(dialog(page), label)
    if (!(await input.isVisible())) await dialog(page).getByRole('button', { name: 'Mais detalhes' }).click()
    await input.fill(text)
  }
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(item(page, title)).toBeVisible()
}

export async function more(
  page: Page,
  article: Locator,
  choice: 'Anotações' | 'Editar' | 'Ler de novo' | 'Remover',
): Promise<void> {
  await article.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: choice }).click()
}
