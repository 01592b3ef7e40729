import { expect, test, type Browser, type Page } from '@playwright/test'
import { registerStudent } from '../e2e/support/students.ts'
import { fillWithHistory } from './history.ts'
import { record } from './record.ts'

const ROUNDS = 9
const SEMESTERS = 20
/** Each page, and what shows that its records stand. */
const PAGES = {
  '/dashboard': '[data-record]',
  '/carreira': 'article[data-record]',
  '/carreira?aba=networking': 'article[data-record]',
  '/carreira?aba=desenvolvimento': 'li[data-record]',
  '/financas': '[data-pending] section h2',
  '/financas?aba=transacoes': 'li[data-record]',
  '/habilidades': 'article[data-record]',
  '/leitura': 'article[data-record]',
  '/semestre': '[data-list="semestre/lista"] section section',
  '/semestre?aba=disciplinas': 'article[data-record]',
  '/semestre?aba=notas': '[data-record]',
  '/semestre?aba=calendario': 'li[data-record]',
}

test('ten years in each module beside one semester (Y1)', async ({ browser }) => {
  const semester = await studentOf(browser, 1)
  const years = await studentOf(browser, SEMESTERS)
  const rows = []
  for (const [path, shown] of Object.entries(PAGES)) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let round = 0; round < ROUNDS; round += 1) {
      times.few.push(await opened(semester, path, shown))
      times.many.push(await opened(years, path, shown))
    }
    const [few, many] = [median(times.few), median(times.many)]
    rows.push({
      id: 'Y1',
      metric: `${path} opened, ten years / one semester (${many.toFixed(0)} ms / ${few.toFixed(0)} ms)`,
      value: Number((many / few).toFixed(4)),
      goal: 1.5,
    })
  }
  record('9-ten-years', rows)
})

/** Each in a browser of their own. */
async function studentOf(browser: Browser, semesters: number): Promise<Page> {
  const page = await browser.newPage()
  await registerStudent(page)
  await fillWithHistory(page, semesters)
  return page
}

/** From the request of the page to its records, in milliseconds. */
async function opened(page: Page, path: string, shown: string): Promise<number> {
  await page.goto('/privacidade')
  await expect(page.locator('[data-pending=true]')).toHaveCount(0)
  await page.goto(path, { waitUntil: 'commit' })
  const at = await page.waitForFunction(
    (selector) => document.querySelector(selector) && performance.now(),
    shown,
  )
  return at.evaluate((time) => time as number)
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1]!
