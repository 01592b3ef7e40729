import type { Page } from '@playwright/test'
import { storedOf } from '../support/emulators.ts'
import { goOffline, goOnline, OFFLINE_TROUBLES } from '../support/offline.ts'
import { dialog, item, more, openReading, shelf } from '../support/reading.ts'
import { expect, field, test } from '../support/test.ts'

test.use({ as: 'student', tolerated: OFFLINE_TROUBLES })
test.setTimeout(90_000)

const pending = (page: Page) => page.locator('[data-pending=true]')
const titles = (page: Page) => shelf(page).getByRole('article').getByRole('heading')

async function write(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar item' }).first().click()
  await field(dialog(page), 'Título').fill(title)
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(item(page, title)).toBeVisible()
}

test('what is added, edited and removed offline outlives a reload and reaches the cloud once, and nothing claims to be there before (B2)', async ({
  page,
  context,
  baseURL,
  prepared,
}) => {
  await openReading(page)
  for (const title of ['Vidas Secas', 'O Cortiço']) await write(page, title)
  await expect(pending(page)).toHaveCount(0)

  await goOffline(context, baseURL!)
  await write(page, 'Torto Arado')
  await expect(
    page.getByText('Item adicionado à estante. Salvo neste dispositivo, aguardando envio.'),
  ).toBeVisible()
  await more(page, item(page, 'Vidas Secas'), 'Editar')
  await field(dialog(page), 'Autor').fill('Graciliano Ramos')
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(item(page, 'Vidas Secas').getByText('Graciliano Ramos · Livro')).toBeVisible()
  await more(page, item(page, 'O Cortiço'), 'Remover')
  await dialog(page).getByRole('button', { name: 'Remover' }).click()
  await expect(item(page, 'O Cortiço')).toBeHidden()
  await expect(pending(page)).not.toHaveCount(0)
  await expect(page.getByText(/na nuvem/)).toHaveCount(0)

  await page.reload()
  await expect(titles(page)).toHaveText(['Torto Arado', 'Vidas Secas'])
  await expect(item(page, 'Vidas Secas').getByText('Graciliano Ramos · Livro')).toBeVisible()
  await expect(pending(page)).not.toHaveCount(0)
  await expect(page.getByText('Você está sem conexão')).toBeVisible()
  expect(await storedOf('leitura', 'userId', prepared.uid)).toHaveLength(2)

  await goOnline(context)
  await expect(pending(page)).toHaveCount(0, { timeout: 30_000 })
  await expect(titles(page)).toHaveText(['Torto Arado', 'Vidas Secas'])
  const there = (await storedOf('leitura', 'userId', prepared.uid)).map((document) =>
    JSON.stringify(document),
  )
  expect(there).toHaveLength(2)
  expect(there.filter((document) => document.includes('Torto Arado'))).toHaveLength(1)
  expect(there.filter((document) => document.includes('Graciliano Ramos'))).toHaveLength(1)
})
