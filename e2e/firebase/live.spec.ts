import { add, item, more, openReading, dialog } from '../support/reading.ts'
import { everythingStored } from '../support/browser-storage.ts'
import { expect, signInAsStudent, test } from '../support/test.ts'

test.use({ as: 'student' })

test('two browsers of one student see what the other adds, changes and removes, as it happens (§7.4, D15)', async ({
  page,
  browser,
  baseURL,
  student,
}) => {
  const elsewhere = await browser.newContext({
    baseURL: baseURL!,
    storageState: { cookies: [], origins: [] },
  })
  const other = await elsewhere.newPage()
  await signInAsStudent(other, student.email, student.senha)
  await openReading(other)
  await openReading(page)

  await add(page, 'Torto Arado', { 'Total de páginas': '262', 'Páginas lidas': '100' })
  await expect(item(other, 'Torto Arado').getByText('100/262', { exact: true })).toBeVisible()
  await item(other, 'Torto Arado').getByRole('button', { name: 'Avançar 10 páginas' }).click()
  await expect(item(page, 'Torto Arado').getByText('110/262', { exact: true })).toBeVisible()
  await more(page, item(page, 'Torto Arado'), 'Remover')
  await dialog(page).getByRole('button', { name: 'Remover' }).click()
  await expect(item(other, 'Torto Arado')).toBeHidden()
  await elsewhere.close()
})

test('the tabs of a browser share one cache on the device, which outlives a reload (B22)', async ({
  page,
  context,
}) => {
  await openReading(page)
  await add(page, 'Vidas Secas')
  const other = await context.newPage()
  await openReading(other)
  await expect(item(other, 'Vidas Secas')).toBeVisible()
  await add(other, 'O Cortiço')
  await expect(item(page, 'O Cortiço')).toBeVisible()
  await expect(page.locator('[data-pending=true]')).toHaveCount(0)
  const caches = await page.evaluate(async () =>
    (await indexedDB.databases()).filter(({ name }) => name!.startsWith('firestore/')),
  )
  expect(caches).toHaveLength(1)
  expect(await everythingStored(page)).toContain('O Cortiço')
})
