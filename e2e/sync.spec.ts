import type { Page } from '@playwright/test'
import { add, dialog, item, openReading } from './support/reading.ts'
import { badge, meaning } from './support/page.ts'
import { expect, expectNoAxeViolations, field, test } from './support/test.ts'

test.use({ as: 'student' })

/** From now on this page's disk is full, until it is not. */
const fillDisk = (page: Page) =>
  page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('cheio', 'QuotaExceededError')
    }
    Object.assign(window, { emptyDisk: () => (IDBObjectStore.prototype.put = put) })
  })
const emptyDisk = (page: Page) =>
  page.evaluate(() => void (window as unknown as { emptyDisk(): unknown }).emptyDisk())

test(
  'the header says on every inner page that all is saved, and a click by keyboard says where (B2)',
  { tag: '@local' },
  async ({ page }) => {
    for (const path of ['/dashboard', '/carreira', '/financas', '/habilidades', '/leitura', '/conta']) {
      await page.goto(path)
      await expect(badge(page, 'Tudo salvo')).toBeVisible()
    }
    await badge(page, 'Tudo salvo').press('Enter')
    await expect(
      meaning(page, 'Tudo salvo').getByText('Tudo o que você fez está guardado neste navegador.'),
    ).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(badge(page, 'Tudo salvo')).toBeFocused()
  },
)

test(
  'at 360 px it is an icon with the same name, and nothing scrolls sideways (B2)',
  { tag: '@local' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/leitura')
    await badge(page, 'Tudo salvo').click()
    await expect(meaning(page, 'Tudo salvo')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  },
)

test(
  'what could not be stored is not saved until it is sent again, and stays in its form (B2)',
  { tag: '@local' },
  async ({ page }) => {
    await openReading(page)
    await expect(badge(page, 'Tudo salvo')).toBeVisible()
    await fillDisk(page)
    await page.getByRole('button', { name: 'Adicionar item' }).click()
    await field(dialog(page), 'Título').fill('Torto Arado')
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(badge(page, '1 item não foi salvo')).toBeVisible()
    await expect(field(dialog(page), 'Título')).toHaveValue('Torto Arado')
    await emptyDisk(page)
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(item(page, 'Torto Arado')).toBeVisible()
    await expect(badge(page, 'Tudo salvo')).toBeVisible()
  },
)

test(
  'what was not saved is told by its module until «Dispensar», and is not another tab’s',
  { tag: '@local' },
  async ({ page, context }) => {
    await openReading(page)
    await add(page, 'Vidas Secas', { 'Total de páginas': '176' })
    const other = await context.newPage()
    await openReading(other)
    await fillDisk(page)
    await item(page, 'Vidas Secas').getByRole('button', { name: 'Avançar 10 páginas' }).click()
    await badge(page, '1 item não foi salvo').click()
    await expect(meaning(page, '1 item não foi salvo').getByRole('listitem')).toContainText('Leitura: ')
    await expect(badge(other, 'Tudo salvo')).toBeVisible()
    await emptyDisk(page)
    await page.getByRole('button', { name: 'Dispensar' }).click()
    await expect(badge(page, 'Tudo salvo')).toBeVisible()
  },
)
