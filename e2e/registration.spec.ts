import type { Page } from '@playwright/test'
import {
  fillAccess,
  fillPersonal,
  fillUniversity,
  finish,
  next,
  step,
  toSchool,
} from './support/registration.ts'
import { choose, expect, expectNoAxeViolations, field, newStudent, test } from './support/test.ts'

const told = (page: Page, label: string, sentence: string) =>
  expect(field(page, label)).toHaveAccessibleDescription(sentence)

test('a student registers in three steps and is greeted', async ({ page }) => {
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

for (const level of ['Ensino Fundamental', 'Ensino Médio']) {
  test(`a student of ${level} gives year, school and shift`, async ({ page }) => {
    await toSchool(page)
    await choose(page, 'Nível de ensino', level)
    await expect(field(page, 'Curso')).toHaveCount(0)
    await finish(page)
    await told(page, 'Ano/Série', 'Ano/Série é obrigatório')
    await told(page, 'Nome da escola', 'Nome da escola é obrigatório')
    await told(page, 'Turno', 'Turno é obrigatório')
    await expect(field(page, 'Ano/Série')).toBeFocused()
    await field(page, 'Ano/Série').fill('2º ano')
    await field(page, 'Nome da escola').fill('Escola Estadual Rui Barbosa')
    await choose(page, 'Turno', 'Noite')
    await finish(page)
    await expect(page).toHaveURL(/\/boas-vindas$/)
  })
}

test(
  'each step refuses what is missing, at its field, and the focus goes to the first',
  { tag: '@page' },
  async ({ page }) => {
    await page.goto('/cadastro-aluno')
    await next(page)
    await told(page, 'Nome completo', 'Nome completo é obrigatório')
    await told(page, 'Data de nascimento', 'Data de nascimento é obrigatória')
    await told(page, 'CPF', 'CPF é obrigatório')
    await told(page, 'Telefone', 'Telefone é obrigatório')
    await told(page, 'Email de contato', 'Email de contato é obrigatório')
    await expect(field(page, 'Nome completo')).toBeFocused()
    await expectNoAxeViolations(page)

    await fillPersonal(page, newStudent())
    await next(page)
    await field(page, 'Senha').fill('curta')
    await field(page, 'Confirmar senha').fill('outra')
    await next(page)
    await told(page, 'Email', 'Email é obrigatório')
    await expect(page.getByText('Senha deve ter pelo menos 6 caracteres')).toBeVisible()
    await told(page, 'Confirmar senha', 'Senhas não coincidem')
    await expect(field(page, 'Email')).toBeFocused()
    await expectNoAxeViolations(page)

    await fillAccess(page, newStudent())
    await next(page)
    await finish(page)
    await told(page, 'Nível de ensino', 'Nível de ensino é obrigatório')
    await choose(page, 'Nível de ensino', 'Ensino Superior')
    await finish(page)
    await told(page, 'Nome da instituição', 'Nome da instituição é obrigatório')
    await told(page, 'Curso', 'Curso é obrigatório')
    await told(page, 'Semestre/Período', 'Semestre/Período é obrigatório')
    await told(page, 'Modalidade', 'Modalidade é obrigatória')
    await expectNoAxeViolations(page)
  },
)

test(
  'what is filled must be plausible, judged at «Próximo» and not while typing',
  { tag: '@page' },
  async ({ page }) => {
    await page.goto('/cadastro-aluno')
    await fillPersonal(page, {
      ...newStudent(),
      cpf: '111.111.111-11',
      telefone: '(00) 98765-4321',
      dataNascimento: '1899-12-31',
      emailContato: 'ana@',
    })
    await expect(page.getByText('CPF inválido')).toHaveCount(0)
    await next(page)
    await told(page, 'CPF', 'CPF inválido')
    await told(page, 'Telefone', 'Telefone inválido')
    await told(page, 'Data de nascimento', 'Data de nascimento inválida')
    await told(page, 'Email de contato', 'Email inválido')
    await field(page, 'CPF').fill('529.982.247-25')
    await expect(field(page, 'CPF')).not.toHaveAccessibleDescription('CPF inválido')
  },
)

test.describe('where a student is registered', () => {
  test.use({ as: 'registered' })

  test('an e-mail that is taken is refused, nothing typed is lost, and another one goes through', async ({
    page,
    student: first,
  }) => {
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
  })
})

test('the cover fills in while the student types', { tag: '@page' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/cadastro-aluno')
  const label = page.getByLabel('Etiqueta do seu caderno')
  await expect(label).toContainText(/MAT-\d/)
  await field(page, 'Nome completo').fill('Ana Beatriz Souza')
  await expect(label).toContainText('Ana Beatriz Souza')
})

test('an account without a student record registers with the account it has', async ({ page }) => {
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
  await expectNoAxeViolations(page)
  await next(page)
  await fillUniversity(page, student)
  await finish(page)
  await expect(page).toHaveURL(/\/boas-vindas$/)
  await page.goto('/cadastro-aluno')
  await expect(page).toHaveURL(/\/home$/)
})

test('by keyboard alone, on a small phone, nothing scrolls sideways', { tag: '@page' }, async ({ page }) => {
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
