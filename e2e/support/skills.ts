import { expect, type Locator, type Page } from '@playwright/test'
import { field } from './page.ts'

/** One skill, by its name. */
export const skill = (page: Page, name: string) => page.getByRole('article', { name })
/** Today's check-in. */
export const tick = (row: Locator) => row.getByRole('button', { name: 'Check-in de hoje' })
/** The last seven days, today last. */
export const days = (row: Locator) => row.getByRole('group', { name: 'Últimos 7 dias' }).getByRole('button')

/** The skills of whoever is signed in. */
export async function openSkills(page: Page): Promise<void> {
  await page.goto('/habilidades')
  await expect(page.getByRole('heading', { level: 1, name: 'Habilidades' })).toBeVisible()
}

/** Adds a skill through the dialog and waits until it stands in the list. */
export async function addSkill(page: Page, name: string, description = 'Um pouco por dia'): Promise<void> {
  await page.getByRole('button', { name: 'Nova habilidade' }).first().click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'Nome').fill(name)
  await field(dialog, 'Descrição').fill(description)
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(skill(page, name)).toBeVisible()
}

export const dialog = (page: Page) => page.getByRole('dialog')

export async function more(
  page: Page,
  name: string,
  choice: 'Detalhes' | 'Pular hoje' | 'Não pular hoje' | 'Pausar' | 'Editar' | 'Remover',
): Promise<void> {
  await skill(page, name).getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: choice, exact: true }).click()
}
