import { expect, test, type Page } from '@playwright/test'
import { registerStudent } from '../e2e/support/students.ts'
import { fillWithHistory } from './history.ts'
import { record } from './record.ts'

const ROUNDS = 7
/** Each page, and the button that its form is behind on a phone. */
const FORMS = {
  '/carreira': 'Nova candidatura',
  '/carreira?aba=networking': 'Adicionar contato',
  '/carreira?aba=desenvolvimento': 'Nova meta',
  '/financas?aba=transacoes': 'Nova transação',
  '/financas?aba=metas': 'Nova meta',
  '/habilidades': 'Nova habilidade',
  '/leitura': 'Adicionar item',
  '/semestre': 'Nova disciplina',
}

test('the forms of a phone (Y2)', async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  await registerStudent(page)
  await fillWithHistory(page, 1)
  await page.addInitScript(noteOpening)
  const rows = []
  for (const [path, button] of Object.entries(FORMS)) {
    const times: number[] = []
    while (times.length < ROUNDS) times.push(await opened(page, path, button))
    rows.push({
      id: 'Y2',
      metric: `${path}, from «${button}» to its first field at 360 px, median of ${ROUNDS} (ms)`,
      value: Math.round(times.toSorted((a, b) => a - b)[ROUNDS >> 1]!),
      goal: 100,
    })
  }
  record('9-phone-forms', rows)
})

/** Of a page that has just been loaded, its form not yet; in milliseconds. */
async function opened(page: Page, path: string, button: string): Promise<number> {
  await page.goto(path)
  const open = page.getByRole('button', { name: button, exact: true }).last()
  await expect(open).toBeVisible()
  await open.tap()
  const took = await page.waitForFunction(() => (window as { openedIn?: number }).openedIn)
  return took.evaluate((time) => time!)
}

/** Runs in the page, before its scripts: from the last press to the field that has the focus. */
function noteOpening(): void {
  let pressed = 0
  addEventListener('click', () => (pressed = performance.now()), true)
  addEventListener(
    'focusin',
    ({ target }) => {
      if (pressed > 0 && target instanceof HTMLInputElement)
        Object.assign(window, { openedIn: performance.now() - pressed })
    },
    true,
  )
}
