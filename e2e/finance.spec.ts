import { addToMonth, formatDate, formatMonth, monthOf } from '@caderno/domain/kernel'
import type { Page } from '@playwright/test'
import { goOffline, goOnline, OFFLINE_TROUBLES } from './support/offline.ts'
import { expect, field, onFirebase, test } from './support/test.ts'
import { today, whenStored } from './support/page.ts'

test.use({ as: 'student' })

async function open(page: Page): Promise<void> {
  await page.goto('/financas')
  await expect(page.getByRole('heading', { level: 1, name: 'Finanças' })).toBeVisible()
  await expect(line(page)).toBeVisible()
}
const line = (page: Page) => page.getByRole('textbox', { name: 'Lançamento rápido' })
const preview = (page: Page) => page.getByRole('form', { name: 'Lançamento rápido' })
const recent = (page: Page) => page.getByRole('region', { name: 'Últimas transações' }).getByRole('listitem')
const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
const categories = (page: Page) => page.getByRole('region', { name: 'Para onde foi' })

async function book(page: Page, ...lines: string[]): Promise<void> {
  for (const text of lines) {
    await line(page).fill(text)
    await line(page).press('Enter')
    await expect(line(page)).toHaveValue('')
  }
}
async function limit(page: Page, category: string, amount: string): Promise<void> {
  await categories(page).getByRole('button', { name: 'Limites' }).click()
  await field(categories(page), category).fill(amount)
  await page.keyboard.press('Enter')
  await expect(categories(page).getByRole('button', { name: 'Limites' })).toBeFocused()
}

test('one line and Enter book it, read while it is typed, without a mouse (W17)', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { name: 'Seu mês começa com um lançamento' })).toBeVisible()
  await line(page).focus()
  await page.keyboard.type('almoço')
  await page.keyboard.press('Enter')
  await expect(preview(page).getByRole('alert')).toHaveText('Comece pelo valor: 18,50 almoço')
  await expect(line(page)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.type('18,50 ')
  await expect(preview(page).getByText('Saída de R$ 18,50', { exact: true })).toBeVisible()
  await expect(preview(page).getByLabel('Categoria')).toHaveValue('Alimentação')
  await page.keyboard.press('Enter')
  await expect(recent(page)).toHaveText([/almoço\s*Alimentação\s*hoje\s*−\sR\$\s18,50/])
  await expect(line(page)).toHaveValue('')
  await expect(line(page)).toBeFocused()

  await page.keyboard.type('35 uber ontem')
  await expect(preview(page).getByLabel('Categoria')).toHaveValue('Transporte')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(preview(page).getByLabel('Categoria')).toBeFocused()
  await page.keyboard.type('Laz')
  await page.keyboard.press('Enter')
  await expect(line(page)).toBeFocused()
  await expect(recent(page)).toHaveText([/almoço/, /uber\s*Lazer\s*ontem\s*−\sR\$\s35,00/])

  await page.keyboard.type('20 uber')
  await expect(preview(page).getByLabel('Categoria')).toHaveValue('Lazer')
  await expect(preview(page).getByText('como da última vez')).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('+1200 bolsa')
  await page.keyboard.press('Enter')
  await expect(figure(page, 'Entradas')).toContainText('R$ 1.200,001 lançamento')
  await page.keyboard.type('89,90 tênis 3x')
  await expect(preview(page).getByText('3x de R$ 29,97')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(recent(page).first()).toHaveText(/tênis\s*Vestuário\s*hoje\s*1\/3\s*−\sR\$\s29,97/)
  await page.getByRole('button', { name: 'Desfazer' }).focus()
  await page.keyboard.press('Enter')
  await expect(recent(page).filter({ hasText: 'tênis' })).toHaveCount(0)
  await whenStored(page)
  await page.reload()
  await expect(recent(page)).toHaveText([/bolsa/, /almoço/, /uber/])
})

test('month and tab are in the address, and what is half typed waits (§2.3)', async ({ page }) => {
  await open(page)
  const now = await today(page)
  const [before, next] = [addToMonth(monthOf(now), -1), addToMonth(monthOf(now), 1)]
  await book(page, `40 mercado ${formatDate(`${before}-10`)}`, `60 mercado ${formatDate(`${next}-10`)}`)
  await expect(figure(page, 'Saídas')).toContainText('R$ 0,00')
  await line(page).fill('12 pela metade')
  await page.getByRole('button', { name: 'Mês anterior' }).click()
  await expect(page.getByText(formatMonth(before), { exact: true })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`mes=${before}$`))
  await expect(figure(page, 'Saídas')).toContainText('R$ 40,00')
  await page.getByRole('tab', { name: 'Transações' }).click()
  await expect(page).toHaveURL(new RegExp(`mes=${before}&aba=transacoes$`))
  await expect(line(page)).toHaveValue('12 pela metade')
  await line(page).fill('')
  await page.reload()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Transações')
  await expect(figure(page, 'Saídas')).toContainText('R$ 40,00')
  await page.goBack()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Visão geral')
  await page.getByRole('button', { name: 'Hoje' }).click()
  await expect(page).toHaveURL(/\/financas$/)
  await page.getByRole('button', { name: 'Próximo mês' }).click()
  await expect(figure(page, 'Saídas')).toContainText('R$ 60,00')
  await page.getByRole('link', { name: 'Ver todas' }).first().click()
  await expect(page).toHaveURL(new RegExp(`mes=${next}&aba=transacoes$`))
})

test('a limit warns at 80 % and at 100 % in words, and is set, changed and taken away in place (B9)', async ({
  page,
}) => {
  await open(page)
  await book(page, '79 uber', '+300 bolsa')
  await limit(page, 'Transporte', '100')
  const row = categories(page).getByRole('listitem').filter({ hasText: 'Transporte' })
  await expect(row).toHaveText(/^Transporte\s*R\$\s79,00 de R\$\s100,00$/)
  await expect(page.getByText(/^Você pode gastar R\$\s\d+,\d\d por dia até o fim do mês/)).toBeVisible()
  await book(page, '1 uber')
  await expect(row).toHaveText(/^Transporte perto do limite\s*R\$\s80,00 de R\$\s100,00$/)
  await expect(row.getByRole('img', { name: 'Transporte: 80% do limite' })).toBeVisible()
  await book(page, '20 uber')
  await expect(row).toContainText('no limite')
  await book(page, '8,40 uber')
  await expect(row).toContainText('passou R$ 8,40')
  await limit(page, 'Transporte', '200')
  await expect(row).toHaveText(/^Transporte\s*R\$\s108,40 de R\$\s200,00$/)
  await whenStored(page)
  await page.reload()
  await expect(row).toContainText('de R$ 200,00')
  await limit(page, 'Transporte', '')
  await expect(row).toHaveText(/^Transporte\s*R\$\s108,40$/)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(row).toContainText('de R$ 200,00')
})

test('two tabs that book at the same moment both keep what they booked (D7)', async ({ page, context }) => {
  await open(page)
  const other = await context.newPage()
  await open(other)
  await line(page).fill('10 pão')
  await line(other).fill('20 café')
  await Promise.all([line(page).press('Enter'), line(other).press('Enter')])
  for (const each of [page, other]) {
    await expect(recent(each).filter({ hasText: 'pão' })).toHaveCount(1)
    await expect(recent(each).filter({ hasText: 'café' })).toHaveCount(1)
    await expect(figure(each, 'Saídas')).toContainText('R$ 30,00')
  }
  await whenStored(page)
  await other.close()
  await page.reload()
  await expect(recent(page)).toHaveCount(2)
})

test.describe('without a connection', () => {
  test.use({ tolerated: OFFLINE_TROUBLES })

  test(
    'a line is booked at once, and sent when there is one again (B2)',
    { tag: '@both' },
    async ({ page, context, baseURL }) => {
      await open(page)
      await book(page, '10 pão')
      await whenStored(page)
      await goOffline(context, baseURL!)
      await book(page, '20 café')
      await expect(recent(page)).toHaveText([/café/, /pão/])
      const waiting = page.getByText('Salvo neste dispositivo, aguardando envio', { exact: true })
      if (onFirebase) await expect(waiting).toBeVisible()
      await goOnline(context)
      await whenStored(page)
      await expect(waiting).toBeHidden()
      await page.reload()
      await expect(recent(page)).toHaveText([/café/, /pão/])
    },
  )
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('nothing scrolls sideways and everything is big enough to touch (B25)', async ({ page }) => {
    await open(page)
    await book(page, `999.999.999,99 ${'Pneumoultramicroscopicossilicovulcanoconiose'.repeat(4)}`)
    await limit(page, 'Outros', '999.999.999,98')
    await line(page).fill('999.999.999,99 tênis 120x')
    await page.getByRole('button', { name: 'Ver como tabela' }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    for (const control of await page.getByRole('main').locator('button, select, input, a').all()) {
      const box = await control.boundingBox()
      expect(
        Math.round(Math.min(box!.width, box!.height)),
        await control.evaluate((element) => element.outerHTML),
      ).toBeGreaterThanOrEqual(44)
    }
  })
})
