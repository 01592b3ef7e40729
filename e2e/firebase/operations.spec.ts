import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { addApplication, application, openApplications, phase } from '../support/applications.ts'
import { book, openFinances } from '../support/finance.ts'
import { countOperations, type Operations } from '../support/operations.ts'
import { add, dialog, item, more as moreOfItem, openReading } from '../support/reading.ts'
import { addSkill, days, more as moreOfSkill, openSkills, skill, tick } from '../support/skills.ts'
import { enter, expect, field, newStudent, test } from '../support/test.ts'

test.setTimeout(600_000)

const DEPLOYING = readFileSync(new URL('../../docs/deploying.md', import.meta.url), 'utf8')
const TABLE = /\| screen or action \|.*\n\|.*\n((?:\|.*\n)+)/.exec(DEPLOYING)![1]!
const EXPECTED = new Map(
  [...TABLE.matchAll(/^\| (.+?) \| (.*) \|$/gm)].map(([, name, cells]) => [name!, cells!]),
)

test('each screen reads and writes what docs/deploying.md says (B28)', async ({ browser, baseURL }) => {
  const operations = await countOperations()
  const rows: string[] = []
  await openScreens(browser, baseURL!, operations, async (name, act) => {
    await act()
    rows.push(`| ${name} | ${await operations.since(EXPECTED.get(name))} |\n`)
  })
  expect(await operations.since()).toBe('0 | 0 | 0')
  await operations.close()
  expect(rows.join('')).toBe(TABLE)
})

type Step = (name: string, act: () => Promise<unknown>) => Promise<void>

/** Goes through the screens as a new student does. */
async function openScreens(
  browser: Browser,
  baseURL: string,
  operations: Operations,
  step: Step,
): Promise<void> {
  const { email, senha } = newStudent()
  const page = await openPage(browser, baseURL, operations)
  await step('/login, /esqueci-senha, signed out', () => open(page, '/login', 'Entrar'))
  await step('sign-up at /cadastros', () => signUp(page, email, senha))
  await step('/home, loaded anew', () => open(page, '/home', 'Organize seus estudos'))
  await page.getByRole('button', { name: 'Sair' }).first().click()
  await expect(page).toHaveURL(/\/login/)
  await step('first student login: the record is made', () => signIn(page, email, senha))
  await step('/dashboard, loaded anew, no books', () => open(page, '/dashboard', 'Dashboard'))
  await readBooks(page, step)
  await step('/dashboard from /leitura, by the link', () =>
    page
      .getByRole('link', { name: /Voltar ao dashboard/ })
      .first()
      .click(),
  )
  await applyForWork(page, step)
  await bookMoney(page, step)
  await practise(page, step)
  await step('/dashboard, loaded anew, 3 books', () => open(page, '/dashboard', 'Dashboard'))
  await step('a bug report', () => report(page))
  const other = await openPage(browser, baseURL, operations)
  await step('student login on a new device, /boas-vindas', () => signIn(other, email, senha))
  await step('/leitura, loaded anew there, 3 books', () => openReading(other))
  await step('/leitura, loaded anew on the first device', () => openReading(page))
  await step('a book added there, seen here too', () => add(other, 'O Cortiço', PAGES))
}

const PAGES = { 'Total de páginas': '200' }

async function readBooks(page: Page, step: Step): Promise<void> {
  await step('/leitura, loaded anew, no books', () => openReading(page))
  await step('a book added', () => add(page, 'Torto Arado', PAGES))
  await step('two more books added', async () => {
    for (const title of ['Vidas Secas', 'Quarto de Despejo']) await add(page, title, PAGES)
  })
  await step('a book changed (+10 pages)', () =>
    page.getByRole('button', { name: 'Avançar 10 páginas' }).first().click(),
  )
  await step('a book removed', async () => {
    await moreOfItem(page, item(page, 'Torto Arado'), 'Remover')
    await dialog(page).getByRole('button', { name: 'Remover' }).click()
  })
  await step('its removal undone', () => page.getByRole('button', { name: 'Desfazer' }).click())
  await step('the list chosen', () => page.getByText('Lista', { exact: true }).first().click())
  await step('/leitura, loaded anew, 3 books in the cache', () => openReading(page))
}

async function applyForWork(page: Page, step: Step): Promise<void> {
  const VAGA = 'Estágio em Logística'
  await step('/carreira, loaded anew, no applications', () => openApplications(page))
  await step('an application added', () => addApplication(page, VAGA, 'Rota Norte'))
  await step('its fase changed', () => phase(application(page, VAGA)).selectOption('Entrevista'))
  await step('/carreira, loaded anew, 1 application', () => openApplications(page))
  await step('the application removed and looked for again', async () => {
    await application(page, VAGA).getByRole('button', { name: 'Remover' }).click()
    await dialog(page).getByRole('button', { name: 'Remover' }).click()
  })
}

async function bookMoney(page: Page, step: Step): Promise<void> {
  const lunch = page.locator('li[data-record]').filter({ hasText: 'almoço' })
  await step('/financas, loaded anew, nothing booked', () => openFinances(page))
  await step('a transaction booked', () => book(page, '18,50 almoço'))
  await step('a purchase in 12 instalments', () => book(page, '1200 notebook 12x'))
  await step('a limit set', async () => {
    await page.getByRole('button', { name: 'Limites' }).click()
    await field(page, 'Alimentação').fill('600')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('img', { name: /do limite/ })).toBeVisible()
  })
  await step('/financas, loaded anew, 13 transactions', () => openFinances(page))
  await step('a transaction edited', async () => {
    await page.getByRole('tab', { name: 'Transações' }).click()
    await lunch.getByRole('button', { name: 'Editar' }).click()
    await field(dialog(page), 'Valor').fill('19,50')
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(lunch.getByText('19,50')).toBeVisible()
  })
  await step('the transaction removed', async () => {
    await lunch.getByRole('button', { name: 'Remover' }).click()
    await dialog(page).getByRole('button', { name: 'Remover' }).click()
    await expect(lunch).toBeHidden()
  })
}

async function practise(page: Page, step: Step): Promise<void> {
  const violin = skill(page, 'Violão')
  await step('/habilidades, loaded anew, no skills', () => openSkills(page))
  await step('a skill added', () => addSkill(page, 'Violão'))
  await step('checked in today', () => tick(violin).click())
  await step('yesterday put right', () => days(violin).nth(5).click())
  await step('its progress, two steps', async () => {
    for (const _ of [1, 2]) await violin.getByRole('button', { name: 'Aumentar progresso' }).click()
  })
  await step('the skill paused', () => moreOfSkill(page, 'Violão', 'Pausar'))
  await step('/habilidades, loaded anew, 1 skill', () => openSkills(page))
}

async function openPage(browser: Browser, baseURL: string, operations: Operations): Promise<Page> {
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  await operations.watch(context)
  return context.newPage()
}

async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

async function signUp(page: Page, email: string, senha: string): Promise<void> {
  await open(page, '/cadastros', 'Criar conta')
  const answers = { Nome: 'Ana', Sobrenome: 'Souza', Email: email, Senha: senha, 'Confirmar senha': senha }
  for (const [label, answer] of Object.entries(answers)) await field(page, label).fill(answer)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL(/\/home/)
}

async function signIn(page: Page, email: string, senha: string): Promise<void> {
  await page.goto('/login-aluno')
  await enter(page, email, senha)
  await expect(page).toHaveURL(/boas-vindas/)
}

async function report(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reportar bug' }).first().click()
  await field(dialog(page), 'Título').fill('Um erro')
  await field(dialog(page), 'Descrição').fill('Ao abrir.')
  await dialog(page).getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Relatório enviado. Obrigado!')).toBeVisible()
}
