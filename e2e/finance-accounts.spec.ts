import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, field, test } from './support/test.ts'
import { whenStored } from './support/page.ts'

test.use({ as: 'student' })

const STATEMENT = `Data,Valor,Identificador,Descrição
02/11/2026,-12.00,id-1,Padaria da esquina
05/11/2026,700.00,id-2,Bolsa da universidade
`
const list = (page: Page) => page.getByRole('region', { name: 'Transações' })
const row = (page: Page, name: string) => list(page).getByRole('listitem', { name, exact: true })
const form = (page: Page) => page.getByRole('region', { name: 'Nova transação' })
const account = (page: Page) => list(page).getByLabel('Filtrar por conta')

async function bringIn(page: Page): Promise<void> {
  await page.goto('/importar')
  await page
    .getByLabel('Arquivos para importar')
    .setInputFiles([{ name: 'extrato.csv', mimeType: 'text/csv', buffer: Buffer.from(STATEMENT) }])
}
async function add(page: Page, descricao: string, conta: string): Promise<void> {
  await field(form(page), 'Descrição').fill(descricao)
  await field(form(page), 'Valor').fill('30')
  await field(form(page), 'Categoria').selectOption('Lazer')
  if (conta) await field(form(page), 'Conta').fill(conta)
  await page.getByRole('button', { name: 'Adicionar transação' }).click()
  await expect(row(page, descricao)).toBeVisible()
}

test('the account of a statement is read in the list, asked for with sums and CSV, and said by hand (I16)', async ({
  page,
}) => {
  await page.goto('/financas?aba=transacoes')
  await add(page, 'Cinema', '')
  await expect(account(page)).toHaveCount(0)
  await form(page).getByRole('button', { name: 'Mais detalhes' }).click()
  await add(page, 'Show', 'Inter')
  await bringIn(page)
  await page.getByRole('button', { name: 'Importar 2 transações' }).click()
  await expect(page.getByText('= 0 novas + 2 já na conta')).toBeVisible()
  await whenStored(page)

  await page.goto('/financas?aba=transacoes')
  await expect(row(page, 'Padaria da esquina').getByText('Alimentação · Nubank')).toBeVisible()
  await expect(account(page).getByRole('option')).toHaveText([
    'Todas as contas',
    'Inter',
    'Nubank',
    'Sem conta',
  ])
  await account(page).selectOption('Nubank')
  await expect(list(page).getByText('2 transações: entraram R$ 700,00 e saíram R$ 12,00')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar estas transações (CSV)' }).click(),
  ])
  const rows = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(rows.map((line) => line.split(';')[1])).toEqual([
    'Descrição',
    'Bolsa da universidade',
    'Padaria da esquina',
  ])
  await account(page).selectOption('Sem conta')
  await expect(list(page).getByRole('listitem')).toHaveText([/Cinema/])

  await account(page).selectOption('Todas as contas')
  await row(page, 'Padaria da esquina').getByRole('button', { name: 'Editar' }).click()
  const conta = field(page.getByRole('dialog'), 'Conta')
  await expect(conta).toHaveValue('Nubank')
  await conta.fill('x'.repeat(61))
  await page.keyboard.press('Enter')
  await expect(conta).toHaveAccessibleDescription('Use no máximo 60 caracteres')
  await conta.fill('Roxinho')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Padaria da esquina').getByText('Alimentação · Roxinho')).toBeVisible()
  await whenStored(page)
  await bringIn(page)
  await expect(page.getByText('= 0 novas + 2 já na conta')).toBeVisible()
})
