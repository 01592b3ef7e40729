import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

export async function openAccount(page: Page): Promise<void> {
  await page.goto('/conta')
  await expect(page.getByRole('heading', { level: 1, name: 'Meus dados' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeVisible()
}

/** Presses «Exportar»: the file's name and its text. */
export async function exportAll(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar' }).click(),
  ])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

/** Chooses a file for «Importar». */
export const chooseFile = (page: Page, text: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'caderno.json', mimeType: 'application/json', buffer: Buffer.from(text) })

/** Imports all that is ticked of the chosen file, and waits until it is there. */
export async function importAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Importar [\d.]+ registros?$/ }).click()
  await expect(page.getByText(/^Importação concluída: /)).toBeVisible()
}
