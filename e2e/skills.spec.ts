import { addDays, addMonths, formatDate } from '@caderno/domain/kernel'
import type { Page } from '@playwright/test'
import { addSkill, days, dialog, more, openSkills, reloadWhenStored, skill, tick } from './support/skills.ts'
import { expect, field, test } from './support/test.ts'
import { today } from './support/today.ts'

test.use({ as: 'student' })

const names = (page: Page, sheet: string) =>
  page.getByRole('region', { name: sheet }).getByRole('article').getByRole('heading')

test('a skill is made with name and description, edited, and still there after a reload', async ({
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

test(
  'the deadline is said in words, and the most urgent stands first',
  { tag: '@page' },
  async ({ page }) => {
    await openSkills(page)
    const now = await today(page)
    const addUntil = async (name: string, start: string, end: string) => {
      await page.getByRole('button', { name: 'Nova habilidade' }).click()
      await field(dialog(page), 'Nome').fill(name)
      await field(dialog(page), 'Descrição').fill('x')
      await field(dialog(page), 'Data de início').fill(start)
      await field(dialog(page), 'Prazo').selectOption('Personalizado')
      await expect(field(dialog(page), 'Data de conclusão')).toHaveValue(start)
      await field(dialog(page), 'Data de conclusão').fill(end)
      await dialog(page).getByRole('button', { name: 'Salvar' }).click()
      await expect(dialog(page)).toBeHidden()
    }
    await addUntil('Em dia', now, addDays(now, 12))
    await addUntil('Atrasada', addDays(now, -30), addDays(now, 30))
    await addUntil('Vencida', addDays(now, -30), addDays(now, -5))
    await expect(names(page, 'Em andamento')).toHaveText(['Vencida', 'Atrasada', 'Em dia'])
    await expect(skill(page, 'Vencida').getByText('Venceu há 5 dias')).toBeVisible()
    await expect(skill(page, 'Atrasada').getByText('0%, esperado 50%')).toBeVisible()
    await expect(skill(page, 'Em dia').getByText('Faltam 12 dias')).toBeVisible()
    await expect(page.getByText('1 no ritmo, 2 pedem atenção')).toBeVisible()
  },
)

test('one tap checks in, yesterday is put right, today is skipped, and a reload keeps it all', async ({
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

test(
  'the progress moves by tens within its bounds, and 100% finishes a skill until it is taken back',
  { tag: '@page' },
  async ({ page }) => {
    await openSkills(page)
    await addSkill(page, 'Violão')
    const more10 = skill(page, 'Violão').getByRole('button', { name: 'Aumentar progresso' })
    const less10 = skill(page, 'Violão').getByRole('button', { name: 'Diminuir progresso' })
    await less10.click()
    await more10.dblclick()
    await expect(skill(page, 'Violão').getByText('20%')).toBeVisible()
    for (let step = 0; step < 9; step++) await more10.click()
    await expect(skill(page, 'Violão').getByText('100%')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(names(page, 'Concluídas')).toHaveText(['Violão'])
    await reloadWhenStored(page)
    await expect(names(page, 'Concluídas')).toHaveText(['Violão'])
    await less10.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(names(page, 'Em andamento')).toHaveText(['Violão'])
    await expect(skill(page, 'Violão').getByText('90%')).toBeVisible()
  },
)

test('a paused skill stands apart until it is active again', { tag: '@page' }, async ({ page }) => {
  await openSkills(page)
  await addSkill(page, 'Violão')
  await more(page, 'Violão', 'Pausar')
  await expect(names(page, 'Pausadas')).toHaveText(['Violão'])
  await expect(
    skill(page, 'Violão').getByText(`pausada desde ${formatDate(await today(page)).slice(0, 5)}`),
  ).toBeVisible()
  await expect(tick(skill(page, 'Violão'))).toHaveCount(0)
  await reloadWhenStored(page)
  await skill(page, 'Violão').getByRole('button', { name: 'Ativar' }).click()
  await expect(names(page, 'Em andamento')).toHaveText(['Violão'])
  await expect(tick(skill(page, 'Violão'))).toHaveAttribute('aria-pressed', 'false')
})

test('removing asks, can be undone with every check-in, and lasts when it is not', async ({ page }) => {
  await openSkills(page)
  await addSkill(page, 'Violão')
  await tick(skill(page, 'Violão')).click()
  await more(page, 'Violão', 'Remover')
  await expect(dialog(page).getByText('Tem certeza que deseja remover esta habilidade?')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click()
  await expect(skill(page, 'Violão').getByRole('button', { name: 'Mais ações' })).toBeFocused()

  await more(page, 'Violão', 'Remover')
  await dialog(page).getByRole('button', { name: 'Remover' }).click()
  await expect(skill(page, 'Violão')).toBeHidden()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(tick(skill(page, 'Violão'))).toHaveAttribute('aria-pressed', 'true')

  await more(page, 'Violão', 'Remover')
  await dialog(page).getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
  await reloadWhenStored(page)
  await expect(page.getByRole('heading', { name: 'Toda habilidade começa pequena' })).toBeVisible()
})

test('any past day has its note, in the year and in the months', { tag: '@page' }, async ({ page }) => {
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

test(
  'the way back of the browser to another page asks before a half-typed skill goes',
  { tag: '@page' },
  async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('navigation').getByRole('link', { name: 'Habilidades' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Habilidades' })).toBeFocused()
    await page.getByRole('button', { name: 'Nova habilidade' }).first().click()
    await field(dialog(page), 'Nome').fill('Violão')
    const goBack = () => page.evaluate(() => window.history.back())
    await goBack()
    await page.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(field(dialog(page), 'Nome')).toHaveValue('Violão')
    await expect(page).toHaveURL(/habilidades$/)
    await goBack()
    await page.getByRole('button', { name: 'Descartar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  },
)
