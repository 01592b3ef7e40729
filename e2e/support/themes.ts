import type { Page } from '@playwright/test'

const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const ATTRIBUTE = 'data-mantine-color-scheme'

/**
 * Runs the same check in the light and in the dark theme, with the page's state (an open dialog, a half-filled form) kept:
 * it sets the attribute that the theme switch sets, because the switch itself is out of reach under a dialog.
 */
export async function inBothThemes(page: Page, check: (theme: Theme) => Promise<void>): Promise<void> {
  const before = await page.locator('html').getAttribute(ATTRIBUTE)
  for (const theme of THEMES) {
    await setTheme(page, theme)
    await check(theme)
  }
  if (before !== null) await setTheme(page, before)
}

const setTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate(([name, value]) => document.documentElement.setAttribute(name, value), [
    ATTRIBUTE,
    theme,
  ] as const)
