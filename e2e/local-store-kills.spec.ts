import { fakeRandom, runs } from '@caderno/domain/testing'
import { expect, test, type Page } from '@playwright/test'
import type { LocalPage } from './local-page/main.ts'
import { serveLocalPage } from './local-page/serve.ts'
import { createKillable, type Killable } from './support/killable.ts'

declare global {
  interface Window {
    readonly local: LocalPage
  }
}

const KILLS = runs(4, 100)
/** Every so many kills take the database along. */
const LOSS = 4
const CALM = 5


/** Opens the page; `told` gathers what it says is saved. */
async function open(browser: Killable, url: string, told: Set<string>): Promise<Page> {
  const page = await browser.start('about:blank')
  await page.exposeFunction('acknowledge', (titulo: string) => void told.add(titulo))
  await page.goto(`${url}?copia`)
  await page.waitForFunction(() => 'local' in window)
  return page
}

/** A few more writes, and the wait until everything so far is in the copy. */
async function calm(page: Page, round: number): Promise<void> {
  for (let n = 1; n <= CALM; n += 1) await page.evaluate((titulo) => window.local.put(titulo), `calma-${round}-${n}`)
  const written = new Date().toISOString()
  await expect.poll(async () => ((await page.evaluate(() => window.local.copied())) ?? '') > written, { timeout: 15_000 }).toBe(true)
}

/** What stands in the store after a kill; of what was promised nothing may be missing, and nothing may be there twice or by halves. */
async function check(page: Page, round: number, promised: ReadonlySet<string>): Promise<readonly string[]> {
  const titles = await page.evaluate(() => window.local.titles())
  const pair = await page.evaluate(() => window.local.pair())
  const missing = [...promised].filter((titulo) => !titles.includes(titulo))
  expect({ round, missing, doubled: titles.length - new Set(titles).size, pair }).toEqual({ round, missing: [], doubled: 0, pair: [pair[0], pair[0]] })
  return titles
}

test(`${KILLS} kills tear nothing and lose nothing that was told to be saved, and a lost database comes back (R3)`, async () => {
  test.setTimeout(runs(180_000, 1_800_000))
  const [site, browser, random] = [await serveLocalPage(), await createKillable(), fakeRandom(3)]
  let told = new Set<string>()
  let [written, restored] = [0, 0]
  let page = await open(browser, site.url, told)
  for (let round = 1; round <= KILLS; round += 1) {
    const loses = round % LOSS === 0
    if (loses) await calm(page, round)
    const safe = new Set(told)
    await page.evaluate((n) => window.local.hammer(n), round)
    await expect.poll(() => told.size).toBeGreaterThan(safe.size)
    await new Promise((resolve) => setTimeout(resolve, random.integer(800)))
    await browser.kill()
    written += told.size - safe.size
    if (loses) await browser.loseDatabases()

    const promised = loses ? safe : told
    told = new Set()
    page = await open(browser, site.url, told)
    for (const titulo of await check(page, round, promised)) told.add(titulo)
    if (loses) restored += (await page.evaluate(() => window.local.storage.read('restaurado'))) ? 1 : 0
  }
  expect(restored).toBe(Math.floor(KILLS / LOSS))
  test.info().annotations.push({ type: 'figures', description: `${KILLS} kills, ${written} writes told to be saved under them, ${restored} lost databases restored` })
  await browser.close()
  await site.close()
})
