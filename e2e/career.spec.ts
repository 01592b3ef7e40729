import { addMonths, addDays, formatDate } from '@caderno/domain/kernel'
import type { Page } from '@playwright/test'
import { addContact, addGoal, banner, contact, dialog, goal, goalList, openCareer, remove, whenStored } from './support/career.ts'
import { expect, expectNoAxeViolations, field, inBothThemes, onFirebase, signInAsStudent, test } from './support/test.ts'

const REMOVE_GOAL = 'Tem certeza que deseja remover esta meta?'
const SAVED = onFirebase ? 'Salvo na nuvem' : 'Salvo na sua conta neste dispositivo'
const SHORT = 'Curto prazo (até 6 meses)'
const LONG = 'Longo prazo (mais de 6 meses)'

/** The calendar day where the browser is. */
const today = (page: Page): Promise<string> =>
  page.evaluate(() => [new Date().getFullYear(), new Date().getMonth() + 1, new Date().getDate()].map((part) => String(part).padStart(2, '0')).join('-'))

test.describe('a guest', () => {
  test.use({ as: 'registered' })
  test.setTimeout(90_000)

  test('works without an account, and an account takes the work over once', async ({ page, student }) => {
    await openCareer(page, 'desenvolvimento')
    await expect(banner(page, 'Salvo neste navegador')).toBeVisible()
    await expect(page.getByRole('link', { name: onFirebase ? 'Faça login para salvar na nuvem' : 'Faça login para salvar na sua conta' })).toHaveAttribute('href', '/login-aluno')
    await addGoal(page, 'Aprender SQL')
    await addGoal(page, 'Certificado de inglês', { term: 'Longo prazo' })
    await page.getByRole('tab', { name: 'Networking' }).click()
    await addContact(page, 'Marina Duarte')
    await whenStored(page)

    await signInAsStudent(page, student.email, student.senha)
    await openCareer(page, 'desenvolvimento')
    await expect(page.getByText('Importar 2 metas salvas neste navegador?')).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await page.getByRole('button', { name: 'Importar' }).click()
    await expect(goalList(page, SHORT).getByText('Aprender SQL')).toBeVisible()
    await expect(goalList(page, LONG).getByText('Certificado de inglês')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Importar' })).toBeHidden()
    await expect(banner(page, SAVED)).toBeVisible()
    await openCareer(page, 'networking')
    await expect(contact(page, 'Marina Duarte')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Importar' })).toBeHidden()

    await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL(/\/login-aluno$/)
    await openCareer(page, 'desenvolvimento')
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await addGoal(page, 'aprender  sql')
    await signInAsStudent(page, student.email, student.senha)
    await openCareer(page, 'desenvolvimento')
    await expect(page.getByText('Importar 1 meta salva neste navegador?')).toBeVisible()
    await page.getByRole('button', { name: 'Importar' }).click()
    await expect(page.getByRole('button', { name: 'Importar' })).toBeHidden()
    await expect(page.getByRole('checkbox')).toHaveCount(2)
  })

  test('may leave the work where it is, for this session', async ({ page, student }) => {
    await openCareer(page, 'desenvolvimento')
    await addGoal(page, 'Aprender SQL')
    await whenStored(page)
    await signInAsStudent(page, student.email, student.senha)
    await openCareer(page, 'networking')
    await page.getByRole('button', { name: 'Agora não' }).click()
    await expect(page.getByRole('button', { name: 'Importar' })).toBeHidden()
    await openCareer(page, 'desenvolvimento')
    await expect(page.getByRole('button', { name: 'Importar' })).toBeHidden()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
  })
})

test.describe('a student', () => {
  test.use({ as: 'student' })

  test('finds the tab in the address, after a reload and on the way back', async ({ page }) => {
    await page.goto('/carreira')
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Estágios & Trainees')
    await page.getByRole('tab', { name: 'Networking' }).click()
    await expect(page).toHaveURL(/\/carreira\?aba=networking$/)
    await page.getByRole('tab', { name: 'Plano de Desenvolvimento' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Plano de Desenvolvimento' }).getByLabel('Data-alvo')).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(/aba=desenvolvimento$/)
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Plano de Desenvolvimento')
    await page.goBack()
    await expect(page.getByRole('tabpanel', { name: 'Networking' }).getByRole('button', { name: 'Adicionar contato' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Estágios & Trainees')
    await page.getByRole('link', { name: 'Voltar ao dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })

  test('plans goals: the target day decides the list, to the day (D12)', async ({ page }) => {
    await openCareer(page, 'desenvolvimento')
    const limit = addMonths(await today(page), 6)
    await addGoal(page, 'No limite', { day: limit })
    await expect(goalList(page, SHORT).getByText('No limite')).toBeVisible()
    await field(page, 'Data-alvo').fill(addDays(limit, 1))
    await expect(field(page, 'Prazo')).toHaveCount(0)
    await addGoal(page, 'Um dia depois')
    await expect(goalList(page, LONG).getByText('Um dia depois')).toBeVisible()
    await addGoal(page, 'Sem data', { term: 'Longo prazo' })
    await expect(goalList(page, LONG).getByText('Sem data')).toBeVisible()

    await goal(page, 'Um dia depois').getByRole('button', { name: 'Editar' }).click()
    await expect(field(page, 'Meta')).toBeFocused()
    await field(page, 'Data-alvo').fill(limit)
    await field(page, 'Meta').fill('Um dia antes')
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(goalList(page, SHORT).getByText('Um dia antes')).toBeVisible()
    await goal(page, 'No limite').getByRole('checkbox').check()
    await expect(goalList(page, SHORT).getByText('1 de 2 metas')).toBeVisible()
    await whenStored(page)
    await page.reload()
    await expect(goal(page, 'No limite').getByRole('checkbox')).toBeChecked()
    await expect(goalList(page, LONG).getByRole('listitem')).toHaveText([/Sem data/])
  })

  test('removes a goal and takes it back', async ({ page }) => {
    await openCareer(page, 'desenvolvimento')
    await addGoal(page, 'Aprender SQL')
    await goal(page, 'Aprender SQL').getByRole('checkbox').check()
    await remove(page, goal(page, 'Aprender SQL'), REMOVE_GOAL)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(goal(page, 'Aprender SQL').getByRole('checkbox')).toBeChecked()
    await whenStored(page)
    await page.reload()
    await expect(goal(page, 'Aprender SQL')).toBeVisible()
    await remove(page, goal(page, 'Aprender SQL'), REMOVE_GOAL)
    await expect(page.getByText('Aprender SQL saiu do plano')).toBeVisible()
    await whenStored(page)
    await page.reload()
    await expect(page.getByLabel('Data-alvo')).toBeVisible()
    await expect(goal(page, 'Aprender SQL')).toHaveCount(0)
  })

  test('ticks off the LinkedIn checklist, which is remembered', async ({ page }) => {
    await openCareer(page, 'networking')
    await expect(page.getByRole('checkbox')).toHaveCount(6)
    await page.getByRole('checkbox', { name: 'Pelo menos 10 habilidades' }).check()
    await page.getByRole('checkbox', { name: 'Pelo menos 50 conexões' }).check()
    await expect(page.getByRole('img', { name: '33% do perfil do LinkedIn' })).toBeVisible()
    await whenStored(page)
    await page.reload()
    await expect(page.getByRole('img', { name: '33% do perfil do LinkedIn' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Pelo menos 50 conexões' })).toBeChecked()
    await page.getByRole('checkbox', { name: 'Pelo menos 50 conexões' }).uncheck()
    await expect(page.getByRole('img', { name: '17% do perfil do LinkedIn' })).toBeVisible()
  })

  test('keeps contacts, and is told when to write', async ({ page }) => {
    await openCareer(page, 'networking')
    const now = await today(page)
    await addContact(page, 'Zélia Prado', { Empresa: 'Embrapa', Cargo: 'Recrutadora', Canal: 'LinkedIn', 'Próximo contato': addDays(now, -2), Notas: 'Feira de estágios' })
    await addContact(page, 'Ana Luz')
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Zélia Prado', 'Ana Luz'])
    const zelia = contact(page, 'Zélia Prado')
    await expect(zelia.getByText(`Contato atrasado, era para ${formatDate(addDays(now, -2))}`)).toBeVisible()
    await zelia.getByRole('button', { name: '+7 dias' }).click()
    await expect(zelia.getByText(`Próximo contato em ${formatDate(addDays(now, 7))}`)).toBeVisible()
    await zelia.getByRole('button', { name: 'Editar' }).click()
    await field(dialog(page), 'Próximo contato').fill(now)
    await field(dialog(page), 'Cargo').fill('Gerente')
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(zelia.getByText('Gerente · Embrapa · LinkedIn')).toBeVisible()
    await zelia.getByRole('button', { name: 'Feito' }).click()
    await expect(zelia.getByText(`Último contato em ${formatDate(now)}`)).toBeVisible()
    await remove(page, contact(page, 'Ana Luz'), 'Tem certeza que deseja remover este contato?')
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(contact(page, 'Ana Luz')).toBeVisible()
    await whenStored(page)
    await page.reload()
    await expect(zelia.getByText('Feira de estágios')).toBeVisible()
    await expect(zelia.getByRole('button', { name: 'Feito' })).toHaveCount(0)
  })

  test('sees another tab live, which wipes nothing that is being typed', async ({ page, context }) => {
    await openCareer(page, 'desenvolvimento')
    await addGoal(page, 'Aprender SQL')
    const other = await context.newPage()
    await openCareer(other, 'desenvolvimento')
    await expect(goal(other, 'Aprender SQL')).toBeVisible()
    await field(page, 'Meta').fill('Meio escr')
    await goal(page, 'Aprender SQL').getByRole('button', { name: 'Editar' }).click()
    await field(page, 'Meta').fill('Aprender SQL bem')
    await addGoal(other, 'Da outra aba')
    await goal(other, 'Aprender SQL').getByRole('checkbox').check()
    await expect(goal(page, 'Da outra aba')).toBeVisible()
    await expect(field(page, 'Meta')).toHaveValue('Aprender SQL bem')
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(goal(other, 'Aprender SQL bem').getByRole('checkbox')).toBeChecked()
    await expect(field(page, 'Meta')).toHaveValue('Meio escr')
  })

  test('plans by keyboard alone', async ({ page }) => {
    await openCareer(page, 'estagios')
    await page.getByRole('tab', { name: 'Estágios & Trainees' }).focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Data-alvo')).toBeVisible()
    await field(page, 'Meta').focus()
    await page.keyboard.type('Aprender SQL')
    await page.keyboard.press('Enter')
    await expect(goal(page, 'Aprender SQL')).toBeVisible()
    await expect(field(page, 'Meta')).toBeFocused()
    await goal(page, 'Aprender SQL').getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    await expect(goal(page, 'Aprender SQL').getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(goal(page, 'Aprender SQL').getByRole('button', { name: 'Editar' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(goal(page, 'Aprender SQL')).toBeHidden()
    await page.getByRole('button', { name: 'Desfazer' }).focus()
    await page.keyboard.press('Enter')
    await expect(goal(page, 'Aprender SQL')).toBeVisible()
  })

  test('sees the figures on the dashboard', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('main').getByRole('link', { name: 'Carreira', exact: true })).toContainText('0 candidaturas')
  })
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('nothing scrolls sideways and everything is big enough to touch', async ({ page }) => {
    const word = 'Pneumoultramicroscopicossilicovulcanoconiose'
    await openCareer(page, 'desenvolvimento')
    await addGoal(page, word.repeat(4), { day: '2026-01-01' })
    await expectTouchable(page)
    await goal(page, word.repeat(4)).getByRole('button', { name: 'Editar' }).click()
    await expectTouchable(page)
    await openCareer(page, 'networking')
    await addContact(page, word.repeat(4), { Empresa: word, Cargo: word, 'Próximo contato': '2026-01-01', Notas: word })
    await expectTouchable(page)
  })
})

async function expectTouchable(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  for (const control of await page.getByRole('main').locator('button, select, input:not([type=checkbox]), label:has([type=checkbox]), a').all()) {
    const box = await control.boundingBox()
    expect(Math.round(Math.min(box!.width, box!.height)), await control.evaluate((element) => element.outerHTML)).toBeGreaterThanOrEqual(44)
  }
}

test.describe('no barrier in either theme', () => {
  test.slow()
  const look = (page: Page) => inBothThemes(page, () => expectNoAxeViolations(page))

  test('in the plan, empty, wrong and full', async ({ page }) => {
    await openCareer(page, 'desenvolvimento')
    await look(page)
    await page.getByRole('button', { name: 'Adicionar meta' }).click()
    await look(page)
    await addGoal(page, 'Aprender SQL', { day: '2026-01-01' })
    await addGoal(page, 'Certificado de inglês', { term: 'Longo prazo' })
    await goal(page, 'Certificado de inglês').getByRole('checkbox').check()
    await look(page)
  })

  test('among the contacts, empty, in the form and full', async ({ page }) => {
    await openCareer(page, 'networking')
    await look(page)
    await page.getByRole('button', { name: 'Adicionar contato' }).click()
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await look(page)
    await page.keyboard.press('Escape')
    await addContact(page, 'Marina Duarte', { 'Próximo contato': '2026-01-01' })
    await page.getByRole('checkbox').first().check()
    await look(page)
  })
})
