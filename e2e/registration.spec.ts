import {
  fillAccess,
  fillPersonal,
  fillUniversity,
  finish,
  next,
  step,
  toSchool,
} from './support/registration.ts'
import { expect, field, newStudent, test } from './support/test.ts'

test('a student registers in three steps and is greeted (§2.1, §4.3)', { tag: '@both' }, async ({ page }) => {
  const student = newStudent()
  await page.goto('/cadastro-aluno')
  await expect(page.getByRole('heading', { level: 1, name: 'Cadastro de aluno' })).toBeVisible()
  const progress = page.getByRole('progressbar')
  await expect(progress).toHaveAttribute('aria-valuenow', '33')
  await fillPersonal(page, student)
  await next(page)
  await expect(step(page, 'Acesso')).toBeFocused()
  await expect(progress).toHaveAttribute('aria-valuenow', '67')
  await expect(field(page, 'Matrícula')).toHaveAttribute('readonly')
  await fillAccess(page, student)
  await next(page)
  await expect(step(page, 'Acadêmicos')).toBeFocused()
  await expect(progress).toHaveAttribute('aria-valuenow', '100')
  await fillUniversity(page, student)
  await finish(page)
  await expect(page).toHaveURL(/\/boas-vindas$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Bom dia|Boa tarde|Boa noite), Ana!$/)
  await page.getByText('Ir para o dashboard').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test.describe('where a student is registered', () => {
  test.use({ as: 'registered' })

  test(
    'an e-mail that is taken is refused, nothing typed is lost, and another one goes through (§8.4)',
    { tag: '@both' },
    async ({ page, student: first }) => {
      const student = { ...newStudent(), email: first.email.toUpperCase() }
      await toSchool(page, student)
      await fillUniversity(page, student)
      await finish(page)
      await expect(page.getByRole('alert')).toHaveText('Este e-mail já está cadastrado')
      await expect(field(page, 'Curso')).toHaveValue(student.curso)
      await page.getByRole('button', { name: 'Anterior' }).click()
      await field(page, 'Email').fill(newStudent().email)
      await next(page)
      await finish(page)
      await expect(page).toHaveURL(/\/boas-vindas$/)
    },
  )
})

test('the cover fills in while the student types', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/cadastro-aluno')
  const label = page.getByLabel('Etiqueta do seu caderno')
  await expect(label).toContainText(/MAT-\d/)
  await field(page, 'Nome completo').fill('Ana Beatriz Souza')
  await expect(label).toContainText('Ana Beatriz Souza')
})

test(
  'an account without a student record registers with the account it has (§7.2, D21)',
  { tag: '@both' },
  async ({ page }) => {
    const student = newStudent()
    await page.goto('/cadastros')
    await field(page, 'Nome').fill('Ana')
    await field(page, 'Sobrenome').fill('Souza')
    await field(page, 'Email').fill(student.email)
    await field(page, 'Senha').fill(student.senha)
    await field(page, 'Confirmar senha').fill(student.senha)
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await expect(page).toHaveURL(/\/home$/)
    await page.getByText('Cadastro de aluno').click()

    await fillPersonal(page, student)
    await next(page)
    await expect(field(page, 'Email')).toHaveValue(student.email)
    await expect(field(page, 'Email')).toHaveAttribute('readonly')
    await expect(field(page, 'Senha')).toHaveCount(0)
    await expect(field(page, 'Matrícula')).toHaveValue(/^MAT-/)
    await next(page)
    await fillUniversity(page, student)
    await finish(page)
    await expect(page).toHaveURL(/\/boas-vindas$/)
    await page.goto('/cadastro-aluno')
    await expect(page).toHaveURL(/\/home$/)
  },
)

test('by keyboard alone, on a small phone, nothing scrolls sideways (§5.4)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const student = newStudent()
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.goto('/cadastro-aluno')
  await field(page, 'Nome completo').focus()
  await page.keyboard.type(student.nomeCompleto)
  await page.keyboard.press('Tab')
  await page.keyboard.type('15032004')
  await field(page, 'CPF').focus()
  await page.keyboard.type(student.cpf)
  await page.keyboard.press('Tab')
  await page.keyboard.type(student.telefone)
  await page.keyboard.press('Tab')
  await page.keyboard.type(student.emailContato)
  await page.keyboard.press('Enter')
  await expect(step(page, 'Acesso')).toBeFocused()
  expect(await sideways()).toBe(0)
  await page.keyboard.press('Tab')
  await page.keyboard.type(student.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(student.senha)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(student.senha)
  await expect(field(page, 'Matrícula')).toHaveValue(/^MAT-/)
  await page.keyboard.press('Enter')
  await expect(step(page, 'Acadêmicos')).toBeFocused()
  expect(await sideways()).toBe(0)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ensino Médio')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2º ano')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Escola Rui Barbosa')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Noite')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Concluir cadastro' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/boas-vindas$/)
})

test('«Copiar» really copies the matrícula, under the headers of production (§5.3)', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-write'], { origin: baseURL! })
  await page.goto('/cadastro-aluno')
  await fillPersonal(page, newStudent())
  await next(page)
  await page.getByRole('button', { name: 'Copiar: matrícula' }).click()
  await expect(page.getByRole('button', { name: 'Copiado: matrícula' })).toBeVisible()
  await field(page, 'Email').press('ControlOrMeta+v')
  await expect(field(page, 'Email')).toHaveValue(await field(page, 'Matrícula').inputValue())
})
