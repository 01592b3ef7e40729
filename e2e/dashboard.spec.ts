import { expect, field, test } from './support/test.ts'

const MODULES = [
  { name: 'Carreira', path: '/carreira', about: /candidaturas, metas e rede de contatos/i },
  { name: 'Finanças', path: '/financas', about: /entradas, saídas e metas de economia/i },
  { name: 'Habilidades', path: '/habilidades', about: /o que você está desenvolvendo/i },
  { name: 'Leitura', path: '/leitura', about: /livros, artigos e apostilas/i },
]

test.use({ as: 'student' })
test.beforeEach(({ page }) => page.goto('/dashboard'))

test('greets the student by name and hour under the small word Dashboard', async ({ page, student }) => {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await expect(main.getByText(new RegExp(`^(Bom dia|Boa tarde|Boa noite), ${student.nomeCompleto.split(' ')[0]!}`))).toBeVisible()
  await expect(main.getByText(/^[A-Z][a-zçá]+(-feira)?, \d{1,2} de [a-zç]+$/)).toBeVisible()
})

for (const { name, path, about } of MODULES) {
  test(`the card ${name} says what is in it and leads there and back`, async ({ page }) => {
    const card = page.getByRole('main').getByRole('link', { name, exact: true })
    await expect(card).toContainText(about)
    await card.click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('link', { name: 'Voltar ao dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
}

test('an empty shelf says what it is for; a book being read appears with its bookmark', async ({ page }) => {
  const main = page.getByRole('main')
  const now = main.getByRole('region', { name: 'Lendo agora' })
  await now.getByRole('link').click()
  await expect(page).toHaveURL(/\/leitura$/)
  await page.getByRole('button', { name: 'Adicionar item' }).first().click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'Título').fill('Torto Arado')
  const more = dialog.getByRole('button', { name: /Mais detalhes/ })
  if (await more.isVisible()) await more.click()
  await field(dialog, 'Total de páginas').fill('262')
  await field(dialog, 'Páginas lidas').fill('168')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Voltar ao dashboard' }).click()

  await expect(now.getByText('Torto Arado')).toBeVisible()
  await expect(now.getByText('página 168 de 262')).toBeVisible()
  await expect(now.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64')
  await expect(main.getByRole('link', { name: 'Leitura', exact: true })).toContainText('168')
  await page.reload()
  await expect(now.getByText('página 168 de 262')).toBeVisible()
  await now.getByRole('link', { name: 'Continuar lendo' }).click()
  await expect(page).toHaveURL(/\/leitura$/)
})

test('«Perfil», «Sair» and «Reportar bug» stand in the header without a menu, at 360 px too', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    for (const name of ['Perfil', 'Sair', 'Reportar bug']) {
      await expect(page.getByRole('banner').getByRole('button', { name, exact: true })).toBeInViewport()
    }
  }
})

test('signing out leads to the student login and closes the dashboard', async ({ page }) => {
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login-aluno$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/login-aluno/)
  await expect(page.getByRole('heading', { level: 1, name: 'Login do aluno' })).toBeVisible()
})
