import { expect, type Locator, type Page } from '@playwright/test'
import { choose, field } from './page.ts'

export type CareerTab = 'estagios' | 'networking' | 'desenvolvimento'

/** The career page of whoever is here, once its tab is there. */
export async function openCareer(page: Page, tab: CareerTab): Promise<void> {
  await page.goto(`/carreira?aba=${tab}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Carreira' })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** The storage banner with exactly these words. */
export const banner = (page: Page, words: string): Locator =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${words}$`) })

export const goalList = (
  page: Page,
  term: 'Curto prazo (até 6 meses)' | 'Longo prazo (mais de 6 meses)',
): Locator => page.getByRole('region', { name: term })
/** One goal, in whichever list it is. */
export const goal = (page: Page, text: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: text, exact: true }) })
export const contact = (page: Page, name: string): Locator => page.getByRole('article', { name })
export const dialog = (page: Page): Locator => page.getByRole('dialog')

export async function addGoal(
  page: Page,
  text: string,
  { day, term }: { day?: string; term?: string } = {},
): Promise<void> {
  // On a phone the form is behind its button.
  const opener = page.getByRole('button', { name: 'Nova meta' })
  await expect(field(page, 'Meta').or(opener)).toBeVisible()
  if (await opener.isVisible()) await opener.click()
  await field(page, 'Meta').fill(text)
  if (day) await field(page, 'Data-alvo').fill(day)
  if (term) await choose(page, 'Prazo', term)
  await page.getByRole('button', { name: 'Adicionar meta' }).click()
  await expect(goal(page, text)).toBeVisible()
}

export async function addContact(
  page: Page,
  name: string,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar contato' }).click()
  await field(dialog(page), 'Nome').fill(name)
  for (const [label, text] of Object.entries(details)) await field(dialog(page), label).fill(text)
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(contact(page, name)).toBeVisible()
}

export async function remove(page: Page, record: Locator, question: string): Promise<void> {
  await record.getByRole('button', { name: 'Remover' }).click()
  await expect(dialog(page).getByText(question)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Remover' }).click()
  await expect(record).toBeHidden()
}
