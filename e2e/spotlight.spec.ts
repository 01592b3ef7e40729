import type { BrowserContext, Locator, Page } from '@playwright/test'
import { addApplication, openApplications } from './support/applications.ts'
import { addContact, addGoal, openCareer } from './support/career.ts'
import { book, openFinances } from './support/finance.ts'
import { add, openReading } from './support/reading.ts'
import { addSkill, openSkills } from './support/skills.ts'
import { whenStored } from './support/page.ts'
import { expect, expectNoAxeViolations, field, test } from './support/test.ts'

const search = (page: Page) => page.getByRole('combobox', { name: 'Buscar' })
const option = (page: Page, name: RegExp | string) =>
  page.getByRole('listbox', { name: 'Resultados' }).getByRole('option', { name })
const inDialog = (page: Page, label: string) => field(page.getByRole('dialog'), label)

/** Types into the search, and opens what stands first once it is this. */
async function find(page: Page, words: string, first: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
  await expect(option(page, first).and(page.locator('[aria-selected=true]'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(search(page)).toBeHidden()
}

/** The address has forgotten what it was asked to open. */
async function opened(page: Page, path: RegExp, place: Locator): Promise<void> {
  await expect(place).toBeFocused()
  await expect(page).toHaveURL(path)
}

test.describe('a student', () => {
  test.use({ as: 'student' })

  test('finds what is kept about work by any of its words, accents aside, and is led to it (B16)', async ({
    page,
  }) => {
    test.setTimeout(90_000)
    await openApplications(page)
    await addApplication(page, 'Estágio em Ótica', 'Padaria Aurora')
    await page.getByRole('tab', { name: 'Networking' }).click()
    await addContact(page, 'Débora Ávila', { Cargo: 'Recrutadora' })
    await page.getByRole('tab', { name: 'Plano de Desenvolvimento' }).click()
    await addGoal(page, 'Certificado de inglês')
    await whenStored(page)
    await page.goto('/dashboard')

    await find(page, 'OTICA aurora', /^Estágio em Ótica/)
    await opened(page, /\/carreira\?aba=estagios$/, field(page, 'Empresa'))
    await expect(field(page, 'Empresa')).toHaveValue('Padaria Aurora')
    await find(page, 'recrutadora', /^Débora Ávila/)
    await expect(inDialog(page, 'Nome')).toHaveValue('Débora Ávila')
    await expect(page).toHaveURL(/\/carreira\?aba=networking$/)
    await page.keyboard.press('Escape')
    await find(page, 'ingles', /^Certificado de inglês/)
    await opened(page, /\/carreira\?aba=desenvolvimento$/, field(page, 'Meta'))
    await expect(field(page, 'Meta')).toHaveValue('Certificado de inglês')
    await expect(page.getByRole('button', { name: 'Salvar alterações' })).toBeVisible()
  })

  test('finds money, habits and books too (B16)', async ({ page }) => {
    test.setTimeout(90_000)
    await openFinances(page)
    await book(page, '18,50 almoço')
    await page.getByRole('tab', { name: 'Metas' }).click()
    await field(page, 'Descrição').fill('Viagem à praia')
    await field(page, 'Valor total').fill('1.200,00')
    await field(page, 'Data-alvo').fill('2030-01-10')
    await page.getByRole('button', { name: 'Adicionar meta' }).click()
    await expect(page.getByRole('article', { name: 'Viagem à praia' })).toBeVisible()
    await whenStored(page)
    await openSkills(page)
    await addSkill(page, 'Violão', 'Dedilhado todo dia')
    await whenStored(page)
    await openReading(page)
    await add(page, 'Água Viva', { Autor: 'Clarice Lispector' })
    await whenStored(page)

    await find(page, 'almoco 18,50', /^almoço/)
    await expect(inDialog(page, 'Descrição')).toHaveValue('almoço')
    await expect(page).toHaveURL(/\/financas\?aba=transacoes&mes=\d{4}-\d\d$/)
    await page.keyboard.press('Escape')
    await find(page, 'praia', /^Viagem à praia/)
    await opened(
      page,
      /\/financas\?aba=metas$/,
      page.getByRole('listitem').filter({ has: page.getByRole('article', { name: 'Viagem à praia' }) }),
    )
    await find(page, 'dedilhado', /^Violão/)
    await expect(page.getByRole('dialog')).toContainText('Violão')
    await expect(page).toHaveURL(/\/habilidades$/)
    await page.keyboard.press('Escape')
    await find(page, 'clarice', /^Água Viva/)
    await expect(inDialog(page, 'Título')).toHaveValue('Água Viva')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Leitura' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('begins a new record of each module from anywhere, and goes anywhere (W17, B16)', async ({ page }) => {
    await page.goto('/dashboard')
    await find(page, '18,50 almoço', /^Saída de R\$\s18,50, almoço/)
    await expect(page.getByText(/^Saída de R\$\s18,50 lançada: almoço\.$/)).toBeVisible()
    await find(page, 'nova cand', /^Nova candidatura$/)
    await opened(page, /\/carreira\?aba=estagios$/, field(page, 'Empresa'))
    await find(page, 'nova tran', /^Nova transação$/)
    await opened(page, /\/financas\?aba=transacoes$/, field(page, 'Descrição'))
    await find(page, 'novo item', /^Novo item de leitura$/)
    await expect(inDialog(page, 'Título')).toBeFocused()
    await page.keyboard.press('Escape')
    await find(page, 'nova hab', /^Nova habilidade$/)
    await expect(inDialog(page, 'Nome')).toBeFocused()
    await page.keyboard.press('Escape')
    await find(page, 'novo contato', /^Novo contato$/)
    await expect(inDialog(page, 'Nome')).toBeFocused()
    await page.keyboard.press('Escape')
    await find(page, 'nova meta de', /^Nova meta de carreira$/)
    await opened(page, /\/carreira\?aba=desenvolvimento$/, field(page, 'Meta'))
    await find(page, 'nova meta fin', /^Nova meta financeira$/)
    await opened(page, /\/financas\?aba=metas$/, field(page, 'Descrição'))
    await find(page, 'plano', /^Plano de Desenvolvimento/)
    await expect(page.getByRole('tab', { name: 'Plano de Desenvolvimento' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await find(page, 'dicas', /^Dicas/)
    await expect(page.getByRole('tab', { name: 'Dicas' })).toHaveAttribute('aria-selected', 'true')
    await find(page, 'dash', /^Dashboard$/)
    await expect(page).toHaveURL(/\/dashboard$/)
    await find(page, 'perfil', /^Perfil$/)
    await expect(page.getByRole('dialog', { name: 'Perfil' })).toBeVisible()
  })
})

test('a guest finds what is kept in this browser, and nothing that needs an account (B16)', async ({
  page,
}) => {
  await openCareer(page, 'desenvolvimento')
  await addGoal(page, 'Certificado de inglês')
  await whenStored(page)
  await page.goto('/carreira')
  await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByRole('listbox', { name: 'Resultados' }).getByRole('option')).toHaveText([
    'Nova candidatura',
    'Carreira',
    'Entrar',
  ])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Buscar' })).toBeFocused()
  await find(page, 'ingles', /^Certificado de inglês/)
  await expect(field(page, 'Meta')).toHaveValue('Certificado de inglês')
})

test.describe('the script of the search', () => {
  test.use({ tolerated: /SpotlightDialog-\w+\.(js|css)|Failed to load resource: net::ERR_FAILED/ })
  const SCRIPT = /\/assets\/SpotlightDialog-\w+\.js$/

  /** Holds a file back until `release`. */
  async function hold(context: BrowserContext, file = SCRIPT) {
    let asked = 0
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => (release = resolve))
    await context.route(file, async (route) => {
      asked++
      await held
      await route.continue()
    })
    return { asked: () => asked, release: () => release() }
  }

  test('may take its time: what is typed meanwhile is not lost (B16)', async ({ page, context }) => {
    const { asked, release } = await hold(context)
    await openCareer(page, 'desenvolvimento')
    expect(asked()).toBe(0)
    await page.keyboard.press('Control+K')
    await page.keyboard.type('plano de')
    release()
    await page.keyboard.type(' desenv')
    await expect(option(page, /^Plano de Desenvolvimento/)).toBeVisible()
    await expect(search(page)).toBeFocused()
    await expect(search(page)).toHaveValue('plano de desenv')
    expect(asked()).toBe(1)
  })

  test('may take its time: a page that arrives meanwhile leaves the focus where one types (B4)', async ({
    page,
    context,
  }) => {
    const [script, screen] = [await hold(context), await hold(context, /\/assets\/notices-\w+\.js$/)]
    await openCareer(page, 'estagios')
    await page.getByRole('link', { name: 'Privacidade' }).press('Enter')
    await expect.poll(screen.asked).toBe(1)
    await page.keyboard.press('Control+K')
    await page.keyboard.type('plano de')
    screen.release()
    await expect(page).toHaveTitle('Privacidade · Caderno')
    await page.keyboard.type(' desenv')
    script.release()
    await expect(option(page, /^Plano de Desenvolvimento/)).toBeVisible()
    await expect(search(page)).toHaveValue('plano de desenv')
  })

  test('may take its time: Enter is not lost either', async ({ page, context }) => {
    const { release } = await hold(context)
    await openCareer(page, 'estagios')
    await page.keyboard.press('Control+K')
    await page.keyboard.type('contatos\n')
    release()
    await expect(page.getByRole('tab', { name: 'Networking' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('comes also while a style sheet of the page is on its way, and leaves it there (B26)', async ({
    page,
    context,
  }) => {
    const { asked, release } = await hold(context, /\/assets\/ApplicationsPage-\w+\.css$/)
    await page.goto('/carreira', { waitUntil: 'commit' })
    // Once ahead, by /preload.js, and once by the page.
    await expect.poll(asked).toBe(2)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('plano de')
    release()
    await expect(option(page, /^Plano de Desenvolvimento/)).toBeVisible()
    expect(asked()).toBe(2)
  })

  test('that does not come is told, and comes when it is asked for again (B16)', async ({
    page,
    context,
  }) => {
    await context.route(SCRIPT, (route) => route.abort())
    await openCareer(page, 'desenvolvimento')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('plano')
    await expect(page.getByRole('alert')).toContainText('A busca não carregou. Verifique sua conexão.')
    await context.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(option(page, /^Plano de Desenvolvimento/)).toBeVisible()
    await expect(search(page)).toHaveValue('plano')
  })
})

test('keeps the focus that a dialog closed just before would take back (B4)', async ({ page }) => {
  await openCareer(page, 'estagios')
  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeFocused()
  const focused = await page
    .getByRole('banner')
    .getByRole('button', { name: 'Buscar' })
    .evaluate((button) => {
      ;(button as HTMLElement).focus()
      return document.activeElement?.role
    })
  expect(focused).toBe('combobox')
})

test('is worked by keyboard alone, in both themes, on a small phone (B16)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openCareer(page, 'desenvolvimento')
  await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).press('Enter')
  await expect(search(page)).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.press('ArrowDown')
  await expect(option(page, 'Carreira')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(option(page, 'Entrar')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.type('xilofone')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nada encontrado para «xilofone».')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeHidden()
})
