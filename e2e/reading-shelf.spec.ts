import type { Page } from '@playwright/test'
import { add, dialog, item, more, openReading, shelf } from './support/reading.ts'
import { reloadWhenStored } from './support/page.ts'
import { expect, field, test } from './support/test.ts'

test.use({ as: 'student' })

test('the shelf is searched, filtered and sorted, and the view is remembered (§2.5)', async ({ page }) => {
  await openReading(page)
  await add(page, 'Grande Sertão: Veredas', { Autor: 'João Guimarães Rosa' })
  await add(page, 'Água Viva', { Autor: 'Clarice Lispector' })
  await add(page, 'O Cortiço')
  const titles = shelf(page).getByRole('article').getByRole('heading')
  await expect(titles).toHaveText(['O Cortiço', 'Água Viva', 'Grande Sertão: Veredas'])
  await page.getByLabel('Ordenar por').selectOption('título')
  await expect(titles).toHaveText(['Água Viva', 'Grande Sertão: Veredas', 'O Cortiço'])
  await page.getByLabel('Buscar na estante').fill('SERTAO')
  await expect(titles).toHaveText(['Grande Sertão: Veredas'])
  await page.getByLabel('Filtrar por status').selectOption('Concluído')
  await expect(page.getByText('Nenhum item com esses filtros.')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(titles).toHaveCount(3)

  await expect(page.getByRole('radio', { name: 'Grade' })).toBeChecked()
  await page.getByText('Lista', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Lista' })).toBeChecked()
  await reloadWhenStored(page)
  await expect(titles).toHaveCount(3)
  await expect(page.getByRole('radio', { name: 'Lista' })).toBeChecked()
})

test('two tabs see each other, and a live change wipes nothing that is being typed (§7.4, B14)', async ({
  page,
  context,
}) => {
  await openReading(page)
  await add(page, 'Torto Arado', { 'Total de páginas': '262', 'Páginas lidas': '100' })
  const other = await context.newPage()
  await other.goto('/leitura')
  await expect(item(other, 'Torto Arado').getByText('100/262', { exact: true })).toBeVisible()

  const bookmark = page.getByLabel('Página atual de Torto Arado')
  await bookmark.fill('12')
  await item(other, 'Torto Arado').getByRole('button', { name: 'Avançar 10 páginas' }).click()
  await expect(item(page, 'Torto Arado').getByText('110/262', { exact: true })).toBeVisible()
  await expect(bookmark).toHaveValue('12')
  await bookmark.press('Escape')
  await expect(bookmark).toHaveValue('110')

  await more(page, item(page, 'Torto Arado'), 'Editar')
  await field(dialog(page), 'Autor').fill('Itamar')
  await item(other, 'Torto Arado').getByRole('button', { name: 'Avançar 10 páginas' }).click()
  await add(other, 'Da outra aba')
  await expect(shelf(page).getByRole('article', { name: 'Da outra aba', includeHidden: true })).toBeAttached()
  await expect(field(dialog(page), 'Autor')).toHaveValue('Itamar')
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(item(page, 'Torto Arado').getByText('120/262', { exact: true })).toBeVisible()
  await expect(item(other, 'Torto Arado').getByText('Itamar · Livro')).toBeVisible()
})

test('there are sites to find something to read on, apart and safe (§2.5, W23)', async ({ page }) => {
  await openReading(page)
  const panel = page.getByRole('region', { name: 'Sites recomendados' })
  await panel.getByRole('button', { name: 'Ver os 19' }).click()
  const links = panel.getByRole('link')
  await expect(links).toHaveCount(19)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('nothing scrolls sideways or is cut off, and everything is big enough to touch', async ({ page }) => {
    await openReading(page)
    await add(page, 'Pneumoultramicroscopicossilicovulcanoconiose em dois volumes', {
      'Total de páginas': '99999',
      'Páginas lidas': '12345',
    })
    await page.getByRole('button', { name: 'Filtros' }).click()
    const opened = item(page, 'Pneumoultramicroscopicossilicovulcanoconiose em dois volumes')
    await opened.getByRole('button', { expanded: false }).and(page.locator('[data-handle]')).click()
    for (const view of ['Grade', 'Lista']) {
      await page.locator('label', { hasText: view }).click()
      await expect(page.getByRole('radio', { name: view })).toBeChecked()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 780 })
        expect(await cutOff(page), `${view} at ${width} px`).toEqual([])
      }
      for (const control of await shelf(page)
        .locator('button, select, [role=radiogroup] > span:not(:first-child), input[type=search]')
        .all()) {
        const box = await control.boundingBox()
        expect(
          Math.round(Math.min(box!.width, box!.height)),
          await control.evaluate((element) => element.outerHTML),
        ).toBeGreaterThanOrEqual(44)
      }
    }
    await more(page, opened, 'Editar')
    await dialog(page).getByRole('button', { name: 'Mais detalhes' }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})

/** Words of controls that something around them cuts off. */
const cutOff = (page: Page) =>
  page
    .locator('main')
    .locator('button, button span, label span')
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { left, right, width } = control.getBoundingClientRect()
          for (let around = control.parentElement; around && width > 1; around = around.parentElement) {
            const box = around.getBoundingClientRect()
            if (
              getComputedStyle(around).overflowX !== 'visible' &&
              (left < box.left - 1 || right > box.right + 1)
            )
              return true
          }
          return width > 1 && control.scrollWidth > control.clientWidth + 1
        })
        .map((control) => control.outerHTML),
    )
