import { addDays, addMonths, formatDate } from '@caderno/domain/kernel'
import type { Page } from '@playwright/test'
import { expect, field, test } from './support/test.ts'
import { today, whenStored } from './support/page.ts'

test.use({ as: 'student' })

async function open(page: Page, tab: 'metas' | 'dicas'): Promise<void> {
  await page.goto(`/financas?aba=${tab}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Finanças' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
}
const goal = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const form = (page: Page) => page.getByRole('region', { name: 'Nova meta' })
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const undo = (page: Page) => page.getByRole('button', { name: 'Desfazer' })

async function add(
  page: Page,
  values: Readonly<Record<'Descrição' | 'Valor total' | 'Data-alvo', string>>,
  saved?: string,
): Promise<void> {
  for (const [label, text] of Object.entries(values)) await field(form(page), label).fill(text)
  if (saved) await field(form(page), 'Valor atual').fill(saved)
  await form(page).getByRole('button', { name: 'Adicionar meta' }).click()
  await expect(goal(page, values['Descrição'])).toBeVisible()
}

test('a goal is added once its fields hold, and stands where its day belongs (§2.3, §5.7, B3)', async ({
  page,
}) => {
  await open(page, 'metas')
  const day = await today(page)
  const fields = form(page)
  await field(fields, 'Valor atual').fill('-1')
  await fields.getByRole('button', { name: 'Adicionar meta' }).click()
  await expect(fields.getByRole('alert')).toHaveText('Por favor, preencha todos os campos da meta.')
  await expect(field(fields, 'Descrição')).toBeFocused()
  for (const [label, sentence] of [
    ['Descrição', 'Descrição é obrigatória'],
    ['Valor total', 'Valor total é obrigatório'],
    ['Data-alvo', 'Data-alvo é obrigatória'],
    ['Valor atual', 'Valor atual não pode ser negativo'],
  ] as const)
    await expect(field(fields, label)).toHaveAccessibleDescription(sentence)

  await field(fields, 'Descrição').fill('Intercâmbio')
  await field(fields, 'Valor atual').fill('2760')
  await openTab(page, 'Dicas')
  await expect(page.getByRole('heading', { name: 'Dicas para você' })).toBeVisible()
  await openTab(page, 'Metas')
  await expect(field(fields, 'Descrição')).toHaveValue('Intercâmbio')
  await field(fields, 'Data-alvo').fill(addMonths(day, 8))
  await field(fields, 'Valor total').fill('R$ 6.000')
  await page.keyboard.press('Enter')
  await expect(goal(page, 'Intercâmbio').getByText('R$ 2.760,00 de R$ 6.000,00')).toBeVisible()
  await expect(
    goal(page, 'Intercâmbio').getByText(`Guarde R$ 405,00 por mês até ${formatDate(addMonths(day, 8))}`),
  ).toBeVisible()
  await expect(field(fields, 'Descrição')).toHaveValue('')
  await expect(field(fields, 'Valor atual')).toHaveValue('0,00')

  await add(page, { Descrição: 'Bicicleta', 'Valor total': '900', 'Data-alvo': addDays(day, -1) }, '135')
  await expect(goal(page, 'Bicicleta').getByText('Faltam R$ 765,00')).toBeVisible()
  await add(page, { Descrição: 'Reserva', 'Valor total': '1500', 'Data-alvo': addDays(day, 20) }, '1.500')
  await expect(goal(page, 'Reserva').getByText('Meta alcançada')).toBeVisible()
  await whenStored(page)
  await page.reload()
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Bicicleta',
    'Reserva',
    'Intercâmbio',
  ])
})

test('money is put aside and taken back by keyboard alone, and the value is corrected (§5.7, B3, B11)', async ({
  page,
}) => {
  await open(page, 'metas')
  const day = await today(page)
  await add(page, { Descrição: 'Notebook', 'Valor total': '3500', 'Data-alvo': addMonths(day, 10) })
  const notebook = goal(page, 'Notebook')
  await notebook.getByRole('button', { name: 'Guardar' }).focus()
  await page.keyboard.press('Enter')
  await expect(field(dialog(page), 'Valor')).toBeFocused()
  await expect(field(dialog(page), 'Data')).toHaveValue(day)
  await page.keyboard.type('1.250,5')
  await page.keyboard.press('Enter')
  await expect(notebook.getByText('R$ 1.250,50 de R$ 3.500,00')).toBeVisible()
  await expect(notebook.getByRole('button', { name: 'Guardar' })).toBeFocused()
  await notebook.getByText('1 depósito').click()
  await expect(notebook.getByRole('listitem')).toHaveText(`${formatDate(day)} R$ 1.250,50`)
  await undo(page).focus()
  await page.keyboard.press('Enter')
  await expect(notebook.getByText('R$ 0,00 de R$ 3.500,00')).toBeVisible()
  await expect(notebook.getByText('depósito')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ has: notebook })).toBeFocused()

  await notebook.getByRole('button', { name: 'Atualizar valor' }).click()
  await field(dialog(page), 'Valor atual').fill('-10')
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(field(dialog(page), 'Valor atual')).toHaveAccessibleDescription(
    'Valor atual não pode ser negativo',
  )
  await expect(field(dialog(page), 'Valor atual')).toBeFocused()
  await field(dialog(page), 'Valor atual').fill('4000')
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(notebook.getByRole('img', { name: '100% guardados' })).toBeVisible()
  await whenStored(page)
  await page.reload()
  await expect(notebook.getByText('R$ 4.000,00 de R$ 3.500,00')).toBeVisible()
})

test('the way back of the browser asks before what is typed in a dialog goes (B3)', async ({ page }) => {
  await open(page, 'dicas')
  await openTab(page, 'Metas')
  await add(page, { Descrição: 'Curso', 'Valor total': '800', 'Data-alvo': addMonths(await today(page), 3) })
  await goal(page, 'Curso').getByRole('button', { name: 'Guardar' }).click()
  await field(dialog(page), 'Valor').fill('80')
  const question = page.getByText('Descartar o que você digitou?')
  const goBack = () => page.evaluate(() => window.history.back())
  await goBack()
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(question).toBeHidden()
  await expect(field(dialog(page), 'Valor')).toHaveValue('80,00')
  await expect(page).toHaveURL(/aba=metas$/)
  await goBack()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByRole('heading', { name: 'Dicas para você' })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/aba=dicas$/)
})

test('the tips follow how far all goals are, also from another tab of the browser (§2.3, D13, W25, B3)', async ({
  page,
  context,
}) => {
  await open(page, 'dicas')
  const day = await today(page)
  const tips = page.getByRole('region', { name: 'Dicas para você' }).getByRole('heading', { level: 3 })
  await expect(tips).toHaveText(['Guarde no dia em que o dinheiro entra', 'Divida o que falta pelos meses'])
  for (const link of await page.getByRole('link', { name: /abre em nova aba/ }).all()) {
    await expect(link).toHaveAttribute('href', /^https:/)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
  const other = await context.newPage()
  await open(other, 'metas')
  await add(other, { Descrição: 'Notebook', 'Valor total': '1000', 'Data-alvo': addMonths(day, 10) }, '250')
  await expect(tips).toHaveText([
    'Corte um item da categoria que mais pesou',
    'Mande o extra direto para a meta',
  ])
  await page.getByRole('tab', { name: 'Metas' }).click()
  await field(form(page), 'Descrição').fill('Meio escrita')
  await goal(other, 'Notebook').getByRole('button', { name: 'Guardar' }).click()
  await field(dialog(other), 'Valor').fill('500')
  await dialog(other).getByRole('button', { name: 'Guardar' }).click()
  await expect(goal(page, 'Notebook').getByText('R$ 750,00 de R$ 1.000,00')).toBeVisible()
  await expect(field(form(page), 'Descrição')).toHaveValue('Meio escrita')
  await openTab(page, 'Dicas')
  await expect(tips).toHaveText(['Nada de parcelas novas até concluir', 'Escolha a próxima meta'])
})
