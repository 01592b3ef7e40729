import type { Page } from '@playwright/test'
import { enter, expect, expectNoAxeViolations, field, newStudent, test } from './support/test.ts'

const signOut = async (page: Page) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login-aluno$/)
}
async function signUp(page: Page, over: Partial<{ email: string; senha: string }> = {}) {
  const account = { email: newStudent().email, senha: 'caderno-2026', ...over }
  await page.goto('/cadastros')
  await field(page, 'Nome').fill('Ana')
  await field(page, 'Sobrenome').fill('Souza')
  await field(page, 'Email').fill(account.email)
  await field(page, 'Senha').fill(account.senha)
  await field(page, 'Confirmar senha').fill(account.senha)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  return account
}

test(
  'the generic sign-up leads home, refuses an e-mail that is taken, and the generic sign-in leads home (§2.1, §5.1)',
  { tag: '@both' },
  async ({ page }) => {
    const account = await signUp(page)
    await expect(page).toHaveURL(/\/home$/)
    await page.getByText('Sair').click()
    await expect(page).toHaveURL(/\/login(-aluno)?$/)
    await signUp(page, { email: account.email })
    await expect(page.getByRole('alert')).toHaveText('Este email já está cadastrado!')
    await expect(field(page, 'Sobrenome')).toHaveValue('Souza')
    await page.goto('/login')
    await enter(page, account.email, account.senha)
    await expect(page).toHaveURL(/\/home$/)
  },
)

const WAYS_IN = [
  { path: '/login', unknown: 'Email não encontrado' },
  { path: '/login-aluno', unknown: 'Usuário não encontrado' },
]
for (const { path } of WAYS_IN) {
  test(`${path} says what is wrong with what was typed (W1)`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('required')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Email é obrigatório')
    await expect(field(page, 'Senha')).toHaveAccessibleDescription('Senha é obrigatória')
    await expect(field(page, 'Email')).toBeFocused()
    await field(page, 'Email').fill('ana@')
    await field(page, 'Senha').fill('segredo')
    await field(page, 'Senha').press('Enter')
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Email inválido')
    await expectNoAxeViolations(page)
  })
}

test('an account without a student record may still become a student (§7.2, D21)', async ({ page }) => {
  const account = await signUp(page)
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/login-aluno')
  await enter(page, account.email, account.senha)
  await expect(page).toHaveURL(/\/boas-vindas$/)
  await page.goto('/login-aluno')
  await expect(page).toHaveURL(/\/home$/)
})

test('each page leads to the others as the product says (§2.1)', async ({ page }) => {
  const LINKS = {
    '/login': {
      'Esqueci minha senha': '/esqueci-senha',
      'Criar conta': '/cadastros',
      'Entrar como aluno': '/login-aluno',
    },
    '/login-aluno': {
      'Esqueci minha senha': '/esqueci-senha',
      'Criar conta de aluno': '/cadastro-aluno',
      'Voltar ao login': '/login',
    },
    '/cadastros': { 'Já tenho conta': '/login' },
    '/cadastro-aluno': { 'Já tenho conta': '/login-aluno' },
    '/esqueci-senha': { 'Voltar ao login': '/login' },
    '/recuperar-senha': { 'Voltar ao login': '/login-aluno' },
  }
  for (const [from, links] of Object.entries(LINKS)) {
    await page.goto(from)
    for (const [name, to] of Object.entries(links))
      await expect(page.getByRole('link', { name, exact: true }), `${from} → ${name}`).toHaveAttribute(
        'href',
        to,
      )
  }
})

test.describe('a student who is signed in', () => {
  test.use({ as: 'student' })

  test('signs out, signs in again and stays signed in over a reload (§2.1, §4.1)', async ({
    page,
    student,
  }) => {
    await signOut(page)
    await enter(page, ` ${student.email.toUpperCase()} `, student.senha)
    await expect(page).toHaveURL(/\/boas-vindas$/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana!')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })

  test(
    'signing out in one tab ends the session in the other (§4.1)',
    { tag: '@both' },
    async ({ page, context }) => {
      await page.goto('/dashboard')
      const other = await context.newPage()
      await other.goto('/leitura')
      await expect(other.getByRole('heading', { level: 1, name: 'Leitura' })).toBeVisible()
      await page.getByRole('button', { name: 'Sair' }).click()
      await expect(other.getByRole('heading', { level: 1, name: 'Acesso Restrito' })).toBeVisible()
    },
  )
})

test.describe('a student who is not signed in', () => {
  test.use({ as: 'registered' })

  for (const { path, unknown } of WAYS_IN) {
    test(
      `${path} says that nobody has the e-mail, and that the password is wrong (§8.1, §8.2)`,
      { tag: '@both' },
      async ({ page, student: { email } }) => {
        await page.goto(path)
        await enter(page, newStudent().email, 'qualquer-uma')
        await expect(page.getByRole('alert')).toHaveText(unknown)
        await enter(page, email, 'errada-mesmo')
        await expect(page.getByRole('alert')).toHaveText('Senha incorreta')
        await expect(field(page, 'Email')).toHaveValue(email)
        await expect(field(page, 'Senha')).toHaveValue('errada-mesmo')
      },
    )
  }

  test('a login leads back to where a guard stopped somebody, from one login page to the other too; «Sair» leaves no address (D20)', async ({
    page,
    student,
  }) => {
    await page.goto('/financas')
    await expect(page).toHaveURL(/\/login-aluno$/)
    await page.getByRole('link', { name: 'Voltar ao login' }).click()
    await page.getByRole('link', { name: 'Entrar como aluno' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Login do aluno' })).toBeVisible()
    await enter(page, student.email, student.senha)
    await expect(page).toHaveURL(/\/financas$/)

    await signOut(page)
    await enter(page, student.email, student.senha)
    await expect(page).toHaveURL(/\/boas-vindas$/)

    await signOut(page)
    await page.goto('/leitura')
    await page.getByText('Fazer Login').click()
    await expect(page).toHaveURL(/\/login$/)
    await enter(page, student.email, student.senha)
    await expect(page).toHaveURL(/\/leitura$/)
  })

  test('signing in works by keyboard alone, the password can be shown, and the way to the content is the first stop (R15)', async ({
    page,
    student,
  }) => {
    await page.goto('/login-aluno')
    await expect(field(page, 'Email')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(field(page, 'Email')).toBeFocused()
    await page.keyboard.type(student.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(student.senha)
    await expect(field(page, 'Senha')).toHaveAttribute('type', 'password')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(field(page, 'Senha')).toHaveAttribute('type', 'text')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/boas-vindas$/)
  })
})
