import { addDays, addMonths, formatDate } from '@caderno/domain/kernel'
import { addSkill, days, dialog, more, openSkills, skill, tick } from './support/skills.ts'
import { expect, field, test } from './support/test.ts'
import { reloadWhenStored, today } from './support/page.ts'

test.use({ as: 'student' })

test('a skill is made with name and description, edited, and still there after a reload (§2.4, §5.8)', async ({
  page,
}) => {
  await openSkills(page)
  await expect(page.getByRole('heading', { name: 'Toda habilidade começa pequena' })).toBeVisible()
  await page.getByRole('button', { name: 'Nova habilidade' }).click()
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(field(dialog(page), 'Nome')).toBeFocused()
  await expect(dialog(page).getByText('Nome é obrigatório')).toBeVisible()
  await expect(dialog(page).getByText('Descrição é obrigatória')).toBeVisible()
  await expect(field(dialog(page), 'Data de início')).toHaveValue(await today(page))
  await expect(
    dialog(page).getByText(`Termina em ${formatDate(addMonths(await today(page), 1))}`),
  ).toBeVisible()
  await field(dialog(page), 'Nome').fill('Violão')
  await field(dialog(page), 'Descrição').fill('Tocar em uma roda')
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(skill(page, 'Violão').getByText('Estudo')).toBeVisible()
  await expect(skill(page, 'Violão').getByText('0 de 3 na semana')).toBeVisible()

  await more(page, 'Violão', 'Editar')
  await field(dialog(page), 'Categoria').selectOption('Criatividade')
  await field(dialog(page), 'Meta').fill('Dez músicas de cor')
  await dialog(page).getByRole('button', { name: 'Mais detalhes' }).click()
  await field(dialog(page), 'Vezes por semana').selectOption('5 vezes por semana')
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(skill(page, 'Violão').getByText('0 de 5 na semana')).toBeVisible()
  await reloadWhenStored(page)
  await expect(skill(page, 'Violão').getByText('Criatividade')).toBeVisible()
  await more(page, 'Violão', 'Editar')
  await expect(field(dialog(page), 'Meta')).toHaveValue('Dez músicas de cor')
})

test('one tap checks in, yesterday is put right, today is skipped, and a reload keeps it all (B13)', async ({
  page,
}) => {
  await openSkills(page)
  await addSkill(page, 'Violão')
  const row = skill(page, 'Violão')
  await expect(page.getByText('Uma ainda espera por você hoje')).toBeVisible()
  await tick(row).click()
  await expect(tick(row)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Todas feitas hoje')).toBeVisible()
  await expect(page.getByText('1 de 1', { exact: true })).toBeVisible()
  await days(row).nth(5).click()
  await expect(days(row).nth(5)).toHaveAccessibleName(/: feito$/)
  await reloadWhenStored(page)
  await expect(tick(row)).toHaveAttribute('aria-pressed', 'true')
  await expect(days(row).nth(5)).toHaveAccessibleName(/: feito$/)

  await days(row).nth(5).click()
  await tick(row).click()
  await expect(tick(row)).toHaveAttribute('aria-pressed', 'false')
  await more(page, 'Violão', 'Pular hoje')
  await expect(days(row).nth(6)).toHaveAccessibleName(/: pulado$/)
  await expect(page.getByText('Nenhuma espera por você hoje')).toBeVisible()
  await reloadWhenStored(page)
  await more(page, 'Violão', 'Não pular hoje')
  await expect(days(row).nth(6)).toHaveAccessibleName(/: não feito$/)
})

test('any past day has its note, in the year and in the months (B13)', async ({ page }) => {
  await openSkills(page)
  await addSkill(page, 'Violão')
  const now = await today(page)
  const long = addDays(now, -40)
  await skill(page, 'Violão').getByRole('button', { name: 'Violão', exact: true }).click()
  await expect(dialog(page).getByText('Nenhum check-in no último ano.')).toBeVisible()
  await field(dialog(page), 'Dia').fill(long)
  await field(dialog(page), 'Nota do dia').fill('Comprei o violão')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nota salva.')).toBeVisible()
  await expect(dialog(page).getByText(/^1 check-in em um ano/)).toBeVisible()
  await expect(dialog(page).locator(`[data-dia="${long}"]`)).toHaveAttribute('data-noted', 'true')
  await field(dialog(page), 'Dia').fill(now)
  await dialog(page).getByRole('button', { name: 'Marcar como feito' }).click()
  await dialog(page).getByRole('button', { name: 'Ver como tabela' }).click()
  await expect(dialog(page).getByRole('row', { name: /1 0 1$/ })).toBeVisible()
  await expect(dialog(page).getByRole('region', { name: 'Dicas' }).getByRole('listitem')).toHaveCount(2)

  await reloadWhenStored(page)
  await expect(tick(skill(page, 'Violão'))).toHaveAttribute('aria-pressed', 'true')
  await more(page, 'Violão', 'Detalhes')
  await dialog(page).locator(`[data-dia="${long}"]`).click()
  await expect(field(dialog(page), 'Nota do dia')).toHaveValue('Comprei o violão')
})
