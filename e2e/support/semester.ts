import { whenStored } from './page.ts'
import { expect, type Page } from '@playwright/test'

export async function openSemester(page: Page, aba = 'semana'): Promise<void> {
  await page.goto(`/semestre?aba=${aba}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Semestre' })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** One subject a line. */
export async function pasteTimetable(page: Page, ...lines: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Colar horário' }).click()
  const dialog = page.getByRole('dialog', { name: 'Colar horário' })
  await dialog.getByRole('textbox', { name: 'Uma disciplina por linha' }).fill(lines.join('\n'))
  await dialog.getByRole('button', { name: /^Adicionar \d+ disciplinas?$/ }).click()
  await expect(dialog).toBeHidden()
  await whenStored(page)
}

export const subject = (page: Page, name: string) => page.getByRole('article', { name })
export const assessmentLine = (page: Page) =>
  page.getByRole('textbox', { name: 'Prova ou trabalho em uma linha' })
export const dialog = (page: Page) => page.getByRole('dialog')
