import type { Locator, Page } from '@playwright/test'

/** What the header says of the changes, also while a dialog hides it from everybody else. */
export const badge = (page: Page, label: string): Locator =>
  page.locator(`header button[data-kind][aria-label="${label}"]`)
/** What a click on it opens. */
export const meaning = (page: Page, label: string): Locator => page.getByRole('dialog', { name: label })
