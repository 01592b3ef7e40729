import type { Browser, Page } from '@playwright/test'
import { goOffline, goOnline, OFFLINE_TROUBLES } from '../support/offline.ts'
import type { Prepared } from '../support/prepared.ts'
import { dialog, openSemester, pasteTimetable, subject } from '../support/semester.ts'
import { expect, field, test } from '../support/test.ts'

test.use({ as: 'student', tolerated: OFFLINE_TROUBLES })
test.setTimeout(90_000)

const ONLINE_AGAIN = { timeout: 30_000 }
const settled = (page: Page) => expect(page.locator('[data-pending=true]')).toHaveCount(0, ONLINE_AGAIN)

/** The same student in another browser. */
async function elsewhere(browser: Browser, { signedIn }: Prepared): Promise<Page> {
  const page = await (await browser.newContext({ storageState: signedIn })).newPage()
  await openSemester(page, 'disciplinas')
  return page
}

/** Of the class hour that begins at 7:00. */
async function missOn(page: Page, day: string): Promise<void> {
  await subject(page, 'Cálculo I').getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Faltas' }).click()
  await field(dialog(page), 'Dia').fill(day)
  await dialog(page).getByRole('button', { name: 'Faltei às 7h', exact: true }).click()
  await expect(dialog(page).getByRole('button', { name: 'Faltei às 7h', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await dialog(page).getByRole('button', { name: 'Fechar' }).last().click()
}

test('two devices that miss classes and study without a connection keep both', async ({
  page,
  context,
  browser,
  baseURL,
  prepared,
}) => {
  await openSemester(page, 'disciplinas')
  await pasteTimetable(page, 'Cálculo I 24M12', 'Física I 35T34')
  await settled(page)
  const other = await elsewhere(browser, prepared)
  await expect(subject(other, 'Cálculo I')).toContainText('25% de 60 aulas = 15 faltas; você faltou 0')

  await goOffline(context, baseURL!)
  await goOffline(other.context(), baseURL!)
  await missOn(page, '2026-11-16')
  await missOn(other, '2026-11-18')
  await other.getByRole('button', { name: '+30 min de estudo: Cálculo I' }).click()

  await goOnline(context)
  await goOnline(other.context())
  for (const device of [page, other]) {
    await expect(subject(device, 'Cálculo I')).toContainText('você faltou 2', ONLINE_AGAIN)
    await expect(subject(device, 'Cálculo I')).toContainText('30 min de estudo na semana', ONLINE_AGAIN)
    await settled(device)
  }
  await other.context().close()
})
