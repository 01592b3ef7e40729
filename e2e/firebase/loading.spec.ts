import type { Page } from '@playwright/test'
import { enter, expect, field, test } from '../support/test.ts'

test.use({ as: 'registered' })

/** The addresses asked for so far that have to do with Firestore: its own chunk, and its host. */
function firestoreRequests(page: Page): () => readonly string[] {
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  return () => seen.filter((url) => /\/firestore-[^/]+\.js$|google\.firestore/.test(url))
}

test('no byte of Firestore is loaded for the sign-in page; the first document asks for it (B22)', async ({
  page,
  student,
}) => {
  const asked = firestoreRequests(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  await field(page, 'Email').fill(student.email)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/device-[^/]+\.js$/.test(name)),
  )
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await indexedDB.databases()).some(({ name }) => name === 'firebaseLocalStorageDb'),
      ),
    )
    .toBe(true)
  expect(asked()).toEqual([])
  await enter(page, student.email, student.senha)
  await expect(page).toHaveURL(/\/home$/)
  expect(asked().some((url) => url.endsWith('.js'))).toBe(true)
  expect(asked().some((url) => url.includes('google.firestore'))).toBe(true)
})

test.describe('when Firestore does not load', () => {
  test.use({ tolerated: /firestore-\S+\.js/ })

  test('a report keeps every word and says so, and the next try goes through (§8.10)', async ({ page }) => {
    await page.route(/\/firestore-[^/]+\.js$/, (route) => route.abort())
    await page.goto('/login')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Reportar bug' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reportar bug' })
    await field(dialog, 'Título').fill('A estante não abre')
    await field(dialog, 'Descrição').fill('Ao tocar em Leitura a tela fica vazia.')
    await dialog.getByRole('button', { name: 'Enviar' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Erro ao enviar o relatório. Tente novamente.')
    await expect(field(dialog, 'Descrição')).toHaveValue('Ao tocar em Leitura a tela fica vazia.')
    await page.unrouteAll()
    await dialog.getByRole('button', { name: 'Enviar' }).click()
    await expect(dialog.getByRole('status')).toHaveText('Relatório enviado. Obrigado!')
  })
})
