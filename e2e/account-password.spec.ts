import type { Page } from '@playwright/test'
import { OFFLINE_TROUBLES } from './support/offline.ts'
import { enter, expect, expectNoAxeViolations, field, onFirebase, test } from './support/test.ts'

const openDialog = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Alterar senha' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alterar senha' })
  await expect(field(dialog, 'Senha atual')).toBeVisible()
  return dialog
}

test.describe('a student', () => {
  // The whole page at once: what has been scrolled under the header is too small a target.
  test.use({ as: 'student', viewport: { width: 1280, height: 1_800 } })

  test(
    'changes the password: the old one is dead, and a wrong one changes nothing (B19)',
    { tag: '@both' },
    async ({ page, student }) => {
      await page.goto('/conta')
      const dialog = await openDialog(page)
      await expectNoAxeViolations(page)
      await dialog.getByRole('button', { name: 'Salvar' }).click()
      await expect(field(dialog, 'Senha atual')).toBeFocused()
      await expect(field(dialog, 'Senha atual')).toHaveAccessibleDescription('Senha atual é obrigatória')

      await field(dialog, 'Senha atual').fill('errada-26')
      await field(dialog, 'Nova senha').fill('nova-senha-26')
      await field(dialog, 'Confirmar nova senha').fill('nova-senha-26')
      await dialog.getByRole('button', { name: 'Salvar' }).click()
      await expect(dialog.getByRole('alert')).toHaveText('Senha incorreta')
      await expect(field(dialog, 'Nova senha')).toHaveValue('nova-senha-26')

      await field(dialog, 'Senha atual').fill(student.senha)
      await dialog.getByRole('button', { name: 'Salvar' }).click()
      await expect(page.getByText('Senha alterada.')).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/\/conta$/)

      await page.getByRole('button', { name: 'Sair' }).click()
      await expect(page).toHaveURL(/\/login-aluno$/)
      await enter(page, student.email, student.senha)
      await expect(page.getByRole('alert')).toHaveText('Senha incorreta')
      await enter(page, student.email, 'nova-senha-26')
      await expect(page).toHaveURL(/\/boas-vindas$/)
    },
  )
})

test.describe('a student without a connection', () => {
  test.use({ as: 'student', tolerated: OFFLINE_TROUBLES })

  test(
    'is asked before a half-typed password is dropped, and is told why it could not be changed',
    { tag: '@both' },
    async ({ page, student, context }) => {
      await page.goto('/conta')
      const dialog = await openDialog(page)
      await field(dialog, 'Senha atual').fill(student.senha)
      await field(dialog, 'Nova senha').fill('nova-senha-26')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Continuar editando' }).click()
      await field(dialog, 'Confirmar nova senha').fill('nova-senha-26')
      await context.setOffline(true)
      await dialog.getByRole('button', { name: 'Salvar' }).click()
      if (onFirebase) await expect(dialog.getByRole('alert')).toContainText('Sem conexão com a internet.')
      else await expect(page.getByText('Senha alterada.')).toBeVisible()
    },
  )
})
