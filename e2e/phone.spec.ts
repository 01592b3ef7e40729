import { addDays } from '@caderno/domain/kernel'
import { addApplication, application, applications, form, openApplications } from './support/applications.ts'
import { goal } from './support/career.ts'
import { book, openFinances } from './support/finance.ts'
import { add, openReading, shelf } from './support/reading.ts'
import { openHalfSemester } from './support/half-semester.ts'
import { today } from './support/page.ts'
import { openSemester, pasteTimetable } from './support/semester.ts'
import { addSkill, openSkills } from './support/skills.ts'
import { expect, field, test } from './support/test.ts'
import type { Locator } from '@playwright/test'

const [WIDTH, HEIGHT] = [360, 740]
test.use({ as: 'student', viewport: { width: WIDTH, height: HEIGHT } })

/** The list that a page is for begins in its first screen (L1). */
async function expectInTheFirstScreen(list: Locator): Promise<void> {
  const first = list.first()
  await expect(first).toBeVisible()
  // Asked until the page has heard that it stands on a phone.
  await expect.poll(async () => (await first.boundingBox())?.y ?? Infinity).toBeLessThanOrEqual(0.7 * HEIGHT)
}

/** What is folded on the screen is printed (L10). */
async function expectOnPaper(folded: Locator): Promise<void> {
  await expect(folded).toBeHidden()
  await folded.page().emulateMedia({ media: 'print' })
  await expect(folded.first()).toBeVisible()
  await folded.page().emulateMedia({ media: 'screen' })
  await expect(folded).toBeHidden()
}

test('the first application stands in the first screen, and what is due is folded above it and unfolds in place (L1, L10)', async ({
  page,
}) => {
  await openApplications(page)
  const now = await today(page)
  await addApplication(page, 'Atrasada', 'Aurora', { 'Próximo contato': addDays(now, -2) })
  await addApplication(page, 'Para hoje', 'Lume', { 'Próximo contato': now })
  await addApplication(page, 'Calada', 'Horizonte', { 'Data de envio': addDays(now, -14) })
  await page.reload()
  await expectInTheFirstScreen(applications(page).getByRole('article'))
  const fold = page.getByRole('button', { name: '3 pendências, 1 atrasada' })
  await expectOnPaper(page.getByRole('region', { name: 'Atrasadas' }))
  await fold.click()
  await expect(fold).toBeFocused()
  const late = page.getByRole('region', { name: 'Atrasadas' })
  await late.getByRole('button', { name: 'Feito' }).click()
  await expect(late).toBeHidden()
  await expect(page.getByRole('button', { name: '2 pendências' })).toHaveAttribute('aria-expanded', 'true')
})

test('the first item of the shelf stands in the first screen under three open books, which are folded until they are asked for (L1, L4)', async ({
  page,
}) => {
  await openReading(page)
  for (const title of ['Torto Arado', 'Vidas Secas', 'Capitães da Areia'])
    await add(page, title, { 'Total de páginas': '200', 'Páginas lidas': '20' })
  await page.reload()
  await expectInTheFirstScreen(shelf(page).getByRole('article'))
  const open = page.getByRole('region', { name: 'Lendo agora' })
  await expect(open.getByRole('listitem')).toHaveCount(0)
  await expectOnPaper(open.getByRole('heading', { name: 'Torto Arado' }))
  const fold = open.getByRole('button', { name: 'Lendo agora · Capitães da Areia +2' })
  await fold.click()
  await expect(fold).toBeFocused()
  await expect(open.getByRole('listitem')).toHaveCount(3)
  await open.getByLabel('Página atual de Capitães da Areia').fill('200')
  await page.keyboard.press('Enter')
  await expect(open.getByRole('listitem', { name: 'Vidas Secas' })).toBeFocused()
})

test('the first skill stands in the first screen (L1)', async ({ page }) => {
  await openSkills(page)
  for (const name of ['Violão', 'Inglês', 'Corrida']) await addSkill(page, name)
  await page.reload()
  await expectInTheFirstScreen(page.getByRole('main').getByRole('article'))
})

test('the first transaction stands in the first screen (L1, L6)', async ({ page }) => {
  await openFinances(page)
  await book(page, '18,50 almoço', '+1200 bolsa', '35 uber')
  await page.goto('/financas?aba=transacoes')
  await expectInTheFirstScreen(
    page.getByRole('region', { name: 'Transações', exact: true }).getByRole('listitem'),
  )
})

test('a form waits behind its button: opened, its first field has the focus; closed, what was typed stays (L1, L2, L12)', async ({
  page,
}) => {
  await openApplications(page)
  const open = page.getByRole('button', { name: 'Escrever a primeira' })
  await open.click()
  await expect(field(form(page), 'Empresa')).toBeFocused()
  await page.keyboard.type('Rota Norte')
  await page.keyboard.press('Escape')
  await expect(form(page)).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await expect(field(form(page), 'Empresa')).toHaveValue('Rota Norte')
  await field(form(page), 'Vaga').fill('Dados')
  await page.keyboard.press('Enter')
  await expect(form(page)).toBeHidden()
  await expect(application(page, 'Dados')).toBeVisible()

  await application(page, 'Dados').getByRole('button', { name: 'Dados' }).click()
  await application(page, 'Dados').getByRole('button', { name: 'Editar' }).click()
  await field(form(page), 'Vaga').fill('Dados e redes')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(field(form(page), 'Vaga')).toBeFocused()
  await form(page).getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(form(page)).toBeHidden()
  await expect(application(page, 'Dados e redes')).toBeVisible()

  await page.goto('/financas?aba=transacoes')
  await page.getByRole('button', { name: 'Nova transação' }).click()
  const booking = page.getByRole('dialog', { name: 'Nova transação' })
  await expect(field(booking, 'Descrição')).toBeFocused()
  await field(booking, 'Descrição').fill('Caderno')
  await field(booking, 'Valor').fill('12')
  await field(booking, 'Categoria').selectOption('Faculdade')
  await page.keyboard.press('Enter')
  await expect(booking).toBeHidden()
  await expect(
    page.getByRole('region', { name: 'Transações', exact: true }).getByText('Caderno'),
  ).toBeVisible()
})

test('«Cancelar» and the main button of a dialog never scroll away, and hide nothing of what does (L1)', async ({
  page,
}) => {
  // What a keyboard leaves of the screen.
  await page.setViewportSize({ width: WIDTH, height: 420 })
  for (const [path, open, title, save] of [
    ['/carreira', 'Escrever a primeira', 'Nova candidatura', 'Adicionar candidatura'],
    ['/leitura', 'Adicionar item', 'Adicionar item', 'Salvar'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByRole('button', { name: 'Mais detalhes' }).click()
    const foot = dialog.getByRole('button', { name: 'Cancelar' })
    const top = (await foot.boundingBox())!.y
    const scrolled = (await dialog.locator('form > :first-child').boundingBox())!
    expect(scrolled.y + scrolled.height).toBeLessThanOrEqual(top)
    for (const field of await dialog.locator('input, select, textarea').all()) {
      await field.focus()
      const { y, height } = (await field.boundingBox())!
      // Of a text of several lines, the line that is written.
      expect(y + Math.min(height, 44)).toBeLessThanOrEqual(top)
    }
    await expect(dialog.getByRole('button', { name: save })).toBeInViewport({ ratio: 1 })
    await foot.click()
    await expect(dialog).toBeHidden()
  }
})

test('goals stand in the first screen, and the form of the next one waits behind its button (L1, L12)', async ({
  page,
}) => {
  const addGoals = async (path: string, [label, ...rest]: readonly [string, ...[string, string][]]) => {
    await page.goto(path)
    const open = page.getByRole('button', { name: 'Nova meta' })
    const opened = page.getByRole('dialog', { name: 'Nova meta' })
    for (const goal of ['Notebook', 'Intercâmbio', 'Reserva']) {
      await open.click()
      await expect(field(opened, label)).toBeFocused()
      await page.keyboard.type(goal)
      for (const [name, value] of rest) await field(opened, name).fill(value)
      await page.keyboard.press('Escape')
      await expect(opened).toBeHidden()
      await open.click()
      await expect(field(opened, label)).toHaveValue(goal)
      await expect(field(opened, label)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(opened).toBeHidden()
      await expect(open).toBeFocused()
    }
  }
  await addGoals('/financas?aba=metas', ['Descrição', ['Valor total', '1200'], ['Data-alvo', '2030-06-30']])
  await expectInTheFirstScreen(page.getByRole('main').getByRole('article'))
  await addGoals('/carreira?aba=desenvolvimento', ['Meta'])
  await expectInTheFirstScreen(goal(page, 'Reserva'))
  await goal(page, 'Reserva').getByRole('button', { name: 'Reserva' }).click()
  await goal(page, 'Reserva').getByRole('button', { name: 'Editar' }).click()
  const edited = page.getByRole('dialog', { name: 'Editar meta' })
  await expect(field(edited, 'Meta')).toBeFocused()
  await page.keyboard.type(' de emergência')
  await page.keyboard.press('Enter')
  await expect(edited).toBeHidden()
  await expect(goal(page, 'Reserva de emergência').getByRole('button', { name: 'Editar' })).toBeFocused()
})

test('filters are behind one button, which counts those that were chosen (L1)', async ({ page }) => {
  await openReading(page)
  await add(page, 'Torto Arado')
  const kind = page.getByRole('combobox', { name: 'Filtrar por tipo' })
  await expect(kind).toBeHidden()
  await page.getByRole('button', { name: 'Filtros' }).click()
  await kind.selectOption('Livro')
  await expect(page.getByRole('button', { name: 'Filtros (1)' })).toHaveAttribute('aria-expanded', 'true')
})

test('the first class and the first subject stand in the first screen', async ({ page }) => {
  await openSemester(page)
  await pasteTimetable(page, 'Cálculo I 234567M12', 'Física I dom 8h–10h', 'Química I 234567T34')
  await page.reload()
  await expectInTheFirstScreen(page.getByRole('button', { name: /^(Cálculo|Física) I$/ }))
  await openSemester(page, 'disciplinas')
  await expectInTheFirstScreen(page.getByRole('article'))
})

/** What a press reaches and the floating button comes to lie over, at some scroll position. */
const under = (button: Locator) =>
  button.evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const most = document.documentElement.scrollHeight - innerHeight
    return [...document.querySelectorAll('main :is(a, button, input, select), footer :is(a, button)')]
      .filter((control) => {
        const at = control.getBoundingClientRect()
        const [first, last] = [at.top + scrollY, at.bottom + scrollY]
        // The button of a whole row is empty.
        const counts = control !== button && control.checkVisibility() && control.childNodes.length > 0
        return counts && at.right > left && at.left < right && last > top && first - most < bottom
      })
      .map(({ outerHTML }) => outerHTML)
  })

test('the button that floats lies over no control, upright and on the side (L1)', async ({ page }) => {
  await openHalfSemester(page)
  await page.goto('/carreira')
  const add = page.getByRole('button', { name: 'Nova candidatura' })
  for (const size of [
    { width: WIDTH, height: HEIGHT },
    { width: HEIGHT, height: WIDTH },
  ]) {
    await page.setViewportSize(size)
    await expect(add).toHaveCSS('position', 'fixed')
    expect(await under(add)).toEqual([])
    await expect(page.locator('main [data-record]').first()).toBeInViewport({ ratio: 0.9 })
  }
  const due = page.getByRole('button', { name: /pendências/ })
  await due.click()
  await expect(add).toHaveCSS('position', 'relative')
  await due.click()
  await page.locator('label', { hasText: 'Quadro' }).click()
  await expect(add).toHaveCSS('position', 'relative')
})

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  const isWhole = (text: Locator) =>
    expect.poll(() => text.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)

  test('the sentences of /home are read whole', async ({ page }) => {
    await page.goto('/home')
    for (const sentence of ['Livros e artigos na página', 'Carreira, finanças e habilidades'])
      await isWhole(page.getByText(sentence))
  })

  test.describe('of a guest', () => {
    test.use({ as: 'visitor' })
    test('the header says the whole name of the module', async ({ page }) => {
      await page.goto('/carreira')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible()
      await isWhole(page.getByRole('banner').getByText('Carreira', { exact: true }))
    })

    test('on the side the way to sign in stands above the tabs', async ({ page }) => {
      await page.setViewportSize({ width: 740, height: 360 })
      await page.goto('/carreira')
      const link = (await page.getByRole('link', { name: 'Faça login para salvar' }).boundingBox())!
      expect(link.y + link.height).toBeLessThanOrEqual((await page.getByRole('tablist').boundingBox())!.y)
    })
  })
})
