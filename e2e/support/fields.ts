import type { Locator, Page } from '@playwright/test'

/** The input, textarea or select with exactly this label; the mark of a required field does not count. */
export function field(scope: Page | Locator, label: string): Locator {
  const exactly = new RegExp(`^${label.replaceAll(/[/()]/g, '\\$&')}\\s*\\*?$`)
  return scope.getByLabel(exactly).and(scope.locator('input, textarea, select'))
}

/** Picks an option of a native or a drawn select. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const control = field(page, label)
  if (await control.evaluate((element) => element.tagName === 'SELECT')) {
    await control.selectOption({ label: option })
    return
  }
  await control.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
