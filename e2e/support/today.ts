import type { Page } from '@playwright/test'

/** The calendar day where the browser is, which need not be the one where the tests run. */
export const today = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [new Date().getFullYear(), new Date().getMonth() + 1, new Date().getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-'),
  )
