import type { Page } from '@playwright/test'
import { remove as removeStored, storedOf } from '../support/emulators.ts'
import { book, openFinances } from '../support/finance.ts'
import { goOffline, goOnline, OFFLINE_TROUBLES } from '../support/offline.ts'
import { add, dialog, item, openReading } from '../support/reading.ts'
import { badge, meaning } from '../support/page.ts'
import { expect, field, test } from '../support/test.ts'

test.use({ as: 'student', tolerated: OFFLINE_TROUBLES })
test.setTimeout(120_000)

const ONLINE_AGAIN = { timeout: 60_000 }

async function turnPages(page: Page, title: string): Promise<void> {
  await item(page, title).getByRole('button', { name: 'Avançar 10 páginas' }).click()
}

test('what is written offline is counted in every tab and after a reload, and all is saved once it arrived (B2)', async ({
  page,
  context,
  baseURL,
  prepared,
}) => {
  const other = await context.newPage()
  await openFinances(other)
  await openReading(page)
  await add(page, 'Vidas Secas', { 'Total de páginas': '176' })
  for (const tab of [page, other]) await expect(badge(tab, 'Tudo salvo')).toBeVisible(ONLINE_AGAIN)

  await goOffline(context, baseURL!)
  for (const tab of [page, other]) await expect(badge(tab, 'Sem conexão')).toBeVisible()
  await page.getByRole('button', { name: 'Adicionar item' }).click()
  await field(dialog(page), 'Título').fill('Torto Arado')
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(item(page, 'Torto Arado')).toBeVisible()
  for (const tab of [page, other]) await expect(badge(tab, '1 pendente')).toBeVisible()
  await turnPages(page, 'Vidas Secas')
  await turnPages(page, 'Vidas Secas')
  await book(other, '12 cinema')
  for (const tab of [page, other]) await expect(badge(tab, '3 pendentes')).toBeVisible()

  await page.reload()
  await badge(page, '3 pendentes').click()
  await expect(meaning(page, '3 pendentes').getByText('quando a conexão voltar')).toBeVisible()
  expect(await storedOf('leitura', 'userId', prepared.uid)).toHaveLength(1)

  await goOnline(context)
  for (const tab of [page, other]) await expect(badge(tab, 'Tudo salvo')).toBeVisible(ONLINE_AGAIN)
  expect(await storedOf('leitura', 'userId', prepared.uid)).toHaveLength(2)
})

test('what the service refuses is an item that was not saved, until the user has been told (B2)', async ({
  page,
  context,
  baseURL,
  prepared,
}) => {
  await openReading(page)
  await add(page, 'Vidas Secas', { 'Total de páginas': '176' })
  await expect(badge(page, 'Tudo salvo')).toBeVisible(ONLINE_AGAIN)
  await goOffline(context, baseURL!)
  await turnPages(page, 'Vidas Secas')
  await expect(badge(page, '1 pendente')).toBeVisible()
  const [document] = (await storedOf('leitura', 'userId', prepared.uid)) as { name: string }[]
  await removeStored(document!.name)
  await goOnline(context)
  await badge(page, '1 item não foi salvo').click(ONLINE_AGAIN)
  await expect(meaning(page, '1 item não foi salvo').getByRole('listitem')).toContainText('Leitura: ')
  await meaning(page, '1 item não foi salvo').getByRole('button', { name: 'Dispensar' }).click()
  await expect(badge(page, 'Tudo salvo')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
