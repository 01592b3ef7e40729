import type { Locator, Page } from '@playwright/test'
import { choose, expect, field, test } from './support/test.ts'

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

  test('finds what the registration asked for; what identifies a person is read-only and the CPF is masked (§2.8, W27)', async ({
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
  })

  test(
    'saves a change, is told so, and finds it after a reload; the greeting follows the name',
    { tag: '@both' },
    async ({ page }) => {
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
    },
  )

  test('keeps what is half typed when another tab saves, and saves without undoing the other (§3.3, D21)', async ({
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
})
