import { expect, type Locator, type Page } from '@playwright/test'

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

/** The calendar day where the browser is, which need not be the one where the tests run. */
export const today = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [new Date().getFullYear(), new Date().getMonth() + 1, new Date().getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-'),
  )

/** What the header says of the changes, also while a dialog hides it from everybody else. */
export const badge = (page: Page, label: string): Locator =>
  page.locator(`header button[data-kind][aria-label="${label}"]`)
/** What a click on it opens. */
export const meaning = (page: Page, label: string): Locator => page.getByRole('dialog', { name: label })

/** Everything shown or told is stored: what is shown is ahead of the disk by a moment, and what is told too. */
export async function whenStored(page: Page): Promise<void> {
  await expect(page.locator('header button[data-kind]:not([data-kind=pending])')).toBeVisible()
  await expect(page.locator('[data-pending=true]')).toHaveCount(0)
}

/** For the page of a visitor, too, whose header says nothing of it. */
export async function reloadWhenStored(page: Page): Promise<void> {
  await expect(page.locator('[data-pending=true]')).toHaveCount(0)
  await page.reload()
}
