import type { Browser, Locator, Page } from '@playwright/test'
import { remove as removeStored, storedOf } from '../support/emulators.ts'
import { goOffline, goOnline, OFFLINE_TROUBLES } from '../support/offline.ts'
import type { Prepared } from '../support/prepared.ts'
import { addSkill, days, openSkills, skill, tick } from '../support/skills.ts'
import { expect, field, test } from '../support/test.ts'

test.use({ as: 'student', tolerated: OFFLINE_TROUBLES })
test.setTimeout(90_000)

const DONE = /: feito$/
const NOT_DONE = /: (não feito|antes do início)$/
const ONLINE_AGAIN = { timeout: 30_000 }

/** The same student in another browser, at the skills. */
async function elsewhere(browser: Browser, { signedIn }: Prepared): Promise<Page> {
  const page = await (await browser.newContext({ storageState: signedIn })).newPage()
  await openSkills(page)
  return page
}

interface StoredSkill {
  readonly name: string
  readonly fields: {
    readonly checkins: {
      readonly mapValue: { readonly fields?: Readonly<Record<string, { readonly stringValue: string }>> }
    }
  }
}
const skillsOf = async ({ uid }: Prepared) =>
  (await storedOf('habilidades', 'userId', uid)) as readonly StoredSkill[]
/** The notes of the only skill in the cloud, by their days. */
async function notesOf(student: Prepared): Promise<readonly string[]> {
  const days = Object.entries((await skillsOf(student))[0]?.fields.checkins.mapValue.fields ?? {})
  return days.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, note]) => note.stringValue)
}

const dayBefore = (row: Locator, back: number) => days(row).nth(6 - back)
const settled = (page: Page) => expect(page.locator('[data-pending=true]')).toHaveCount(0, ONLINE_AGAIN)

test('what is checked in here is seen there as it happens', async ({ page, browser, prepared }) => {
  await openSkills(page)
  await addSkill(page, 'Violão')
  const other = await elsewhere(browser, prepared)
  await tick(skill(page, 'Violão')).click()
  await expect(tick(skill(other, 'Violão'))).toHaveAttribute('aria-pressed', 'true')
  await dayBefore(skill(other, 'Violão'), 1).click()
  await expect(dayBefore(skill(page, 'Violão'), 1)).toHaveAccessibleName(DONE)
  await skill(other, 'Violão').getByRole('button', { name: 'Aumentar progresso' }).click()
  await expect(skill(page, 'Violão')).toContainText('10%')
  await other.context().close()
})

test('two devices that check in on different days without a connection keep both, the note too (§7.4, R2)', async ({
  page,
  context,
  browser,
  baseURL,
  prepared,
}) => {
  await openSkills(page)
  await addSkill(page, 'Violão')
  await settled(page)
  const other = await elsewhere(browser, prepared)
  await dayBefore(skill(other, 'Violão'), 3).click()
  await expect(dayBefore(skill(page, 'Violão'), 3)).toHaveAccessibleName(DONE)

  await goOffline(context, baseURL!)
  await goOffline(other.context(), baseURL!)
  await tick(skill(page, 'Violão')).click()
  await dayBefore(skill(page, 'Violão'), 3).click()
  await noteOf(other, 1, 'Escalas')
  await expect(tick(skill(other, 'Violão'))).toHaveAttribute('aria-pressed', 'false')
  expect(await notesOf(prepared)).toHaveLength(1)

  await goOnline(context)
  await goOnline(other.context())
  for (const device of [page, other]) {
    const row = skill(device, 'Violão')
    await expect(tick(row)).toHaveAttribute('aria-pressed', 'true', ONLINE_AGAIN)
    await expect(dayBefore(row, 1)).toHaveAccessibleName(DONE, ONLINE_AGAIN)
    await expect(dayBefore(row, 3)).toHaveAccessibleName(NOT_DONE, ONLINE_AGAIN)
    await settled(device)
  }
  expect(await notesOf(prepared)).toEqual(['Escalas', ''])
  await other.context().close()
})

test('a check-in without a connection is told to be waiting, outlives a reload, and reaches the cloud once', async ({
  page,
  context,
  baseURL,
  prepared,
}) => {
  await openSkills(page)
  await addSkill(page, 'Violão')
  await settled(page)

  await goOffline(context, baseURL!)
  await tick(skill(page, 'Violão')).click()
  await expect(tick(skill(page, 'Violão'))).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-pending=true]')).not.toHaveCount(0)
  await expect(page.getByText('Salvo neste dispositivo, aguardando envio').first()).toBeVisible()
  await page.reload()
  await expect(tick(skill(page, 'Violão'))).toHaveAttribute('aria-pressed', 'true')
  expect(await notesOf(prepared)).toEqual([])

  await goOnline(context)
  await settled(page)
  expect(await notesOf(prepared)).toHaveLength(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a check-in of a skill that was removed meanwhile is told as not saved (B2)', async ({
  page,
  context,
  baseURL,
  prepared,
}) => {
  await openSkills(page)
  await addSkill(page, 'Violão')
  await settled(page)

  await goOffline(context, baseURL!)
  await tick(skill(page, 'Violão')).click()
  await expect(page.getByText('Salvo neste dispositivo, aguardando envio').first()).toBeVisible()
  await removeStored((await skillsOf(prepared))[0]!.name)
  await goOnline(context)
  await expect(page.getByRole('alert').filter({ hasText: '1 item não foi salvo.' })).toContainText(
    'Habilidades: ',
    ONLINE_AGAIN,
  )
  await expect(skill(page, 'Violão')).toHaveCount(0)
})

/** Writes the note of a day in the details, which checks it in. */
async function noteOf(page: Page, back: number, note: string): Promise<void> {
  await skill(page, 'Violão').getByRole('button', { name: 'Violão', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const day = await page.evaluate((days) => {
    const date = new Date()
    date.setDate(date.getDate() - days)
    return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-')
  }, back)
  await field(dialog, 'Dia').fill(day)
  await field(dialog, 'Nota do dia').fill(note)
  await dialog.getByRole('button', { name: 'Salvar nota' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: /^feito$/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Fechar' }).first().click()
  await expect(dialog).toBeHidden()
}
