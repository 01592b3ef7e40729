import { expect, test, type Locator, type Page } from '@playwright/test'
import { registerStudent } from '../e2e/support/students.ts'
import { fillWithHistory } from './history.ts'
import { forget, noted, noteTimes, whenQuiet } from './noted.ts'
import { record } from './record.ts'

const ROUNDS = 5
const SEMESTERS = 20
/** Of a phone beside this machine. */
const SLOWER = 4

test('a press, a letter and a page of ten years on a slow phone (Y4, Y5)', async ({ browser }) => {
  test.setTimeout(10 * 60_000)
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  await registerStudent(page)
  await fillWithHistory(page, SEMESTERS)
  await page.addInitScript(noteTimes)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })

  const [more, letter, task]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto('/leitura')
    // No `expect`, here and below: each look of it is a task of the page.
    await page.locator('article[data-record]').first().waitFor()
    await whenQuiet(page)
    task.push(Math.max(0, ...(await noted(page)).tasks))
    await page.getByRole('button', { name: /^Lendo agora/ }).tap()
    await press(page, page.getByRole('button', { name: 'Avançar 10 páginas' }).first())
    more.push(await worstPress(page))

    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Buscar' })).toBeFocused()
    await whenQuiet(page)
    await forget(page)
    await page.keyboard.press('a')
    await page.getByRole('option').first().waitFor()
    letter.push(await worstPress(page))
  }
  record('9-interactions', [
    row('Y4', '«+10» of a book on /leitura', more, 150),
    row('Y4', 'the first letter of Ctrl+K', letter, 150),
    row('Y5', 'the longest task while /leitura opens', task, 120),
  ])
})

function row(id: string, what: string, times: readonly number[], goal: number) {
  const all = times.map((time) => Math.round(time))
  return {
    id,
    metric: `${what}, ten years, ${SLOWER} times slower, worst of ${ROUNDS} in ms (${all.join(', ')})`,
    value: Math.max(...all),
    goal,
  }
}

/** Without the checks of `tap`, which take their time in the page. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  await whenQuiet(page)
  await forget(page)
  const { x, y, width, height } = (await button.boundingBox())!
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

/** From an event to the frame that shows what came of it. */
async function worstPress(page: Page): Promise<number> {
  await expect.poll(async () => (await noted(page)).presses.length).toBeGreaterThan(0)
  await whenQuiet(page)
  return Math.max(...(await noted(page)).presses)
}
