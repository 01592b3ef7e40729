import { expect, type Locator, type Page } from '@playwright/test'
import { field } from './page.ts'

export const applications = (page: Page) => page.getByRole('region', { name: 'Candidaturas', exact: true })
/** One application, by its vaga. */
export const application = (page: Page, vaga: string) =>
  applications(page).getByRole('article', { name: vaga })
export const column = (page: Page, fase: string) => applications(page).getByRole('region', { name: fase })
const FORM = { name: /^(Nova candidatura|Editar candidatura)/ }
/** The form that stands open, in either mode; on a phone it is a dialog behind a button. */
export const form = (page: Page) => page.getByRole('region', FORM).or(page.getByRole('dialog', FORM))
const opener = (page: Page) => page.getByRole('button', { name: /^(Nova candidatura|Escrever a primeira)$/ })

/** Opens the form where it is behind its button. */
export async function openForm(page: Page): Promise<void> {
  await expect(form(page).or(opener(page)).first()).toBeVisible()
  if (!(await form(page).isVisible())) await opener(page).click()
}

export async function openApplications(page: Page): Promise<void> {
  await page.goto('/carreira')
  await expect(page.getByRole('heading', { level: 1, name: 'Carreira' })).toBeVisible()
  await expect(form(page).or(opener(page)).first()).toBeVisible()
}

/** Fills fields of the form, unfolding it for those that are folded; a date or a text. */
export async function type(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await openForm(page)
  for (const [label, text] of Object.entries(values)) {
    const input = field(form(page), label)
    if (!(await input.isVisible())) await form(page).getByRole('button', { name: 'Mais detalhes' }).click()
    await input.fill(text)
  }
}

/** Adds an application and waits until it stands in the list or on the board. */
export async function addApplication(
  page: Page,
  vaga: string,
  empresa: string,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  await type(page, { Empresa: empresa, Vaga: vaga, ...details })
  await form(page).getByRole('button', { name: 'Adicionar candidatura' }).click()
  await expect(application(page, vaga)).toBeAttached()
  // What is added stands in the list a moment before a phone's dialog is gone.
  await expect(page.getByRole('dialog', FORM)).toBeHidden()
  if (await opener(page).isHidden()) await expect(field(form(page), 'Empresa')).toHaveValue('')
}

export const phase = (article: Locator) => article.getByLabel('Fase')

export async function chooseView(page: Page, view: 'Lista' | 'Quadro'): Promise<void> {
  await page.locator('label', { hasText: view }).click()
  await expect(page.getByRole('radio', { name: view })).toBeChecked()
}

/** The figure of a statistic card. */
export const figure = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd')
