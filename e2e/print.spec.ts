import { addApplication, application, openApplications } from './support/applications.ts'
import { book, openFinances } from './support/finance.ts'
import { openHalfSemester } from './support/half-semester.ts'
import { add, openReading, shelf } from './support/reading.ts'
import { expect, test } from './support/test.ts'
import type { Page } from '@playwright/test'

test.use({ as: 'student', colorScheme: 'dark' })

/** What is read stands black on white, with whose it is and of what day; nothing that is pressed is left (L10). */
async function expectPaper(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByText(new RegExp(`^${name}, \\d\\d/\\d\\d/\\d{4}$`))).toBeVisible()
  for (const ground of ['html', 'body'])
    await expect(page.locator(ground)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  for (const role of ['button', 'tab', 'banner', 'navigation', 'contentinfo', 'search'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ver todas' })).toHaveCount(0)
  expect(await emptyFrames(page), 'the frame of what is not printed').toEqual([])
  const { width, scrolled } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    scrolled: document.documentElement.scrollWidth,
  }))
  expect(scrolled).toBeLessThanOrEqual(width)
}

const emptyFrames = (page: Page) =>
  page.locator('main :is(section, span)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.clientHeight === 0)
      .filter((element) => getComputedStyle(element).borderTopStyle === 'solid')
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  )

test('career, library and the month print as clean pages with name and date (L10)', async ({
  page,
  student,
}) => {
  await openApplications(page)
  await addApplication(page, 'Estágio de dados', 'Rota Norte')
  const kept = page.getByText('Salvo na sua conta neste dispositivo')
  await expect(kept).toBeVisible()
  await expectPaper(page, student.nomeCompleto)
  await expect(kept).toBeHidden()
  await expect(application(page, 'Estágio de dados')).toBeVisible()

  await page.emulateMedia({ media: null })
  await openReading(page)
  await add(page, 'Torto Arado', { 'Total de páginas': '200', 'Páginas lidas': '20' })
  await expectPaper(page, student.nomeCompleto)
  await expect(shelf(page).getByText('Torto Arado')).toBeVisible()

  await page.emulateMedia({ media: null })
  await openFinances(page)
  await book(page, '18,50 almoço', '+1200 bolsa')
  await expectPaper(page, student.nomeCompleto)
  await page.goto('/financas?aba=transacoes')
  await expectPaper(page, student.nomeCompleto)
  await expect(page.getByText('Almoço')).toBeVisible()
})

test('«Hoje» is printed whole, bars have their ground, and no heading is left behind by what it heads (L10)', async ({
  page,
}) => {
  await openHalfSemester(page)
  await page.goto('/dashboard')
  const today = page.getByRole('region', { name: 'Hoje' })
  await expect(today.getByText('6 atrasadas')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(today.getByRole('listitem')).toHaveCount(21)
  await expect(today.getByText('Meta: Presente da mãe')).toBeVisible()
  await expect(today.getByText('Prova, Introdução à Programação')).toBeVisible()
  for (const pressed of ['Abrir', '6 atrasadas', 'Lançar'])
    await expect(today.getByText(pressed).first()).toBeHidden()

  // As wide as a sheet of A4.
  await page.setViewportSize({ width: 680, height: 960 })
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Leitura' }) })
  expect(await card.evaluate((element) => getComputedStyle(element, '::after').top)).toBe('0px')

  await page.goto('/financas')
  // The title of a phone is in its header, which is not printed.
  await expect(page.locator(':has(> h1)')).toHaveCSS('position', 'static')
  const bar = page.getByRole('img', { name: /^Moradia/ }).locator('.mantine-Progress-section')
  await expect(bar).toHaveCSS('print-color-adjust', 'exact')
  const sheet = page.getByRole('region', { name: 'Para onde foi' })
  await expect(sheet).toHaveCSS('break-inside', 'avoid')
  await expect(sheet.locator('> :first-child')).toHaveCSS('break-after', 'avoid')
})
