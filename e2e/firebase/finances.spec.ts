import type { BrowserContext, Page } from '@playwright/test'
import type { CloudPage } from '../firebase-page/main.ts'
import { serveFirebasePage } from '../firebase-page/serve.ts'
import { EMULATORS } from '../support/backend.ts'
import { plantFinances, stored } from '../support/emulators.ts'
import { prepareInTheCloud, type Prepared } from '../support/prepared.ts'
import type { ServedPage } from '../support/serve-page.ts'
import { expect, test } from '../support/test.ts'

declare global {
  interface Window {
    readonly cloud: CloudPage
  }
}

const EACH = 25
const SIZES = [0, 1_000, 8_000]
const KIB = 1_024

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ tolerated: /^request to another host: http:\/\/localhost:/ })

let site: ServedPage
test.beforeAll(async () => {
  site = await serveFirebasePage()
})
test.afterAll(() => site.close())

/** The page that drives the adapter, signed in, looking at the finances of `owner`. */
async function open(context: BrowserContext, { student, uid }: Prepared, owner = uid): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${site.url}?auth=${EMULATORS[0]}&firestore=${EMULATORS[1]}`)
  await page.waitForFunction(() => 'cloud' in window)
  await page.evaluate(async ([email, senha, whose]) => {
    await window.cloud.signIn(email, senha)
    window.cloud.finances = window.cloud.open(whose)
  }, [student.email, student.senha, owner] as const)
  return page
}

const shown = (page: Page) => page.evaluate(() => window.cloud.finances!.shown())

test(`two browsers that add ${EACH} transactions each at once lose and double none, and another student reaches none of them (D7)`, async ({ browser, baseURL }) => {
  const [mine, stranger] = [await prepareInTheCloud(baseURL!), await prepareInTheCloud(baseURL!)]
  const contexts = await Promise.all([browser.newContext(), browser.newContext(), browser.newContext()])
  const [one, two] = await Promise.all(contexts.slice(0, 2).map((context) => open(context, mine)))
  const added = await Promise.all(
    [one!, two!].map((page, n) => page.evaluate(async ([name, count]) => {
      const ids = Array.from({ length: count }, (_, index) => `${name}-${index}`)
      await Promise.all(ids.map((id) => window.cloud.finances!.add(id)))
      return ids
    }, [`navegador-${n}`, EACH] as const)),
  )
  const all = added.flat().toSorted()
  await expect.poll(() => shown(one!)).toEqual(all)
  await expect.poll(() => shown(two!)).toEqual(all)
  for (const id of all) expect(JSON.stringify(await stored(`financas/${mine.uid}`)).split(`"${id}"`), id).toHaveLength(2)

  const own = await open(contexts[2]!, stranger)
  await expect.poll(() => shown(own)).toEqual([])
  const prying = await open(contexts[2]!, stranger, mine.uid)
  await expect(prying.evaluate(() => window.cloud.finances!.add('intruso'))).rejects.toThrow()
  expect(await shown(prying)).toBeNull()
  expect(JSON.stringify(await stored(`financas/${mine.uid}`))).not.toContain('intruso')
  await Promise.all(contexts.map((context) => context.close()))
})

test('one more transaction sends at most 1 KiB, however many there are (P13)', async ({ browser, baseURL }) => {
  const sent: number[] = []
  for (const size of SIZES) {
    const student = await prepareInTheCloud(baseURL!)
    await plantFinances(student.uid, Array.from({ length: size }, (_, n) => ({ id: `t${n}`, descricao: 'Bolsa', valor: 12.34, categoria: 'Mesada', data: '2026-11-20', tipo: 'entrada' })))
    const context = await browser.newContext()
    const page = await open(context, student)
    await expect.poll(async () => (await shown(page))?.length, { timeout: 60_000 }).toBe(size)
    await addUntilConfirmed(page, 'aquecimento')
    sent.push(await bytesOf(page, 'a-medida'))
    await context.close()
  }
  process.stdout.write(`P13: ${SIZES.map((size, n) => `${sent[n]} bytes at ${size} elements`).join(', ')}\n`)
  for (const bytes of sent) {
    expect(bytes).toBeGreaterThan(100)
    expect(bytes).toBeLessThanOrEqual(KIB)
  }
})

/** The bytes of every request body that carries a write of this transaction, on a channel that stands already. */
async function bytesOf(page: Page, id: string): Promise<number> {
  let bytes = 0
  const count = (request: { url(): string; postDataBuffer(): Buffer | null }) => {
    if (request.url().includes('/Write/')) bytes += request.postDataBuffer()?.length ?? 0
  }
  page.on('request', count)
  await addUntilConfirmed(page, id)
  page.off('request', count)
  return bytes
}

async function addUntilConfirmed(page: Page, id: string): Promise<void> {
  await page.evaluate((added) => window.cloud.finances!.add(added), id)
  await expect.poll(async () => (await shown(page))?.includes(id), { timeout: 60_000 }).toBe(true)
}
