import { addDays, addMonths, formatDate } from '@caderno/domain/kernel'
import { addContact, addGoal, contact, dialog, goal, goalList, openCareer, remove } from './support/career.ts'
import { expect, field, test } from './support/test.ts'
import { today, whenStored } from './support/page.ts'

test.use({ as: 'student' })

const SHORT = 'Curto prazo (até 6 meses)'
const LONG = 'Longo prazo (mais de 6 meses)'

test('the target day of a goal decides its list, to the day (§4.5, D12)', async ({ page }) => {
  await openCareer(page, 'desenvolvimento')
  const limit = addMonths(await today(page), 6)
  await addGoal(page, 'No limite', { day: limit })
  await expect(goalList(page, SHORT).getByText('No limite')).toBeVisible()
  await field(page, 'Data-alvo').fill(addDays(limit, 1))
  await expect(field(page, 'Prazo')).toHaveCount(0)
  await addGoal(page, 'Um dia depois')
  await expect(goalList(page, LONG).getByText('Um dia depois')).toBeVisible()
  await addGoal(page, 'Sem data', { term: 'Longo prazo' })
  await expect(goalList(page, LONG).getByText('Sem data')).toBeVisible()

  await goal(page, 'Um dia depois').getByRole('button', { name: 'Editar' }).click()
  await expect(field(page, 'Meta')).toBeFocused()
  await field(page, 'Data-alvo').fill(limit)
  await field(page, 'Meta').fill('Um dia antes')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(goalList(page, SHORT).getByText('Um dia antes')).toBeVisible()
  await goal(page, 'No limite').getByRole('checkbox').check()
  await expect(goalList(page, SHORT).getByText('1 de 2 metas')).toBeVisible()
  await whenStored(page)
  await page.reload()
  await expect(goal(page, 'No limite').getByRole('checkbox')).toBeChecked()
  await expect(goalList(page, LONG).getByRole('listitem')).toHaveText([/Sem data/])
})

test('the form waits for the next goal after a click, and after a double click that is slower than the store (W1)', async ({
  page,
}) => {
  await openCareer(page, 'desenvolvimento')
  const button = page.getByRole('button', { name: 'Adicionar meta' })
  await addGoal(page, 'Aprender SQL')
  await expect(field(page, 'Meta')).toBeFocused()
  await field(page, 'Meta').fill('Certificado de inglês')
  await button.click()
  await expect(goal(page, 'Certificado de inglês')).toBeVisible()
  await expect(button).toBeEnabled()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(field(page, 'Meta')).toHaveValue('')
  await expect(page.getByText('obrigatória')).toHaveCount(0)
  await field(page, 'Meta').fill('Portfólio')
  await button.dblclick()
  await expect(goal(page, 'Portfólio')).toHaveCount(1)
  await expect(field(page, 'Meta')).toBeFocused()
})

test('the LinkedIn checklist is remembered (§2.2)', async ({ page }) => {
  await openCareer(page, 'networking')
  await expect(page.getByRole('checkbox')).toHaveCount(6)
  await page.getByRole('checkbox', { name: 'Pelo menos 10 habilidades' }).check()
  await page.getByRole('checkbox', { name: 'Pelo menos 50 conexões' }).check()
  await expect(page.getByRole('img', { name: '33% do perfil do LinkedIn' })).toBeVisible()
  await whenStored(page)
  await page.reload()
  await expect(page.getByRole('img', { name: '33% do perfil do LinkedIn' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Pelo menos 50 conexões' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Pelo menos 50 conexões' }).uncheck()
  await expect(page.getByRole('img', { name: '17% do perfil do LinkedIn' })).toBeVisible()
})

test('contacts say when to write (B6, B7)', async ({ page }) => {
  await openCareer(page, 'networking')
  const now = await today(page)
  await addContact(page, 'Zélia Prado', {
    Empresa: 'Embrapa',
    Cargo: 'Recrutadora',
    Canal: 'LinkedIn',
    'Próximo contato': addDays(now, -2),
    Notas: 'Feira de estágios',
  })
  await addContact(page, 'Ana Luz')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Zélia Prado', 'Ana Luz'])
  const zelia = contact(page, 'Zélia Prado')
  await expect(zelia.getByText(`Contato atrasado, era para ${formatDate(addDays(now, -2))}`)).toBeVisible()
  await zelia.getByRole('button', { name: '+7 dias' }).click()
  await expect(zelia.getByText(`Próximo contato em ${formatDate(addDays(now, 7))}`)).toBeVisible()
  await zelia.getByRole('button', { name: 'Editar' }).click()
  await field(dialog(page), 'Próximo contato').fill(now)
  await field(dialog(page), 'Cargo').fill('Gerente')
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(zelia.getByText('Gerente · Embrapa · LinkedIn')).toBeVisible()
  await zelia.getByRole('button', { name: 'Feito' }).click()
  await expect(zelia).toBeFocused()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(zelia).toBeFocused()
  await zelia.getByRole('button', { name: 'Feito' }).click()
  await expect(zelia.getByText(`Último contato em ${formatDate(now)}`)).toBeVisible()
  await remove(page, contact(page, 'Ana Luz'), 'Tem certeza que deseja remover este contato?')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(contact(page, 'Ana Luz')).toBeVisible()
  await whenStored(page)
  await page.reload()
  await expect(zelia.getByText('Feira de estágios')).toBeVisible()
  await expect(zelia.getByRole('button', { name: 'Feito' })).toHaveCount(0)
})

test('the plan is made by keyboard alone (R15)', async ({ page }) => {
  await openCareer(page, 'estagios')
  await page.getByRole('tab', { name: 'Estágios & Trainees' }).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Data-alvo')).toBeVisible()
  await field(page, 'Meta').focus()
  await page.keyboard.type('Aprender SQL')
  await page.keyboard.press('Enter')
  await expect(goal(page, 'Aprender SQL')).toBeVisible()
  await expect(field(page, 'Meta')).toBeFocused()
  await goal(page, 'Aprender SQL').getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await expect(goal(page, 'Aprender SQL').getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(goal(page, 'Aprender SQL').getByRole('button', { name: 'Editar' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(goal(page, 'Aprender SQL')).toBeHidden()
  await page.getByRole('button', { name: 'Desfazer' }).focus()
  await page.keyboard.press('Enter')
  await expect(goal(page, 'Aprender SQL')).toBeVisible()
})
