import { addDays } from '@caderno/domain/kernel'
import type { Page } from '@playwright/test'
import { addContact, openCareer } from './support/career.ts'
import { book, openFinances } from './support/finance.ts'
import { add, openReading } from './support/reading.ts'
import { addSkill, openSkills, skill } from './support/skills.ts'
import { expect, field, test } from './support/test.ts'
import { today, whenStored } from './support/page.ts'

const MODULES = [
  { name: 'Carreira', path: '/carreira', about: /candidaturas, metas e rede de contatos/i },
  { name: 'Finanças', path: '/financas', about: /entradas, saídas e metas de economia/i },
  { name: 'Habilidades', path: '/habilidades', about: /o que você está desenvolvendo/i },
  { name: 'Leitura', path: '/leitura', about: /livros, artigos e apostilas/i },
]

test.use({ as: 'student' })
test.beforeEach(({ page }) => page.goto('/dashboard'))

test('greets by name and hour; each card says what is in it and leads there and back (§2.8, W26)', async ({
  page,
  student,
}) => {
  const main = page.getByRole('main')
  await expect(
    main.getByText(new RegExp(`^(Bom dia|Boa tarde|Boa noite), ${student.nomeCompleto.split(' ')[0]!}`)),
  ).toBeVisible()
  await expect(
    main.getByText(/^[A-Z][a-zçá]+(-feira)?, \d{1,2} de [a-zç]+\. Nada para hoje\.$/),
  ).toBeVisible()
  for (const { name, path, about } of MODULES) {
    await expect(card(page, name)).toContainText(about)
    await card(page, name).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('link', { name: 'Voltar ao dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  }
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    for (const name of ['Perfil', 'Sair', 'Reportar bug'])
      await expect(page.getByRole('banner').getByRole('button', { name, exact: true })).toBeInViewport()
  }
  await list(page).getByRole('link', { name: 'Colar horário' }).click()
  await expect(page.getByRole('dialog', { name: 'Colar horário' })).toBeVisible()
})

const list = (page: Page) => page.getByRole('region', { name: 'Hoje' })
const row = (page: Page, name: RegExp) => list(page).getByRole('listitem', { name })
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Desfazer' })
const card = (page: Page, name: string) => {
  const link = page.getByRole('link', { name, exact: true })
  return page.getByRole('main').getByRole('listitem').filter({ has: link })
}

async function reload(page: Page): Promise<void> {
  await whenStored(page)
  await page.reload()
}

test('a person to write to and an instalment are done, put off and taken back in place (§2.8)', async ({
  page,
}) => {
  const now = await today(page)
  await openCareer(page, 'networking')
  await addContact(page, 'Beatriz', { 'Próximo contato': addDays(now, -1) })
  await whenStored(page)
  await openFinances(page)
  await book(page, '300 tênis 3x')
  await whenStored(page)
  await page.goto('/dashboard')
  await expect(page.getByText(/Uma coisa para hoje, uma atrasada\.$/)).toBeVisible()
  await expect(row(page, /^Falar com Beatriz/).getByText('1 dia de atraso')).toBeVisible()
  await expect(row(page, /^Parcela 1\/3: tênis/i).getByText('R$ 100,00')).toBeVisible()
  await expect(card(page, 'Finanças')).toContainText('−R$ 100,00')

  await row(page, /^Falar com/)
    .getByRole('button', { name: 'Feito' })
    .click()
  await expect(page.getByText(/Tudo feito por hoje\.$/)).toBeVisible()
  await row(page, /^Falar com/)
    .getByRole('button', { name: 'Desfazer' })
    .click()
  await expect(row(page, /^Falar com/)).toBeFocused()
  await row(page, /^Falar com/)
    .getByRole('button', { name: '+7 dias' })
    .click()
  await expect(row(page, /^Falar com/)).toBeHidden()
  await expect(row(page, /^Parcela/)).toBeFocused()
  await undo(page).click()
  await expect(row(page, /^Falar com/)).toBeFocused()
  await row(page, /^Falar com/)
    .getByRole('button', { name: '+7 dias' })
    .click()
  await expect(row(page, /^Falar com/)).toBeHidden()
  await row(page, /^Parcela/)
    .getByRole('button', { name: '+1 dia' })
    .click()
  await expect(row(page, /^Parcela/)).toBeHidden()
  await reload(page)
  await expect(list(page).getByRole('heading', { level: 3, name: 'Nada para hoje' })).toBeVisible()
  await expect(card(page, 'Finanças')).toContainText('R$ 0,00')
})

test(
  'on a small phone a skill is checked in and skipped, pages are turned, and the modules know of it (§2.8, R15)',
  { tag: '@both' },
  async ({ page }) => {
    await openSkills(page)
    await addSkill(page, 'Inglês')
    await addSkill(page, 'Violão')
    await whenStored(page)
    await openReading(page)
    await add(page, 'Torto Arado', { 'Total de páginas': '262', 'Páginas lidas': '168' })
    await whenStored(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/dashboard')
    await expect(list(page).getByRole('listitem')).toHaveCount(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    const low = await list(page)
      .locator('a, button')
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.getBoundingClientRect().height < 43.5)
          .map(({ textContent }) => textContent),
      )
    expect(low).toEqual([])
    await row(page, /^Inglês/)
      .getByRole('button', { name: 'Fiz hoje' })
      .click()
    await expect(row(page, /^Inglês/).getByText('Feito hoje')).toBeVisible()
    await expect(card(page, 'Habilidades')).toContainText('1 de 2 hoje')
    await row(page, /^Violão/)
      .getByRole('button', { name: 'Pular hoje' })
      .click()
    await expect(row(page, /^Violão/)).toBeHidden()
    await row(page, /^Torto Arado/)
      .getByRole('button', { name: 'Avançar 10 páginas' })
      .dblclick()
    await expect(row(page, /^Torto Arado/).getByText('página 188 de 262')).toBeVisible()
    await expect(row(page, /^Torto Arado/).getByRole('button', { name: /10 páginas/ })).toHaveCount(1)
    await reload(page)
    await expect(row(page, /^Torto Arado/).getByText('página 188 de 262')).toBeVisible()
    await expect(row(page, /^Inglês/).getByRole('button', { name: 'Desfazer' })).toBeVisible()
    await expect(row(page, /^Violão/)).toBeHidden()
    const week = page.getByRole('list', { name: /^Semana de/ })
    await expect(week.locator('[aria-current=date]')).toContainText(/Feito: .*Habilidades 1, Leitura 1/)
    await card(page, 'Habilidades').click()
    await expect(skill(page, 'Inglês')).toBeVisible()
    await expect(skill(page, 'Inglês')).toContainText('1 de 3 na semana')
  },
)

test('«Abrir» leads to the record, and «Guardar» to its goal', async ({ page }) => {
  const now = await today(page)
  await openCareer(page, 'networking')
  await addContact(page, 'Beatriz', { 'Próximo contato': now })
  await whenStored(page)
  await page.goto('/financas?aba=metas')
  for (const [label, text] of [
    ['Descrição', 'Notebook'],
    ['Valor total', '3.500'],
    ['Data-alvo', addDays(now, 3)],
  ] as const)
    await field(page, label).fill(text)
  await page.getByRole('button', { name: 'Adicionar meta' }).click()
  await expect(page.getByRole('article', { name: 'Notebook' })).toBeVisible()
  await whenStored(page)

  await page.goto('/dashboard')
  await expect(row(page, /^Meta: Notebook/).getByText('Faltam 3 dias para guardar')).toBeVisible()
  await row(page, /^Falar com Beatriz/)
    .getByRole('link', { name: 'Abrir' })
    .click()
  await expect(field(page.getByRole('dialog'), 'Nome')).toHaveValue('Beatriz')
  await page.goto('/dashboard')
  await row(page, /^Meta: Notebook/)
    .getByRole('link', { name: 'Guardar' })
    .click()
  await expect(page).toHaveURL(/\/financas\?aba=metas/)
  await expect(page.getByRole('article', { name: 'Notebook' })).toBeVisible()
})
