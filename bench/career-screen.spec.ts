import { expect, test, type Browser, type Page } from '@playwright/test'
import { besideSite } from './beside-site.ts'
import { record, type Row } from './record.ts'

const [FEW, MANY] = [100, 2_000]
const ROUNDS = 9
/** Twenty times as many may cost a person three times as long, drawing included. */
const SLOWER = 3

type Figure = 'list' | 'listNodes' | 'letter' | 'board' | 'boardNodes' | 'move'
type Figures = Readonly<Record<Figure, number>>

test('the career screen (C3, C4, C5, C6)', async ({ browser }) => {
  const few = await figuresOf(browser, FEW)
  const many = await figuresOf(browser, MANY)
  const row = (id: string, what: string, figure: Figure, goal: number, unit: string): Row => ({
    id,
    goal,
    value: Number((many[figure] / few[figure]).toFixed(4)),
    metric: `${what}, 2,000 applications / 100 (${many[figure].toFixed(0)}${unit} / ${few[figure].toFixed(0)}${unit})`,
  })
  record('3-career-screen', [
    row('C3', '/carreira opened as a list', 'list', SLOWER, ' ms'),
    row('C3', '/carreira opened as a board', 'board', SLOWER, ' ms'),
    row('C4', 'one letter in the search of the list', 'letter', SLOWER, ' ms'),
    row('C5', 'a card moved on the board', 'move', SLOWER, ' ms'),
    row('C6', 'elements of the list', 'listNodes', 1.1, ''),
    row('C6', 'elements of the board', 'boardNodes', 1.1, ''),
  ])
})

/** Each of a browser of its own, as a guest. */
async function figuresOf(browser: Browser, count: number): Promise<Figures> {
  const page = await browser.newPage()
  await besideSite(page, (many: number) => window.local.fillCareer(many), count)
  await page.addInitScript(noteFirstCard)
  const list = await opened(page)
  const listNodes = await nodes(page)
  const letter = await median(() => page.evaluate(typeLetter))
  await page.getByText('Quadro', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Mover', exact: true }).first()).toBeVisible()
  const board = await opened(page)
  const boardNodes = await nodes(page)
  const move = await median(() => page.evaluate(moveCard))
  await page.close()
  return { list, listNodes, letter, board, boardNodes, move }
}

const nodes = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length)

/** From the request of the page to its first card. */
const opened = (page: Page): Promise<number> =>
  median(async () => {
    await expect(page.locator('[data-pending=true]')).toHaveCount(0)
    await page.goto('/carreira')
    return (await page.waitForFunction(() => (window as { firstCard?: number }).firstCard)).evaluate(
      (at) => at!,
    )
  })

async function median(measure: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await measure())
  return times.toSorted((a, b) => a - b)[ROUNDS >> 1]!
}

/** Runs in the page, before its scripts. */
function noteFirstCard(): void {
  const look = () => {
    if (document.querySelector('article[data-record]'))
      Object.assign(window, { firstCard: performance.now() })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page: one letter more or less, until the list says how many it has found. */
async function typeLetter(): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('[aria-label="Buscar candidatura"]')!
  const said = () =>
    [...document.querySelectorAll('[role=status]')].map((status) => status.textContent).join()
  const before = said()
  const start = performance.now()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
    input,
    input.value === 'Órgão 1' ? 'Órgão 12' : 'Órgão 1',
  )
  input.dispatchEvent(new Event('input', { bubbles: true }))
  while (said() === before) await new Promise(requestAnimationFrame)
  return performance.now() - start
}

/** Runs in the page: the first card of the board to the column beside, until it stands there. */
async function moveCard(): Promise<number> {
  const card = document.querySelector<HTMLElement>('article[data-record]')!
  const id = card.dataset['record']!
  const column = card.closest('section')
  const start = performance.now()
  card
    .querySelector('[data-handle]')!
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
  while ((document.querySelector(`article[data-record="${id}"]`)?.closest('section') ?? column) === column)
    await new Promise(requestAnimationFrame)
  return performance.now() - start
}
