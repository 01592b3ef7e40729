import type { Locator, Page } from '@playwright/test'
import { choose, expect, expectNoAxeViolations, field, test } from './support/test.ts'

const SAVED = 'Perfil atualizado com sucesso!'

async function openProfile(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Perfil' }).click()
  const dialog = page.getByRole('dialog', { name: 'Perfil' })
  await expect(dialog).toBeVisible()
  return dialog
}
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Salvar' }).click()

test.describe('a student', () => {
  test.use({ as: 'student' })
  test.beforeEach(({ page }) => page.goto('/dashboard'))

  test('finds what the registration asked for; what identifies a person is read-only and the CPF is masked', async ({
    page,
    student,
  }) => {
    const dialog = await openProfile(page)
    for (const [label, value] of [
      ['Nome completo', student.nomeCompleto],
      ['Email', student.email],
      ['Email de contato', student.emailContato],
      ['Telefone', student.telefone],
      ['Data de nascimento', student.dataNascimento],
      ['Nível de ensino', 'Ensino Superior'],
      ['Nome da instituição', student.nomeInstituicao],
      ['Curso', student.curso],
      ['Semestre/Período', student.semestrePeriodo],
      ['Modalidade', student.modalidade],
    ] as const) {
      await expect(field(dialog, label)).toHaveValue(value)
    }
    await expect(field(dialog, 'CPF')).toHaveValue(
      student.cpf.replace(/^\d{3}/, '***').replace(/\d{2}$/, '**'),
    )
    await expect(field(dialog, 'Matrícula')).toHaveValue(/^MAT-\d+$/)
    for (const label of ['Email', 'Matrícula', 'CPF']) await expect(field(dialog, label)).not.toBeEditable()
    await expectNoAxeViolations(page)
  })

  test('saves a change, is told so, and finds it after a reload; the greeting follows the name', async ({
    page,
  }) => {
    const dialog = await openProfile(page)
    await field(dialog, 'Nome completo').fill('Beatriz Souza')
    await field(dialog, 'Telefone').fill('68 99988 7766')
    await expect(field(dialog, 'Telefone')).toHaveValue('(68) 99988-7766')
    await choose(page, 'Modalidade', 'Híbrido')
    await save(dialog)
    await expect(page.getByText(SAVED)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main').getByText(/, Beatriz$/)).toBeVisible()
    await page.reload()
    await openProfile(page)
    await expect(field(dialog, 'Nome completo')).toHaveValue('Beatriz Souza')
    await expect(field(dialog, 'Telefone')).toHaveValue('(68) 99988-7766')
    await expect(field(dialog, 'Modalidade')).toHaveValue('Híbrido')
  })

  test(
    'is told what is wrong at each field, with the focus on the first one, and nothing is lost',
    { tag: '@page' },
    async ({ page }) => {
      const dialog = await openProfile(page)
      await field(dialog, 'Nome completo').fill('')
      await field(dialog, 'Email de contato').fill('ana@')
      await field(dialog, 'Telefone').fill('11 12345')
      await field(dialog, 'Data de nascimento').fill('2999-01-01')
      await save(dialog)
      await expect(field(dialog, 'Nome completo')).toHaveAccessibleDescription('Nome completo é obrigatório')
      await expect(field(dialog, 'Email de contato')).toHaveAccessibleDescription('Email inválido')
      await expect(field(dialog, 'Telefone')).toHaveAccessibleDescription('Telefone inválido')
      await expect(field(dialog, 'Data de nascimento')).toHaveAccessibleDescription(
        'Data de nascimento inválida',
      )
      await expect(field(dialog, 'Nome completo')).toBeFocused()
      await expect(field(dialog, 'Email de contato')).toHaveValue('ana@')
      await expectNoAxeViolations(page)
    },
  )

  test('who changes the level is asked for its school data, and the other level leaves none behind', async ({
    page,
  }) => {
    const dialog = await openProfile(page)
    await choose(page, 'Nível de ensino', 'Ensino Médio')
    await expect(field(dialog, 'Curso')).toHaveCount(0)
    await save(dialog)
    await expect(field(dialog, 'Ano/Série')).toHaveAccessibleDescription('Ano/Série é obrigatório')
    await field(dialog, 'Ano/Série').fill('3º ano')
    await field(dialog, 'Nome da escola').fill('Escola Estadual Chico Mendes')
    await choose(page, 'Turno', 'Noite')
    await save(dialog)
    await expect(page.getByText(SAVED)).toBeVisible()
    await openProfile(page)
    await choose(page, 'Nível de ensino', 'Ensino Superior')
    await expect(field(dialog, 'Curso')).toHaveValue('')
  })

  test('keeps what is half typed when another tab saves, and saves without undoing the other', async ({
    page,
    context,
  }) => {
    const dialog = await openProfile(page)
    await field(dialog, 'Curso').fill('Letr')
    const other = await context.newPage()
    await other.goto('/dashboard')
    const theirs = await openProfile(other)
    await field(theirs, 'Semestre/Período').fill('7º semestre')
    await save(theirs)
    await expect(other.getByText(SAVED)).toBeVisible()
    await expect(field(dialog, 'Semestre/Período')).toHaveValue('7º semestre')
    await expect(field(dialog, 'Curso')).toHaveValue('Letr')
    await field(dialog, 'Curso').fill('Letras')
    await save(dialog)
    await expect(page.getByText(SAVED)).toBeVisible()
    await openProfile(page)
    await expect(field(dialog, 'Curso')).toHaveValue('Letras')
    await expect(field(dialog, 'Semestre/Período')).toHaveValue('7º semestre')
  })

  test(
    '«Cancelar» asks before a change is discarded, closes at once without one, and gives the focus back',
    { tag: '@page' },
    async ({ page, student }) => {
      const dialog = await openProfile(page)
      await dialog.getByRole('button', { name: 'Cancelar' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('banner').getByRole('button', { name: 'Perfil' })).toBeFocused()
      await openProfile(page)
      await field(dialog, 'Curso').fill('Letras')
      await dialog.getByRole('button', { name: 'Cancelar' }).click()
      await expect(page.getByText('Descartar o que você digitou?')).toBeVisible()
      await page.getByRole('button', { name: 'Descartar' }).click()
      await expect(dialog).toBeHidden()
      await openProfile(page)
      await expect(field(dialog, 'Curso')).toHaveValue(student.curso)
    },
  )

  test('a failure says so and keeps what was typed', { tag: '@local' }, async ({ page }) => {
    const dialog = await openProfile(page)
    await field(dialog, 'Curso').fill('Letras')
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await save(dialog)
    await expect(dialog.getByRole('alert')).toContainText('Erro ao salvar perfil. Tente novamente.')
    await expect(field(dialog, 'Curso')).toHaveValue('Letras')
    await expect(page.getByText(SAVED)).toBeHidden()
  })
})

test('an account without a student record sees what there is and the way to one', async ({ page }) => {
  await page.goto('/cadastros')
  await field(page, 'Nome').fill('Rui')
  await field(page, 'Sobrenome').fill('Barbosa')
  await field(page, 'Email').fill(`rui.${Date.now()}@exemplo.com.br`)
  await field(page, 'Senha').fill('caderno-2026')
  await field(page, 'Confirmar senha').fill('caderno-2026')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/dashboard')
  const dialog = await openProfile(page)
  await expect(field(dialog, 'Email')).toHaveValue(/^rui\./)
  await expect(dialog.getByRole('button', { name: 'Salvar' })).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Fazer cadastro de aluno' }).click()
  await expect(page).toHaveURL(/\/cadastro-aluno$/)
  await expect(dialog).toBeHidden()
})
