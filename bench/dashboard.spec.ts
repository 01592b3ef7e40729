import { expect, test, type Browser, type Page } from '@playwright/test'
import { serveLocalPage } from '../e2e/support/serve-page.ts'
import { registerStudent } from '../e2e/support/students.ts'
import { besideSite } from './beside-site.ts'
import { record, type Row } from './record.ts'

const [FEW, MANY] = [100, 1_000]
const ROUNDS = 7
/** Ten times as many in each module may cost a person three times as long, drawing included. */
const SLOWER = 3
const OPEN_CONTACT = '[data-kind=contact]:not([data-done])'

type Figures = Readonly<Record<'open' | 'tick' | 'nodes', number>>

test('the dashboard with 1,000 records in each module (A1, A2, A3, A4)', async ({ browser }) => {
  const few = await figuresOf(browser, FEW)
  const many = await figuresOf(browser, MANY)
  const row = (id: string, what: string, figure: keyof Figures, goal: number, unit: string): Row => ({
    id,
    goal,
    value: Number((many[figure] / few[figure]).toFixed(4)),
    metric: `${what}, 1,000 records in each module / 100 (${many[figure].toFixed(0)}${unit} / ${few[figure].toFixed(0)}${unit})`,
  })
  record('8-dashboard', [
    row('A1', '/dashboard opened, until its list stands', 'open', SLOWER, ' ms'),
    row('A2', 'a person written to, until the row is among those that are done', 'tick', SLOWER, ' ms'),
    row('A3', 'elements of the page', 'nodes', 1.1, ''),
    await rulesRow(browser),
  ])
})

async function rulesRow(browser: Browser): Promise<Row> {
  const page = await browser.newPage()
  const { url, close } = await serveLocalPage()
  try {
    await page.goto(url)
    await page.waitForFunction(() => 'local' in window)
    const {
      ratio,
      milliseconds: [large, small],
    } = await page.evaluate(() => window.local.benchDashboard())
    return {
      id: 'A4',
      goal: 2 * (MANY / FEW),
      value: Number(ratio.toFixed(4)),
      metric: `agenda and week of new records, 1,000 in each module / 100 (${large.toFixed(2)} ms / ${small.toFixed(2)} ms)`,
    }
  } finally {
    await close()
    await page.close()
  }
}

/** Each of a student of their own. */
async function figuresOf(browser: Browser, count: number): Promise<Figures> {
  const page = await browser.newPage()
  await registerStudent(page)
  await besideSite(page, fill, count)
  await page.addInitScript(noteList)
  const open = await median(() => opened(page))
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  // Most of the people of a few records are overdue.
  await page.getByRole('button', { name: /atrasadas/ }).click()
  const tick = await median(async () => {
    // What is done stays in the list: some of the rounds need more of it.
    const more = page.getByRole('button', { name: /^Mostrar mais/ })
    while ((await page.locator(OPEN_CONTACT).count()) === 0) await more.click()
    return page.evaluate(tickFirst, OPEN_CONTACT)
  })
  await page.close()
  return { open, tick, nodes }
}

async function opened(page: Page): Promise<number> {
  await page.goto('/dashboard')
  const at = await (
    await page.waitForFunction(() => (window as { listAt?: number }).listAt)
  ).evaluate((time) => time!)
  await expect(page.locator('[data-pending=true]')).toHaveCount(0)
  return at
}

async function median(measure: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await measure())
  return times.toSorted((a, b) => a - b)[ROUNDS >> 1]!
}

/** Runs in the page beside the site. */
async function fill(count: number): Promise<void> {
  await window.local.fillDashboard(await window.local.owner(), count)
}

/** Runs in the page, before its scripts. */
function noteList(): void {
  const look = () => {
    if (document.querySelector('[data-record]')) Object.assign(window, { listAt: performance.now() })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page: the first person of the list who is still to be written to is, until the row is struck through, or behind those that are not done. */
async function tickFirst(openContact: string): Promise<number> {
  const row = document.querySelector<HTMLElement>(openContact)!
  const start = performance.now()
  row.querySelector<HTMLElement>('[aria-label=Feito]')!.click()
  while (row.isConnected && !('done' in row.dataset)) await new Promise(requestAnimationFrame)
  return performance.now() - start
}
