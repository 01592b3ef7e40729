import { NEARLY_FULL } from '@caderno/domain/finance'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { plantFinances, stored } from '../support/emulators.ts'
import { book, openFinances, quickLine } from '../support/finance.ts'
import { expectWaiting, holdLock } from '../support/locks.ts'
import { prepareInTheCloud, type Prepared } from '../support/prepared.ts'
import { whenStored } from '../support/page.ts'
import { expect, test, watchContext } from '../support/test.ts'

const EACH = 12
const LINES = 100
const SIZES = [0, 8_000]
const KIB = 1_024

test.describe.configure({ mode: 'serial', timeout: 120_000 })

/** A browser of this student, with the finances open. */
async function open(
  browser: Browser,
  { signedIn }: Prepared,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ storageState: signedIn })
  const page = await context.newPage()
  await openFinances(page)
  return { context, page }
}

const kept = async ({ uid }: Prepared) => JSON.stringify(await stored(`financas/${uid}`))
const times = (text: string, part: string): number => text.split(`"${part}"`).length - 1

test('tabs that open a new book together begin it one after the other (§7.4, D7)', async ({
  browser,
  baseURL,
}) => {
  const student = await prepareInTheCloud(baseURL!)
  const context = await browser.newContext({ storageState: student.signedIn })
  const troubles = watchContext(context, baseURL!)
  const [holder, ...tabs] = [await context.newPage(), await context.newPage(), await context.newPage()]
  await holder.goto('/privacidade')
  const name = `caderno:financas/${student.uid}`
  const release = await holdLock(holder, name)
  await Promise.all(tabs.map(openFinances))
  await expectWaiting(holder, name, 2)
  await release()
  await expectWaiting(holder, name, 0)
  await expect.poll(async () => kept(student)).toContain('metas')
  expect(troubles()).toEqual([])
  await context.close()
})

test(`two browsers that book ${EACH} transactions each at once lose and double none, and show all of them (D7)`, async ({
  browser,
  baseURL,
}) => {
  const student = await prepareInTheCloud(baseURL!)
  const both = await Promise.all([open(browser, student), open(browser, student)])
  const names = both.map((_, n) => Array.from({ length: EACH }, (__, index) => `gasto ${n} de ${index}`))
  await Promise.all(both.map(({ page }, n) => book(page, ...names[n]!.map((name) => `1 ${name}`))))
  for (const name of names.flat())
    await expect.poll(async () => times(await kept(student), name), name).toBe(1)
  for (const { page, context } of both) {
    await expect(
      page.getByRole('term').filter({ hasText: 'Saídas' }).locator('xpath=following-sibling::dd'),
    ).toContainText(`${2 * EACH} lançamentos`)
    await context.close()
  }
})

test('one more transaction sends at most 1 KiB and twelve instalments their share, however many there are (P13)', async ({
  browser,
  baseURL,
}) => {
  const sent: { one: number; series: number }[] = []
  for (const size of SIZES) {
    const student = await prepareInTheCloud(baseURL!)
    await plant(student, size, 'Bolsa')
    const { context, page } = await open(browser, student)
    await expect(page.getByText(NEARLY_FULL)).toBeHidden()
    await bytesOf(page, student, '1 aquecimento', 'aquecimento')
    sent.push({
      one: await bytesOf(page, student, '+12,34 Monitoria', 'Monitoria'),
      series: await bytesOf(page, student, '120 passagem 12x', 'passagem', 12),
    })
    await context.close()
  }
  process.stdout.write(
    `P13: ${SIZES.map((size, n) => `${sent[n]!.one} and in twelve ${sent[n]!.series} bytes at ${size} elements`).join(', ')}\n`,
  )
  for (const { one, series } of sent) {
    expect(one).toBeGreaterThan(100)
    expect(one).toBeLessThanOrEqual(KIB)
    expect(series).toBeGreaterThan(one)
    expect(series).toBeLessThanOrEqual(12 * KIB)
    expect(Math.abs(series - sent[0]!.series), 'the same at any size').toBeLessThan(100)
  }
})

test('a statement of a hundred lines is one write, of at most 700 bytes a line (P13)', async ({
  browser,
  baseURL,
}) => {
  const student = await prepareInTheCloud(baseURL!)
  const { context, page } = await open(browser, student)
  await page.goto('/importar')
  const lines = Array.from(
    { length: LINES },
    (_, n) =>
      `${String((n % 28) + 1).padStart(2, '0')}/11/2026,-12.34,id-${n},Compra no débito - Padaria ${n}`,
  )
  await page.getByLabel('Arquivos para importar').setInputFiles([
    {
      name: 'extrato.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Data,Valor,Identificador,Descrição\n${lines.join('\n')}`),
    },
  ])
  const bytes = await bytesWhile(page, async () => {
    await page.getByRole('button', { name: `Importar ${LINES} transações` }).click()
    await expect.poll(async () => times(await kept(student), 'Nubank'), { timeout: 60_000 }).toBe(LINES)
  })
  process.stdout.write(`P13: ${Math.round(bytes / LINES)} bytes a line of a statement\n`)
  expect(bytes / LINES).toBeLessThanOrEqual(700)
  await context.close()
})

test('a book that is nearly full says so, and one that is full takes no more and loses nothing (R14)', async ({
  browser,
  baseURL,
}) => {
  const student = await prepareInTheCloud(baseURL!)
  await plant(student, 104, 'x'.repeat(9_915))
  const { context, page } = await open(browser, student)
  await expect(page.getByText(NEARLY_FULL)).toBeVisible()
  await quickLine(page).fill(`1 ${'y'.repeat(10_000)}`)
  await quickLine(page).press('Enter')
  await expect(page.getByRole('alert')).toContainText('Limite de armazenamento atingido')
  await expect(quickLine(page)).toHaveValue(/^1 y{10000}$/)
  await book(page, '1 cabe')
  await expect.poll(async () => times(await kept(student), 'cabe')).toBe(1)
  expect(await kept(student)).toContain('"t103"')
  await context.close()
})

const plant = ({ uid }: Prepared, count: number, descricao: string) =>
  plantFinances(
    uid,
    Array.from({ length: count }, (_, n) => ({
      id: `t${n}`,
      descricao,
      valor: 12.34,
      categoria: 'Mesada',
      data: '2026-11-20',
      tipo: 'entrada',
    })),
  )

/** The bytes of every request body that carries a write of what is booked, on a channel that stands already. */
async function bytesOf(
  page: Page,
  student: Prepared,
  line: string,
  name: string,
  count = 1,
): Promise<number> {
  return bytesWhile(page, async () => {
    await book(page, line)
    // The whole book is read once, when it is there: that takes seconds at 8,000 elements.
    await whenStored(page)
    await expect.poll(async () => times(await kept(student), name), { timeout: 60_000 }).toBe(count)
  })
}

async function bytesWhile(page: Page, write: () => Promise<void>): Promise<number> {
  let bytes = 0
  const add = (request: { url(): string; postDataBuffer(): Buffer | null }) => {
    if (request.url().includes('/Write/')) bytes += request.postDataBuffer()?.length ?? 0
  }
  page.on('request', add)
  await write()
  page.off('request', add)
  return bytes
}
