import { runs } from '@caderno/domain/testing'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import type { LocalPage } from './local-page/main.ts'
import { serveLocalPage } from './support/serve-page.ts'

declare global {
  interface Window {
    readonly local: LocalPage
  }
}

const TABS = 5
const OPERATIONS = runs(20, 500)

test.describe.configure({ mode: 'serial', timeout: runs(60_000, 600_000) })

let site: Awaited<ReturnType<typeof serveLocalPage>>
test.beforeAll(async () => {
  site = await serveLocalPage()
})
test.afterAll(() => site.close())

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await page.goto(site.url)
  await page.waitForFunction(() => 'local' in window)
  return page
}

test(`${TABS} tabs with ${OPERATIONS} writes each lose and double nothing, and all show the same (R2)`, async ({
  context,
}) => {
  const tabs = await Promise.all(Array.from({ length: TABS }, () => openTab(context)))
  const left = await Promise.all(
    tabs.map((tab, n) =>
      tab.evaluate(([number, count]) => window.local.work(number, count), [n, OPERATIONS] as const),
    ),
  )
  const expected = left.flat().toSorted()
  expect(expected.length).toBeGreaterThan(TABS * OPERATIONS * 0.3)
  for (const tab of tabs) {
    await expect.poll(() => tab.evaluate(() => window.local.shown())).toEqual(expected)
    expect(await tab.evaluate(() => window.local.stored())).toEqual(expected)
  }
  const late = await openTab(context)
  expect(await late.evaluate(() => window.local.stored())).toEqual(expected)
})

test('a session begins and ends in every tab, and survives a reload (§4.1)', async ({ context }) => {
  const [one, two] = [await openTab(context), await openTab(context)]
  const signedIn = (tab: Page) =>
    tab.evaluate(() => {
      const query = window.local.adapter.accounts.current()
      query.subscribe(() => undefined)
      const snapshot = query.getSnapshot()
      return snapshot.status === 'ready' ? (snapshot.data?.email ?? null) : 'loading'
    })
  await expect.poll(() => signedIn(two)).toBeNull()
  await one.evaluate(
    async () => void (await window.local.adapter.accounts.signUp('ana@exemplo.com.br', 'segredo-1')),
  )
  await expect.poll(() => signedIn(two)).toBe('ana@exemplo.com.br')
  await one.reload()
  await one.waitForFunction(() => 'local' in window)
  await expect.poll(() => signedIn(one)).toBe('ana@exemplo.com.br')
  await two.evaluate(() => window.local.adapter.accounts.signOut())
  await expect.poll(() => signedIn(one)).toBeNull()
})

test('a full disk is told, and what is told to be saved is saved (R4, R5)', async ({ context }) => {
  const page = await openTab(context)
  const session = await context.newCDPSession(page)
  const { origin } = new URL(site.url)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 2_000_000 })
  const answers = await page.evaluate(async () => {
    const codes: string[] = []
    for (let n = 0; n < 4; n += 1) {
      const writes = Array.from({ length: 100 }, () => window.local.add('Longo', 'x'.repeat(9_000)))
      for (const write of await Promise.allSettled(writes))
        codes.push(write.status === 'fulfilled' ? 'saved' : (write.reason as { code: string }).code)
    }
    return codes
  })
  expect(new Set(answers)).toEqual(new Set(['saved', 'storage-full']))
  const saved = answers.filter((answer) => answer === 'saved').length
  expect(await page.evaluate(() => window.local.stored())).toHaveLength(saved)
  await expect.poll(() => page.evaluate(() => window.local.shown().length)).toBe(saved)
  await session.send('Storage.overrideQuotaForOrigin', { origin })
  await page.evaluate(async () => void (await window.local.add('Depois')))
  expect(await page.evaluate(() => window.local.stored())).toHaveLength(saved + 1)
})
