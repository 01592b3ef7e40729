import type { Locator, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, field, inBothThemes, registerStudent, test } from './support/test.ts'

const shelf = (page: Page) => page.getByRole('region', { name: 'Estante' })
const item = (page: Page, title: string) => shelf(page).getByRole('article', { name: title })
const dialog = (page: Page) => page.getByRole('dialog')

async function openReading(page: Page): Promise<void> {
  await registerStudent(page)
  await page.goto('/leitura')
  await expect(page.getByRole('heading', { level: 1, name: 'Leitura' })).toBeVisible()
}

async function add(page: Page, title: string, details: Partial<Record<'Autor' | 'Total de páginas' | 'Páginas lidas' | 'Link de compra', string>> = {}): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar item' }).click()
  await field(dialog(page), 'Título').fill(title)
  for (const [label, text] of Object.entries(details)) {
    const input = field(dialog(page), label)
    if (!(await input.isVisible())) await dialog(page).getByRole('button', { name: 'Mais detalhes' }).click()
    await input.fill(text)
  }
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(item(page, title)).toBeVisible()
}

async function more(page: Page, article: Locator, choice: 'Editar' | 'Remover'): Promise<void> {
  await article.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: choice }).click()
}

test('an item is added with its title alone, edited, and still there after a reload', async ({ page }) => {
  await openReading(page)
  await expect(page.getByRole('heading', { name: 'Sua estante começa com um título' })).toBeVisible()
  await page.getByRole('button', { name: 'Adicionar item' }).click()
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(field(dialog(page), 'Título')).toBeFocused()
  await expect(dialog(page).getByText('Título é obrigatório')).toBeVisible()
  await field(dialog(page), 'Título').fill('Torto Arado')
  await page.keyboard.press('Enter')
  await expect(item(page, 'Torto Arado')).toBeVisible()
  await expect(item(page, 'Torto Arado').getByRole('button', { name: 'Avançar 10 páginas' })).toBeHidden()

  await more(page, item(page, 'Torto Arado'), 'Editar')
  await field(dialog(page), 'Autor').fill('Itamar Vieira Junior')
  await field(dialog(page), 'Total de páginas').fill('262')
  await dialog(page).getByRole('button', { name: 'Mais detalhes' }).click()
  await field(dialog(page), 'Páginas lidas').fill('168')
  await field(dialog(page), 'Data de início').fill('2026-11-02')
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(item(page, 'Torto Arado').getByText('168/262', { exact: true })).toBeVisible()
  await expect(item(page, 'Torto Arado').getByLabel('Status')).toHaveValue('Lendo')

  await page.reload()
  await expect(item(page, 'Torto Arado').getByText('168/262', { exact: true })).toBeVisible()
  await expect(item(page, 'Torto Arado').getByText('Itamar Vieira Junior · Livro')).toBeVisible()
  await more(page, item(page, 'Torto Arado'), 'Editar')
  await dialog(page).getByRole('button', { name: 'Mais detalhes' }).click()
  await expect(field(dialog(page), 'Data de início')).toHaveValue('2026-11-02')
})

test('the bookmark moves by its field and by tens, and the status follows', async ({ page }) => {
  await openReading(page)
  await add(page, 'Quarto de Despejo', { 'Total de páginas': '200', 'Páginas lidas': '152' })
  const book = item(page, 'Quarto de Despejo')
  const now = page.getByRole('region', { name: 'Lendo agora' })
  const bookmark = now.getByLabel('Página atual de Quarto de Despejo')
  await bookmark.fill('160')
  await bookmark.press('Enter')
  await expect(book.getByText('160/200', { exact: true })).toBeVisible()
  await bookmark.fill('999')
  await bookmark.press('Escape')
  await expect(bookmark).toHaveValue('160')

  await book.getByRole('button', { name: 'Avançar 10 páginas' }).dblclick()
  await expect(book.getByText('180/200', { exact: true })).toBeVisible()
  await book.getByRole('button', { name: 'Voltar 10 páginas' }).click()
  await expect(book.getByText('170/200', { exact: true })).toBeVisible()

  await bookmark.fill('9999')
  await bookmark.blur()
  await expect(book.getByText('200/200', { exact: true })).toBeVisible()
  await expect(book.getByLabel('Status')).toHaveValue('Concluído')
  await expect(now).toBeHidden()

  await book.getByRole('button', { name: 'Voltar 10 páginas' }).click()
  await expect(book.getByLabel('Status')).toHaveValue('Lendo')
  await page.reload()
  await expect(book.getByText('190/200', { exact: true })).toBeVisible()
})

test('status and rating are kept at once, the stars without a mouse', async ({ page }) => {
  await openReading(page)
  await add(page, 'A Hora da Estrela', { 'Total de páginas': '88' })
  const book = item(page, 'A Hora da Estrela')
  await book.getByLabel('Status').selectOption('Pausado')
  await book.getByRole('radiogroup', { name: 'Avaliação' }).getByRole('radio', { name: 'Sem avaliação' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(book.getByRole('radio', { name: '3 estrelas' })).toBeChecked()
  await page.reload()
  await expect(book.getByLabel('Status')).toHaveValue('Pausado')
  await expect(book.getByRole('radio', { name: '3 estrelas' })).toBeChecked()
  await expect(page.getByText('1 item avaliado')).toBeVisible()
  await book.getByRole('radio', { name: '5 estrelas' }).check()
  await book.getByLabel('Status').selectOption('Concluído')
  await expect(book.getByText('0/88', { exact: true })).toBeVisible()
})

test('the shelf is searched, filtered and sorted, and the view is remembered', async ({ page }) => {
  await openReading(page)
  await add(page, 'Grande Sertão: Veredas', { Autor: 'João Guimarães Rosa' })
  await add(page, 'Água Viva', { Autor: 'Clarice Lispector' })
  await add(page, 'O Cortiço')
  const titles = shelf(page).getByRole('article').getByRole('heading')
  await expect(titles).toHaveText(['O Cortiço', 'Água Viva', 'Grande Sertão: Veredas'])
  await page.getByLabel('Ordenar por').selectOption('título')
  await expect(titles).toHaveText(['Água Viva', 'Grande Sertão: Veredas', 'O Cortiço'])
  await page.getByLabel('Buscar na estante').fill('SERTAO')
  await expect(titles).toHaveText(['Grande Sertão: Veredas'])
  await page.getByLabel('Filtrar por status').selectOption('Concluído')
  await expect(page.getByText('Nenhum item com esses filtros.')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(titles).toHaveCount(3)

  await expect(page.getByRole('radio', { name: 'Grade' })).toBeChecked()
  await page.getByText('Lista', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Lista' })).toBeChecked()
  await page.reload()
  await expect(titles).toHaveCount(3)
  await expect(page.getByRole('radio', { name: 'Lista' })).toBeChecked()
})

test('removing asks, can be undone as it was, and lasts when it is not', async ({ page }) => {
  await openReading(page)
  await add(page, 'Vidas Secas', { 'Total de páginas': '176', 'Páginas lidas': '40' })
  await more(page, item(page, 'Vidas Secas'), 'Remover')
  await expect(dialog(page).getByText('Tem certeza que deseja remover este item?')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click()
  await expect(item(page, 'Vidas Secas')).toBeVisible()

  await more(page, item(page, 'Vidas Secas'), 'Remover')
  await dialog(page).getByRole('button', { name: 'Remover' }).click()
  await expect(item(page, 'Vidas Secas')).toBeHidden()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(item(page, 'Vidas Secas').getByText('40/176', { exact: true })).toBeVisible()

  await more(page, item(page, 'Vidas Secas'), 'Remover')
  await dialog(page).getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sua estante começa com um título' })).toBeVisible()
})

test('a link that is no web address is refused, a right one opens apart', async ({ page }) => {
  await openReading(page)
  await page.getByRole('button', { name: 'Adicionar item' }).click()
  await field(dialog(page), 'Título').fill('Manual')
  await dialog(page).getByRole('button', { name: 'Mais detalhes' }).click()
  const link = field(dialog(page), 'Link de compra')
  for (const hostile of ['javascript:alert(1)', 'data:text/html,x', '//exemplo.com', 'exemplo.com']) {
    await link.fill(hostile)
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(link).toBeFocused()
    await expect(dialog(page).getByText('Link inválido')).toBeVisible()
  }
  await link.fill('https://exemplo.com/manual')
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  const anchor = item(page, 'Manual').getByRole('link', { name: /Link de compra/ })
  await expect(anchor).toHaveAttribute('href', 'https://exemplo.com/manual')
  await expect(anchor).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(anchor).toHaveAttribute('target', '_blank')
})

test('two tabs see each other, and a live change wipes nothing that is being typed', async ({ page, context }) => {
  await openReading(page)
  await add(page, 'Torto Arado', { 'Total de páginas': '262', 'Páginas lidas': '100' })
  const other = await context.newPage()
  await other.goto('/leitura')
  await expect(item(other, 'Torto Arado').getByText('100/262', { exact: true })).toBeVisible()

  const bookmark = page.getByLabel('Página atual de Torto Arado')
  await bookmark.fill('12')
  await item(other, 'Torto Arado').getByRole('button', { name: 'Avançar 10 páginas' }).click()
  await expect(item(page, 'Torto Arado').getByText('110/262', { exact: true })).toBeVisible()
  await expect(bookmark).toHaveValue('12')
  await bookmark.press('Escape')
  await expect(bookmark).toHaveValue('110')

  await more(page, item(page, 'Torto Arado'), 'Editar')
  await field(dialog(page), 'Autor').fill('Itamar')
  await item(other, 'Torto Arado').getByRole('button', { name: 'Avançar 10 páginas' }).click()
  await add(other, 'Da outra aba')
  await expect(shelf(page).getByRole('article', { name: 'Da outra aba', includeHidden: true })).toBeAttached()
  await expect(field(dialog(page), 'Autor')).toHaveValue('Itamar')
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(item(page, 'Torto Arado').getByText('120/262', { exact: true })).toBeVisible()
  await expect(item(other, 'Torto Arado').getByText('Itamar · Livro')).toBeVisible()
})

test('closing a half-typed form asks first', async ({ page }) => {
  await openReading(page)
  await add(page, 'Torto Arado')
  const opener = page.getByRole('button', { name: 'Adicionar item' })
  await opener.click()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await field(dialog(page), 'Título').fill('Pela metade')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Descartar o que você digitou?')).toBeVisible()
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(field(dialog(page), 'Título')).toHaveValue('Pela metade')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(dialog(page)).toBeHidden()
})

test('there are sites to find something to read on, apart and safe', async ({ page }) => {
  await openReading(page)
  const panel = page.getByRole('region', { name: 'Sites recomendados' })
  await panel.getByRole('button', { name: 'Ver os 19' }).click()
  const links = panel.getByRole('link')
  await expect(links).toHaveCount(19)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('signed out, the shelf is restricted', async ({ page }) => {
  await page.goto('/leitura')
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso Restrito' })).toBeVisible()
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('nothing scrolls sideways and everything is big enough to touch', async ({ page }) => {
    await openReading(page)
    await add(page, 'Pneumoultramicroscopicossilicovulcanoconiose em dois volumes', { 'Total de páginas': '99999', 'Páginas lidas': '12345' })
    for (const view of ['Grade', 'Lista']) {
      await page.getByText(view, { exact: true }).click()
      await expect(page.getByRole('radio', { name: view })).toBeChecked()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      for (const control of await shelf(page).locator('button, select, [role=radiogroup] > span:not(:first-child), input[type=search]').all()) {
        const box = await control.boundingBox()
        expect(Math.round(Math.min(box!.width, box!.height)), await control.evaluate((element) => element.outerHTML)).toBeGreaterThanOrEqual(44)
      }
    }
    await more(page, item(page, 'Pneumoultramicroscopicossilicovulcanoconiose em dois volumes'), 'Editar')
    await dialog(page).getByRole('button', { name: 'Mais detalhes' }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})

test.describe('no barrier in either theme', () => {
  test.slow()
  const look = (page: Page) => inBothThemes(page, () => expectNoAxeViolations(page))

  test('on an empty shelf and in a wrong form', async ({ page }) => {
    await openReading(page)
    await look(page)
    await page.getByRole('button', { name: 'Adicionar item' }).click()
    await dialog(page).getByRole('button', { name: 'Mais detalhes' }).click()
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await look(page)
  })

  test('in the grid and in the list', async ({ page }) => {
    await openReading(page)
    await add(page, 'Torto Arado', { 'Total de páginas': '262', 'Páginas lidas': '168', 'Link de compra': 'https://exemplo.com/a' })
    await add(page, 'Vidas Secas')
    await look(page)
    await page.getByText('Lista', { exact: true }).click()
    await look(page)
  })
})
