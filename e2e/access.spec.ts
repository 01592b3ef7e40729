import type { Page } from '@playwright/test'
import { FOR_STUDENTS, H1, OPEN_TO_VISITORS, RESTRICTED } from './support/routes.ts'
import { enter, expect, field, signInAsStudent, test } from './support/test.ts'

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

async function expectPage(page: Page, path: string, heading = H1[path]!): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(h1(page)).toHaveText(heading)
}

async function signUp(page: Page): Promise<{ email: string; senha: string }> {
  const account = { email: `rui.${Date.now()}@exemplo.com.br`, senha: 'caderno-2026' }
  await page.goto('/cadastros')
  await field(page, 'Nome').fill('Rui')
  await field(page, 'Sobrenome').fill('Barbosa')
  await field(page, 'Email').fill(account.email)
  await field(page, 'Senha').fill(account.senha)
  await field(page, 'Confirmar senha').fill(account.senha)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expectPage(page, '/home')
  return account
}

test.describe('a visitor', () => {
  for (const path of OPEN_TO_VISITORS) {
    test(`reaches ${path}`, async ({ page }) => {
      await page.goto(path)
      await expectPage(page, path)
    })
  }

  for (const [from, to] of [
    ['/', '/login'],
    ['/home', '/login'],
    ['/boas-vindas', '/login-aluno'],
    ['/dashboard', '/login-aluno'],
    ['/financas', '/login-aluno'],
  ] as const) {
    test(`is led from ${from} to ${to}`, async ({ page }) => {
      await page.goto(from)
      await expectPage(page, to)
    })
  }

  for (const path of RESTRICTED) {
    test(`sees «Acesso Restrito» on ${path} and the way to the login`, async ({ page }) => {
      await page.goto(path)
      await expectPage(page, path, 'Acesso Restrito')
      await expect(page).toHaveTitle('Acesso Restrito · Caderno')
      await page.getByRole('main').getByText('Fazer Login').click()
      await expectPage(page, '/login')
    })
  }

  test('finds the way back from an unknown address', async ({ page }) => {
    await page.goto('/nao-existe/de/jeito-nenhum')
    await expect(h1(page)).toHaveText('Página não encontrada')
    await page.getByRole('main').getByText('Ir para o início').click()
    await expectPage(page, '/login')
  })
})

test('an account without a student record keeps out of the generic sign-in only', async ({ page }) => {
  await signUp(page)
  for (const path of ['/', '/login', '/cadastros']) {
    await page.goto(path)
    await expectPage(page, '/home')
  }
  for (const path of [...FOR_STUDENTS, '/login-aluno', '/cadastro-aluno']) {
    await page.goto(path)
    await expectPage(page, path)
  }
})

test.describe('where a login leads', () => {
  test.use({ as: 'registered' })

  test('back to where a guard stopped somebody, with the query', async ({
    page,
    student: { email, senha },
  }) => {
    await page.goto('/financas?aba=metas')
    await expectPage(page, '/login-aluno')
    await enter(page, email, senha)
    await expect(page).toHaveURL(/\/financas\?aba=metas$/)
    await expect(h1(page)).toHaveText('Finanças')
  })

  test('back to a restricted module, through the link to the other login too', async ({
    page,
    student: { email, senha },
  }) => {
    await page.goto('/leitura')
    await page.getByRole('main').getByText('Fazer Login').click()
    await page.getByRole('link', { name: 'Entrar como aluno' }).click()
    await expectPage(page, '/login-aluno')
    await enter(page, email, senha)
    await expectPage(page, '/leitura')
  })

  test('to the welcome page after «Sair», which sets no return address', async ({
    page,
    student: { email, senha },
  }) => {
    await signInAsStudent(page, email, senha)
    await page.goto('/leitura')
    await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click()
    await expectPage(page, '/login-aluno')
    await enter(page, email, senha)
    await expectPage(page, '/boas-vindas')
  })

  test('never out of the app', async ({ page, student: { email, senha } }) => {
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

test.describe('a student', () => {
  test.use({ as: 'student' })

  test('reaches every page but those to sign in or up, each under its title', async ({ page }) => {
    for (const path of ['/', '/login', '/cadastros', '/login-aluno', '/cadastro-aluno']) {
      await page.goto(path)
      await expectPage(page, '/home')
    }
    for (const path of FOR_STUDENTS) {
      await page.goto(path)
      await expectPage(page, path)
      await expect(page).toHaveTitle(/^.+ · Caderno$/)
      if (path !== '/boas-vindas') await expect(page).toHaveTitle(`${String(H1[path])} · Caderno`)
    }
  })

  test('a session outlives a reload, reaches a new tab, and its end reaches every tab', async ({
    page,
    context,
  }) => {
    await page.goto('/dashboard')
    await page.reload()
    await expectPage(page, '/dashboard')
    const other = await context.newPage()
    await other.goto('/leitura')
    await expectPage(other, '/leitura')
    await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click()
    await expectPage(page, '/login-aluno')
    await expect(h1(other)).toHaveText('Acesso Restrito')
  })

  test('the back button goes from page to page and never into a redirect loop', async ({ page, student }) => {
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
