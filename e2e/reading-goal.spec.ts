import { add, dialog, item, openReading } from './support/reading.ts'
import { expect, field, test } from './support/test.ts'
import { reloadWhenStored } from './support/page.ts'
import type { Page } from '@playwright/test'

test.use({ as: 'student' })

const YEAR = String(new Date().getFullYear())
const goal = (page: Page) => page.getByRole('region', { name: `Meta de ${YEAR}` })

async function setGoal(
  page: Page,
  button: 'Definir meta' | 'Mudar meta',
  amount: string,
  type: 'Livros' | 'Páginas',
): Promise<void> {
  await goal(page).getByRole('button', { name: button }).click()
  await field(dialog(page), 'Quantidade').fill(amount)
  await field(dialog(page), 'Contar').selectOption(type)
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog(page)).toBeHidden()
}

test(
  'a goal for the year is set, followed page by page, changed and removed (B15)',
  { tag: '@both' },
  async ({ page }) => {
    await openReading(page)
    await add(page, 'Torto Arado', { 'Total de páginas': '262', 'Páginas lidas': '100' })
    await expect(
      goal(page).getByText('Diga quantos livros ou quantas páginas quer ler neste ano'),
    ).toBeVisible()
    await setGoal(page, 'Definir meta', '4.000', 'Páginas')
    await expect(goal(page).getByText('0 de 4.000 páginas')).toBeVisible()

    const book = item(page, 'Torto Arado')
    await book.getByRole('button', { name: 'Avançar 10 páginas' }).dblclick()
    await expect(goal(page).getByText('20 de 4.000 páginas')).toBeVisible()
    const bookmark = page.getByLabel('Página atual de Torto Arado')
    await bookmark.fill('200')
    await bookmark.press('Enter')
    await expect(goal(page).getByText('100 de 4.000 páginas')).toBeVisible()
    await book.getByRole('button', { name: 'Voltar 10 páginas' }).click()
    await expect(goal(page).getByText('90 de 4.000 páginas')).toBeVisible()

    await setGoal(page, 'Mudar meta', '2', 'Livros')
    await expect(goal(page).getByText('0 de 2 livros')).toBeVisible()
    await bookmark.fill('262')
    await bookmark.press('Enter')
    await expect(goal(page).getByText('1 de 2 livros')).toBeVisible()
    await reloadWhenStored(page)
    await expect(goal(page).getByText('1 de 2 livros')).toBeVisible()
    await expect(goal(page).getByText(`262 páginas em ${YEAR}, em`)).toBeVisible()
    await goal(page).getByRole('button', { name: 'Ver como tabela' }).click()
    await expect(
      goal(page)
        .getByRole('row')
        .filter({ has: page.getByRole('cell', { name: '262', exact: true }) }),
    ).toHaveCount(1)

    await goal(page).getByRole('button', { name: 'Remover meta' }).click()
    await dialog(page).getByRole('button', { name: 'Remover' }).click()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(goal(page).getByText('1 de 2 livros')).toBeVisible()
    await goal(page).getByRole('button', { name: 'Remover meta' }).click()
    await dialog(page).getByRole('button', { name: 'Remover' }).click()
    await expect(goal(page).getByRole('button', { name: 'Definir meta' })).toBeFocused()
  },
)

test('what is half typed into the goal outlives another tab, and leaving asks first (B15)', async ({
  page,
  context,
}) => {
  await openReading(page)
  await add(page, 'Vidas Secas', { 'Total de páginas': '176' })
  const other = await context.newPage()
  await openReading(other)
  await goal(page).getByRole('button', { name: 'Definir meta' }).click()
  await field(dialog(page), 'Quantidade').fill('24')
  await setGoal(other, 'Definir meta', '12', 'Livros')
  await expect(goal(page).getByText('0 de 12 livros')).toBeVisible()
  await expect(field(dialog(page), 'Quantidade')).toHaveValue('24')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Descartar o que você digitou?')).toBeVisible()
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(goal(other).getByText('0 de 24 livros')).toBeVisible()
})
