import type { Page } from '@playwright/test'
import { chooseFile, importAll, openAccount } from './support/account.ts'
import { archiveOf, LINK, WORD } from './support/long-words.ts'
import { field } from './support/page.ts'
import { expect, test } from './support/test.ts'

/** A Friday, in the second semester. */
const TODAY = '2026-11-20'

/** Each page, and what opens a dialog over it; «text» is a record by its own words. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/home': [],
  '/boas-vindas': [],
  '/dashboard': ['Perfil'],
  '/carreira?aba=estagios': ['Remover'],
  '/carreira?aba=networking': ['Editar', 'Remover'],
  '/carreira?aba=desenvolvimento': ['Remover'],
  '/financas?aba=visaoGeral': [],
  '/financas?aba=transacoes': ['Editar', 'Remover'],
  '/financas?aba=metas': ['Editar', 'Guardar', 'Remover'],
  '/habilidades': ['text', 'Mais ações/Editar', 'Mais ações/Remover'],
  '/leitura': ['Mais ações/Editar', 'Mais ações/Remover'],
  '/semestre?aba=semana': ['text', 'Marcar dia sem aula'],
  '/semestre?aba=disciplinas': ['text', 'Mais ações/Faltas', 'Mais ações/Remover'],
  '/semestre?aba=notas': ['Regra', 'Prova ou trabalho'],
  '/semestre?aba=calendario': ['text'],
  '/conta': [],
}
/** A line typed there is read back while it is typed. */
const LINES: Readonly<Record<string, readonly [label: string, before: string]>> = {
  '/dashboard': ['Lançamento rápido', '18,50 '],
  '/financas?aba=visaoGeral': ['Lançamento rápido', '18,50 '],
  '/semestre?aba=calendario': ['Prova ou trabalho em uma linha', 'prova '],
}
/** Rows of choices and of figures that are pushed sideways. */
const PUSHED = '[role=tablist], [role=group], dl[data-quiet]'

test.use({ as: 'student' })

test('a link and a word of 200 letters in every text field fit a phone and a wide screen (B25)', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.clock.setFixedTime(new Date(`${TODAY}T12:00:00`))
  await page.setViewportSize({ width: 360, height: 740 })
  for (const text of [WORD, LINK]) await fillAccount(page, text)
  for (const [path, openers] of Object.entries(PAGES)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectToFit(page, path)
    for (const opener of openers)
      for (const text of opener === 'text' ? [WORD, LINK] : [opener]) await lookInto(page, text, path)
    const [label, before] = LINES[path] ?? []
    if (label) await field(page, label).fill(before + WORD)
    if (label) await expectToFit(page, `${path} › ${label}`)
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Buscar' }).fill(WORD.slice(0, 12))
  await expect(page.getByRole('option').nth(3)).toBeVisible()
  await expectToFit(page, 'Ctrl+K')
})

async function fillAccount(page: Page, text: string): Promise<void> {
  await openAccount(page)
  await chooseFile(page, archiveOf(text, TODAY))
  await page.getByRole('button', { name: 'Marcar todos' }).click()
  await importAll(page)
}

/** Opens a dialog, by a menu where it has two names, and closes it again. */
async function lookInto(page: Page, opener: string, path: string): Promise<void> {
  const [menu, item] = opener.startsWith('https') ? [opener] : opener.split('/')
  const button = page.getByRole('button', { name: menu! }).filter({ visible: true }).first()
  // On a phone some rows keep their buttons in what they open.
  if (!(await button.isVisible()))
    await page.locator('main [data-record] [aria-expanded=false]').first().click()
  await button.click()
  // Pressed by its own words, it has opened.
  if (!item && (await button.getAttribute('aria-expanded')) === 'true')
    return expectToFit(page, `${path} › ${opener}`)
  if (item) await page.getByRole('menuitem', { name: item, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectToFit(page, `${path} › ${opener}`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Neither the page nor a part of it can be pushed sideways, and nothing stands out of the screen. It is left a phone's. */
async function expectToFit(page: Page, where: string): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => page.evaluate(tooWide, PUSHED), { message: `${where} at ${width}` }).toEqual([])
  }
}

/** Runs in the page, once it is drawn as wide as it is by now. */
async function tooWide(pushed: string): Promise<string[]> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const clips = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement))
  const isPushed = (element: Element) =>
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
    element.scrollWidth > element.clientWidth + 1 &&
    !element.matches(`${pushed}, input, textarea`)
  const isOut = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return (right > innerWidth + 1 || left < -1) && !clips(element)
  }
  const found = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && (isPushed(element) || isOut(element)))
    .map(({ outerHTML }) => outerHTML.slice(0, 200))
  return document.documentElement.scrollWidth > innerWidth ? ['the page', ...found] : found
}
