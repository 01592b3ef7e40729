import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const scheme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme')
const dark = (page: Page) => page.getByRole('button', { name: 'Usar tema escuro' })
const light = (page: Page) => page.getByRole('button', { name: 'Usar tema claro' })
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .map((key) => localStorage.getItem(key))
      .filter((value) => value === 'dark' || value === 'light'),
  )

for (const [system, other] of [
  ['light', dark],
  ['dark', light],
] as const) {
  test.describe(`where the system prefers ${system}`, () => {
    test.use({ colorScheme: system })

    test('that is the theme until something else is chosen, and nothing is stored (§9.8)', async ({
      page,
    }) => {
      await page.goto('/login')
      await expect(other(page)).toBeVisible()
      expect(await scheme(page)).toBe(system)
      expect(await kept(page)).toEqual([])
    })

    test('the other theme can be chosen, is stored as a plain word and outlives a reload and a change of the system (§3.10)', async ({
      page,
    }) => {
      const chosen = system === 'light' ? 'dark' : 'light'
      await page.goto('/login')
      await other(page).click()
      await expect.poll(() => scheme(page)).toBe(chosen)
      expect(await kept(page)).toEqual([chosen])
      await page.reload()
      expect(await scheme(page)).toBe(chosen)
      await page.emulateMedia({ colorScheme: chosen })
      await page.emulateMedia({ colorScheme: system })
      expect(await scheme(page)).toBe(chosen)
    })
  })
}

test('follows the system while nothing is chosen (§9.8)', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/login')
  await expect(dark(page)).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(light(page)).toBeVisible()
  expect(await scheme(page)).toBe('dark')
})

test('the right theme stands before anything is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/login')
  await dark(page).click()
  await page.addInitScript(() => {
    const seen: (string | null)[] = []
    Object.assign(window, { schemesSeen: seen })
    const look = () => {
      if (document.body) seen.push(document.documentElement.getAttribute('data-mantine-color-scheme'))
      if (seen.length < 200) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.reload()
  await expect(light(page)).toBeVisible()
  const seen = await page.evaluate(() => (window as unknown as { schemesSeen: string[] }).schemesSeen)
  expect(seen.length).toBeGreaterThan(0)
  expect(new Set(seen)).toEqual(new Set(['dark']))
})

test('a choice in one tab reaches the other', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/login')
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'light' })
  await other.goto('/esqueci-senha')
  await dark(other).click()
  await expect(light(page)).toBeVisible()
  expect(await scheme(page)).toBe('dark')
})

test('a browser that refuses storage still switches', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/login')
  await dark(page).click()
  await expect.poll(() => scheme(page)).toBe('dark')
})
