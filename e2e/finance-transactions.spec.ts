import { formatDate } from '@caderno/domain/kernel'
import type { Locator, Page } from '@playwright/test'
import { choose, expect, field, test } from './support/test.ts'
import { today } from './support/page.ts'

test.use({ as: 'student' })

async function open(page: Page): Promise<void> {
  await page.goto('/financas?aba=transacoes')
  await expect(submit(page)).toBeVisible()
}
const submit = (page: Page) => page.getByRole('button', { name: 'Adicionar transação' })
const form = (page: Page) => page.getByRole('region', { name: 'Nova transação' })
const list = (page: Page) => page.getByRole('region', { name: 'Transações' })
const row = (page: Page, name: string) => list(page).getByRole('listitem', { name, exact: true })
const days = (page: Page) => list(page).getByRole('heading', { level: 3 })
const dialog = (page: Page) => page.getByRole('dialog')
const undo = (page: Page) => page.getByRole('button', { name: 'Desfazer' })
const allMonths = (page: Page) => list(page).getByLabel('Período').selectOption('Todos os meses')

async function add(
  page: Page,
  descricao: string,
  valor: string,
  categoria: string,
  more: { tipo?: string; data?: string } = {},
): Promise<void> {
  if (more.tipo) await choose(page, 'Tipo', more.tipo)
  await field(form(page), 'Descrição').fill(descricao)
  await field(form(page), 'Valor').fill(valor)
  await field(form(page), 'Categoria').selectOption(categoria)
  if (more.data) await field(form(page), 'Data').fill(more.data)
  await submit(page).click()
  await expect(field(form(page), 'Descrição')).toHaveValue('')
}
async function addInstalments(
  page: Page,
  descricao: string,
  valor: string,
  times: string,
  data: string,
): Promise<void> {
  await form(page).getByRole('button', { name: 'Mais detalhes' }).click()
  await field(form(page), 'Repetir').selectOption('parcelas')
  await field(form(page), 'Número de parcelas').fill(times)
  await add(page, descricao, valor, 'Vestuário', { data })
  await expect(page.getByText(`${times} transações adicionadas.`)).toBeVisible()
}
async function edit(page: Page, record: Locator, change: (dialog: Locator) => Promise<void>): Promise<void> {
  await record.getByRole('button', { name: 'Editar' }).click()
  await change(dialog(page))
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog(page)).toBeHidden()
}

test('a transaction is entered by keyboard, and what is missing or wrong is said where it is (§5.7, D11)', async ({
  page,
}) => {
  await open(page)
  const fields = form(page)
  await expect(field(fields, 'Tipo')).toHaveValue('saida')
  await expect(field(fields, 'Data')).toHaveValue(await today(page))
  await page.getByRole('button', { name: 'Preencher a primeira' }).press('Enter')
  await expect(field(fields, 'Descrição')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(fields.getByRole('alert')).toHaveText('Por favor, preencha todos os campos.')
  await expect(field(fields, 'Descrição')).toBeFocused()
  for (const [label, sentence] of [
    ['Descrição', 'Descrição é obrigatória'],
    ['Valor', 'Valor é obrigatório'],
    ['Categoria', 'Escolha uma categoria da lista'],
  ] as const)
    await expect(field(fields, label)).toHaveAccessibleDescription(sentence)

  await page.keyboard.type('Apostila de cálculo')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1.23')
  await page.keyboard.press('Tab')
  await expect(field(fields, 'Valor')).toHaveValue('1,23')
  await page.keyboard.type('Fac')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('1,2345')
  await page.keyboard.press('Enter')
  await expect(field(fields, 'Valor')).toHaveAccessibleDescription('Valor inválido')
  await expect(field(fields, 'Valor')).toHaveValue('1,2345')
  await expect(field(fields, 'Valor')).toBeFocused()
  await expect(fields.getByRole('alert')).toBeHidden()
  await field(fields, 'Valor').selectText()
  await page.keyboard.type('R$ 1.234')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Apostila de cálculo').getByText('− R$ 1.234,00')).toBeVisible()
  await expect(row(page, 'Apostila de cálculo').getByText('Faculdade')).toBeVisible()
  await expect(days(page)).toHaveText([`Hoje, ${formatDate(await today(page))}`])
  await expect(field(fields, 'Descrição')).toBeFocused()

  await field(fields, 'Categoria').selectOption('Lazer')
  await choose(page, 'Tipo', 'Entrada')
  await expect(field(fields, 'Categoria')).toHaveValue('')
  await add(page, 'Mesada', '300', 'Mesada')
  await expect(row(page, 'Mesada').getByText('+ R$ 300,00')).toBeVisible()
  await expect(field(fields, 'Tipo')).toHaveValue('saida')
})

test('an edit reaches the instalments that are meant, and no other (B10)', async ({ page }) => {
  await open(page)
  await addInstalments(page, 'Tênis', '90', '3', '2027-01-31')
  await allMonths(page)
  await edit(page, row(page, 'Tênis').nth(1), async (fields) => {
    await expect(fields.getByText('Parcela 2 de 3.')).toBeVisible()
    await expect(fields.getByRole('radio', { name: 'Só esta' })).toBeChecked()
    await field(fields, 'Descrição').fill('Tênis azul')
    await field(fields, 'Data').fill('2027-02-10')
    await fields.getByRole('radio', { name: 'Esta e as próximas' }).check()
  })
  await expect(row(page, 'Tênis azul')).toHaveText([/10\/03\/2027.*3\/3/, /10\/02\/2027.*2\/3/])
  await expect(row(page, 'Tênis')).toHaveText([/31\/01\/2027.*1\/3/])
  await edit(page, row(page, 'Tênis'), async (fields) => {
    await field(fields, 'Valor').fill('31,5')
    await fields.getByRole('radio', { name: 'Todas' }).check()
  })
  await expect(page.getByText('3 transações alteradas.')).toBeVisible()
  await expect(list(page).getByText('3 transações: saíram R$ 94,50')).toBeVisible()
  await expect(row(page, 'Tênis azul')).toHaveCount(2)
  await undo(page).click()
  await expect(list(page).getByText('3 transações: saíram R$ 90,00')).toBeVisible()
  await edit(page, row(page, 'Tênis'), async (fields) => {
    await field(fields, 'Tipo').selectOption('Entrada')
    await expect(field(fields, 'Categoria')).toHaveValue('')
    await fields.getByRole('button', { name: 'Salvar' }).click()
    await expect(field(fields, 'Categoria')).toBeFocused()
    await field(fields, 'Categoria').selectOption('Reembolso')
  })
  await expect(list(page).getByText('3 transações: entraram R$ 30,00 e saíram R$ 60,00')).toBeVisible()
})
