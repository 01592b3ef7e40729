import type { Page } from '@playwright/test'
import { openHalfSemester } from './support/half-semester.ts'
import { expect, test } from './support/test.ts'

test.use({ as: 'student', viewport: { width: 360, height: 740 } })

/** How many records stand whole between the header and the bottom bar, before anything is scrolled. */
const wholeRecords = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const edge = (of: string) => document.querySelector(of)!.getBoundingClientRect()
    const [from, to] = [edge('header').bottom, edge('nav[aria-label="Módulos, barra inferior"]').top]
    return [...document.querySelectorAll('main [data-record]')].filter((record) => {
      const { top, bottom, height } = record.getBoundingClientRect()
      return height > 0 && top >= from && bottom <= to
    }).length
  })

/** Of each page, with half a semester in it (L1). */
const LEAST = [
  ['/carreira', 5],
  ['/carreira?aba=networking', 4],
  ['/financas?aba=transacoes', 4],
  ['/habilidades', 5],
  ['/leitura', 2],
  ['/semestre?aba=disciplinas', 5],
  ['/dashboard', 4],
] as const

test('with half a semester in it the first screen of a phone shows whole records (W16, L1, L2, L3, L4, L5, L6)', async ({
  page,
}) => {
  await openHalfSemester(page)
  const counts: Record<string, number> = {}
  for (const [path] of LEAST) {
    await page.goto(path)
    await expect(page.locator('main [data-record]').first()).toBeVisible()
    counts[path] = await wholeRecords(page)
  }
  await page.goto('/leitura')
  await page.locator('label', { hasText: 'Lista' }).click()
  await expect(page.getByRole('radio', { name: 'Lista' })).toBeChecked()
  expect.soft(await wholeRecords(page), 'the shelf as a list').toBeGreaterThanOrEqual(5)
  for (const [path, least] of LEAST) expect.soft(counts[path], path).toBeGreaterThanOrEqual(least)
})

test('on its side a phone shows a whole record of each list, and nothing scrolls sideways (L7)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await openHalfSemester(page)
  for (const [path] of LEAST) {
    await page.goto(path)
    await expect(page.locator('main [data-record]').first()).toBeVisible()
    await expect.soft.poll(() => wholeRecords(page), path).toBeGreaterThanOrEqual(1)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(740)
  }
})

/** On a tablet more stands before the list; it begins in the first screen all the same. */
const WIDE = [
  { width: 1280, height: 900, above: 640 },
  { width: 768, height: 1024, above: 940 },
]

for (const { width, height, above } of WIDE)
  test(`at ${width} × ${height} the first record of each list begins above ${above} px (L11)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openHalfSemester(page)
    for (const [path, list] of [
      ['/carreira', 'Candidaturas'],
      ['/financas?aba=transacoes', 'Transações'],
      ['/leitura', 'Estante'],
    ] as const) {
      await page.goto(path)
      const first = page.getByRole('region', { name: list, exact: true }).locator('[data-record]').first()
      await expect(first).toBeVisible()
      expect.soft((await first.boundingBox())!.y, path).toBeLessThan(above)
    }
  })
