import type { Page } from '@playwright/test'
import { H1, RESTRICTED } from './support/routes.ts'
import { enter, expect, signInAsStudent, test } from './support/test.ts'

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

async function expectPage(page: Page, path: string, heading = H1[path]!): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(h1(page)).toHaveText(heading)
}

test('a visitor is led to a sign-in page, told what is restricted, and finds the way back from nowhere (§2.1)', async ({
  page,
}) => {
  for (const [from, to] of [
    ['/', '/login'],
    ['/boas-vindas', '/login-aluno'],
    ['/financas', '/login-aluno'],
  ] as const) {
    await page.goto(from)
    await expectPage(page, to)
  }
  for (const path of RESTRICTED) {
    await page.goto(path)
    await expectPage(page, path, 'Acesso Restrito')
    await page.getByRole('main').getByText('Fazer Login').click()
    await expectPage(page, '/login')
  }
  await page.goto('/nao-existe/de/jeito-nenhum')
  await expect(h1(page)).toHaveText('Página não encontrada')
  await page.getByRole('main').getByText('Ir para o início').click()
  await expectPage(page, '/login')
})

test.describe('a registered student (§2.1)', () => {
  test.use({ as: 'registered' })

  test('is never led out of the app by a login', async ({ page, student: { email, senha } }) => {
    await page.goto('/login-aluno')
    await page.evaluate(() =>
      window.history.replaceState(
        { usr: { returnTo: '//elsewhere.invalid/x' }, key: 'k', idx: 0 },
        '',
        '/login-aluno',
      ),
    )
    await page.reload()
    await enter(page, email, senha)
    await expectPage(page, '/boas-vindas')
  })
})

test.describe('a student (§2.1)', () => {
  test.use({ as: 'student' })

  test('is led on from a sign-in page without seeing its form (D20)', async ({ page }) => {
    await page.addInitScript(() => {
      const note = () => document.querySelector('form') && Object.assign(window, { formSeen: true })
      new MutationObserver(note).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/login')
    await expectPage(page, '/home')
    expect(await page.evaluate(() => 'formSeen' in window)).toBe(false)
  })

  test('goes back from page to page and never into a redirect loop (§7.1)', async ({ page, student }) => {
    await page.goto('/dashboard')
    await page.getByRole('main').getByRole('link', { name: 'Leitura', exact: true }).click()
    await expectPage(page, '/leitura')
    await page.goBack()
    await expectPage(page, '/dashboard')
    await page.goForward()
    await expectPage(page, '/leitura')
    await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click()
    await expectPage(page, '/login-aluno')
    await signInAsStudent(page, student.email, student.senha)
    await expectPage(page, '/boas-vindas')
    await page.goBack()
    await expect(h1(page)).not.toHaveText('Login do aluno')
  })
})
