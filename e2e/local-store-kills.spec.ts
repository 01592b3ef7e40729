import { fakeRandom, runs } from '@caderno/domain/testing'
import { expect, test, type Page } from '@playwright/test'
import type { LocalPage } from './local-page/main.ts'
import { serveLocalPage } from './support/serve-page.ts'
import { createBrowserProcess, type BrowserProcess } from './support/browser-process.ts'

declare global {
  interface Window {
    readonly local: LocalPage
  }
}

const KILLS = runs(2, 100)
/** So many kills of one browser; the first takes the database along. */
const TURN = 4
const CALM = 5

/** What was said to be saved, and when. */
type Told = Map<string, string>

/** Opens the page; `told` gathers what it says is saved. */
async function open(browser: BrowserProcess, url: string, told: Told): Promise<Page> {
  const page = await browser.start('about:blank')
  await page.exposeFunction(
    'acknowledge',
    (titulo: string, instant: string) => void told.set(titulo, instant),
  )
  await page.goto(`${url}?copia`)
  await page.waitForFunction(() => 'local' in window)
  return page
}

/** A few more writes, and the wait until everything so far is in the copy; gives the instant after which that was made. */
async function calm(page: Page, round: number): Promise<string> {
  for (let n = 1; n <= CALM; n += 1)
    await page.evaluate((titulo) => window.local.put(titulo), `calma-${round}-${n}`)
  const written = new Date().toISOString()
  await expect
    .poll(async () => ((await page.evaluate(() => window.local.copied())) ?? '') > written, {
      timeout: 15_000,
    })
    .toBe(true)
  return written
}

/** The instant of the copy from which the whole database came back last. */
const cameBack = (page: Page) =>
  page.evaluate(() => window.local.storage.read('restaurado')) as Promise<string | undefined>

/** What stands in the store after a kill; of what was promised nothing may be missing, and nothing may be there twice or by halves. */
async function check(page: Page, round: number, promised: readonly string[]): Promise<ReadonlySet<string>> {
  const titles = await page.evaluate(() => window.local.titles())
  const pair = await page.evaluate(() => window.local.pair())
  const standing = new Set(titles)
  const missing = promised.filter((titulo) => !standing.has(titulo))
  expect({ round, missing, doubled: titles.length - standing.size, pair }).toEqual({
    round,
    missing: [],
    doubled: 0,
    pair: [pair[0], pair[0]],
  })
  return standing
}

test(`${KILLS} kills tear nothing and lose nothing that was told to be saved, and a lost database comes back (R3)`, async () => {
  test.setTimeout(runs(180_000, 1_800_000))
  const [site, random, told] = [await serveLocalPage(), fakeRandom(3), new Map() as Told]
  let [written, resets, older] = [0, 0, 0]
  let browser = await createBrowserProcess()
  let page = await open(browser, site.url, told)
  for (let round = 1; round <= KILLS; round += 1) {
    const taken = round % TURN === 1
    if (taken && round > 1) {
      await browser.close()
      told.clear()
      browser = await createBrowserProcess()
      page = await open(browser, site.url, told)
    }
    const calmed = taken ? await calm(page, round) : undefined
    const [before, lastCopy] = [told.size, await cameBack(page)]
    await page.evaluate((n) => window.local.hammer(n), round)
    await expect.poll(() => told.size).toBeGreaterThan(before)
    await new Promise((resolve) => setTimeout(resolve, random.integer(800)))
    await browser.kill()
    written += told.size - before
    if (taken) await browser.deleteDatabases()

    page = await open(browser, site.url, told)
    const copy = await cameBack(page)
    // Now and then Chromium itself gives up the database of a browser that was killed.
    const lost = copy !== undefined && copy !== lastCopy
    if (taken) expect(copy! > calmed!).toBe(true)
    else if (lost) resets += 1
    // What comes back is as old as the copy, and the user is told how old that is.
    const standing = await check(
      page,
      round,
      [...told.keys()].filter((titulo) => !lost || told.get(titulo)! < copy),
    )
    const gone = [...told.keys()].filter((titulo) => !standing.has(titulo))
    if (!taken) older += gone.length
    for (const titulo of gone) told.delete(titulo)
    for (const titulo of standing) if (!told.has(titulo)) told.set(titulo, new Date().toISOString())
  }
  const losses = `${Math.ceil(KILLS / TURN)} databases taken and ${resets} given up by Chromium restored (${older} of these writes were younger than the copy)`
  test.info().annotations.push({
    type: 'figures',
    description: `${KILLS} kills, ${written} writes told to be saved under them, ${losses}`,
  })
  await browser.close()
  await site.close()
})
