import { expect, field, test } from './support/test.ts'

test('the sign-in page opens on a fresh machine', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page).toHaveTitle('Entrar · Caderno')
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  await expect(field(page, 'Email')).toBeEditable()
  await expect(field(page, 'Senha')).toBeEditable()
  await page.waitForLoadState('load')
})

test('any address answers with the page', async ({ request }) => {
  for (const path of ['/', '/login', '/dashboard', '/nao-existe']) {
    const response = await request.get(path, { headers: { Accept: 'text/html' } })
    expect(response.status(), path).toBe(200)
    expect(await response.text(), path).toContain('<div id="root"')
  }
})

test('a missing file under /assets is a 404 and not the page', async ({ request }) => {
  const response = await request.get('/assets/main-00000000.js', { headers: { Accept: 'text/html,*/*' } })
  expect(response.status()).toBe(404)
  expect(await response.text()).not.toContain('<html')
})
