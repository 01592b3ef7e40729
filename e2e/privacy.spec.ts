import { enter, expect, onFirebase, test } from './support/test.ts'

test.describe('a registered student who is signed out (D20)', () => {
  test.use({ as: 'registered' })

  test('reads what is kept where, from the footer, and goes on to their data after the login', async ({
    page,
    student,
  }) => {
    await page.goto('/login')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacidade' })).toBeFocused()
    await expect(page).toHaveTitle('Privacidade · Caderno')
    await expect(page.getByRole('region', { name: 'Onde fica' })).toContainText(
      onFirebase ? 'nos servidores do Google' : 'Só neste navegador',
    )
    await page.getByRole('main').getByRole('link', { name: 'Ir para «Meus dados»' }).click()
    await expect(page).toHaveURL(/\/login-aluno$/)
    await enter(page, student.email, student.senha)
    await expect(page.getByRole('heading', { level: 1, name: 'Meus dados' })).toBeVisible()
  })
})

test.describe('a student (D20)', () => {
  test.use({ as: 'student', viewport: { width: 360, height: 740 } })

  test('finds «Meus dados» in the profile and «Privacidade» below every page', async ({ page }) => {
    await page.goto('/dashboard')
    for (const name of ['Perfil', 'Sair', 'Reportar bug'])
      await expect(page.getByRole('banner').getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    await page.getByRole('banner').getByRole('button', { name: 'Perfil' }).click()
    const dialog = page.getByRole('dialog', { name: 'Perfil' })
    await dialog.getByLabel('Nome completo').fill('Outro nome')
    await dialog.getByRole('link', { name: 'Meus dados' }).click()
    await page.getByRole('button', { name: 'Descartar' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Perfil' }).click()
    await dialog.getByRole('link', { name: 'Meus dados' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Meus dados' })).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacidade' })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Módulos, barra inferior' })
      .getByRole('link', { name: 'Leitura' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Leitura' })).toBeVisible()
  })
})
