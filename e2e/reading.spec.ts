import { add, dialog, item, more, openReading } from './support/reading.ts'
import { reloadWhenStored } from './support/page.ts'
import { expect, field, test } from './support/test.ts'

test.use({ as: 'student' })

test('an item is added with its title alone, edited, and still there after a reload (§5.8)', async ({
  page,
}) => {
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

  await reloadWhenStored(page)
  await expect(item(page, 'Torto Arado').getByText('168/262', { exact: true })).toBeVisible()
  await expect(item(page, 'Torto Arado').getByText('Itamar Vieira Junior · Livro')).toBeVisible()
  await more(page, item(page, 'Torto Arado'), 'Editar')
  await dialog(page).getByRole('button', { name: 'Mais detalhes' }).click()
  await expect(field(dialog(page), 'Data de início')).toHaveValue('2026-11-02')
})

test('the bookmark moves by its field and by tens, and the status follows (§4.6, W19)', async ({ page }) => {
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
  await reloadWhenStored(page)
  await expect(book.getByText('190/200', { exact: true })).toBeVisible()
})

test(
  'a finished book is read again, and when it was finished before is kept (D9)',
  { tag: '@both' },
  async ({ page }) => {
    await openReading(page)
    await add(page, 'Torto Arado', {
      'Total de páginas': '262',
      'Páginas lidas': '262',
      'Data de início': '2024-03-02',
      'Data de término': '2024-04-10',
    })
    const book = item(page, 'Torto Arado')
    await more(page, book, 'Editar')
    await field(dialog(page), 'Total de páginas').fill('270')
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(book.getByText('270/270', { exact: true })).toBeVisible()

    await more(page, book, 'Ler de novo')
    await expect(book.getByText('0/270', { exact: true })).toBeVisible()
    await expect(book.getByLabel('Status')).toHaveValue('Lendo')
    await expect(book.getByText('Lido em 2024')).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(book.getByText('270/270', { exact: true })).toBeVisible()
    await expect(book.getByText('Lido em 2024')).toBeHidden()

    await book.getByLabel('Status').selectOption('Lendo')
    await expect(book.getByText('Lido em 2024')).toBeVisible()
    await reloadWhenStored(page)
    await expect(book.getByText('Lido em 2024')).toBeVisible()
    await more(page, book, 'Editar')
    await dialog(page).getByRole('button', { name: 'Mais detalhes' }).click()
    await dialog(page).getByRole('button', { name: 'Remover a leitura de 02/03/2024 a 10/04/2024' }).click()
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(book.getByText('Lido em 2024')).toBeHidden()
  },
)

test('status and rating are kept at once, the stars without a mouse (§5.8, §9.5)', async ({ page }) => {
  await openReading(page)
  await add(page, 'A Hora da Estrela', { 'Total de páginas': '88' })
  const book = item(page, 'A Hora da Estrela')
  await book.getByLabel('Status').selectOption('Pausado')
  await book
    .getByRole('radiogroup', { name: 'Avaliação' })
    .getByRole('radio', { name: 'Sem avaliação' })
    .focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(book.getByRole('radio', { name: '3 estrelas' })).toBeChecked()
  await expect(page.getByText('3,0', { exact: true })).toBeVisible()
  await reloadWhenStored(page)
  await expect(book.getByLabel('Status')).toHaveValue('Pausado')
  await expect(book.getByRole('radio', { name: '3 estrelas' })).toBeChecked()
  await expect(page.getByText('1 item avaliado')).toBeVisible()
  await book.getByRole('radio', { name: '5 estrelas' }).check()
  await book.getByLabel('Status').selectOption('Concluído')
  await expect(book.getByText('0/88', { exact: true })).toBeVisible()
})

test('a link that is no web address is refused, a right one opens apart (D14)', async ({ page }) => {
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
