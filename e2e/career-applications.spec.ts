import {
  addApplication,
  application,
  chooseView,
  column,
  figure,
  form,
  openApplications,
  type,
} from './support/applications.ts'
import { expect, field, test } from './support/test.ts'
import { reloadWhenStored, today } from './support/page.ts'

test.use({ as: 'student' })

test('an application is added with two fields, edited, and still there after a reload (§2.2, §5.6, D14, D23, W1)', async ({
  page,
}) => {
  await openApplications(page)
  await form(page).getByRole('button', { name: 'Adicionar candidatura' }).click()
  await expect(field(form(page), 'Empresa')).toBeFocused()
  await expect(form(page).getByText('Empresa é obrigatória')).toBeVisible()
  await expect(form(page).getByText('Vaga é obrigatória')).toBeVisible()
  await addApplication(page, 'Estágio em Dados', 'Lume Pagamentos')
  await expect(page.getByText('Candidatura adicionada.')).toBeVisible()
  await expect(field(form(page), 'Empresa')).toBeFocused()
  await expect(figure(page, 'Total')).toHaveText('1')

  const opener = application(page, 'Estágio em Dados').getByRole('button', { name: 'Editar' })
  await opener.click()
  await expect(field(form(page), 'Empresa')).toBeFocused()
  await type(page, {
    Vaga: 'Estágio em Dados II',
    Observações: 'levar o portfólio',
    'Link da vaga': 'https://exemplo.com/vaga',
    Local: 'Recife',
  })
  await form(page).getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(form(page).getByRole('button', { name: 'Adicionar candidatura' })).toBeVisible()
  await expect(opener).toBeFocused()

  await reloadWhenStored(page)
  const article = application(page, 'Estágio em Dados II')
  await article.getByRole('button', { name: 'Detalhes' }).click()
  await expect(article.getByText('levar o portfólio')).toBeVisible()
  await expect(article.getByText('Recife')).toBeVisible()
  const link = article.getByRole('link', { name: /Ver vaga/ })
  await expect(link).toHaveAttribute('href', 'https://exemplo.com/vaga')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('the board is worked by keyboard alone, with a card that is due too, and remembered (B4, B5, B27)', async ({
  page,
}) => {
  await openApplications(page)
  await addApplication(page, 'Estágio em Dados', 'Lume Pagamentos', {
    'Próximo contato': await today(page),
  })
  await expect(page.getByRole('radio', { name: 'Lista' })).toBeChecked()
  await page.getByRole('radio', { name: 'Lista' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Quadro' })).toBeChecked()

  const handle = application(page, 'Estágio em Dados').getByRole('button', { name: 'Mover', exact: true })
  for (
    let presses = 0;
    presses < 12 && !(await handle.evaluate((element) => element === document.activeElement));
    presses++
  )
    await page.keyboard.press('Tab')
  await expect(handle).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(column(page, 'Entrevista').getByRole('article')).toHaveCount(1)
  await expect(
    page.getByRole('status').filter({ hasText: 'Estágio em Dados foi para Entrevista' }),
  ).toBeVisible()
  await expect(handle).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(column(page, 'Aprovado').getByRole('article')).toHaveCount(1)
  await expect(handle).toBeFocused()
  await expect(page.getByRole('region', { name: 'Pendências' })).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Enviado' })).toBeFocused()
  await page.getByRole('menuitem', { name: 'Rejeitado' }).press('Enter')
  await expect(column(page, 'Rejeitado').getByRole('article')).toHaveCount(1)

  await reloadWhenStored(page)
  await expect(page.getByRole('radio', { name: 'Quadro' })).toBeChecked()
  await expect(column(page, 'Rejeitado').getByRole('article')).toHaveCount(1)
})

test('a card is dragged to another column, and back by «Desfazer» (§2.2, B5)', async ({ page }) => {
  await openApplications(page)
  await addApplication(page, 'Estágio em Dados', 'Lume Pagamentos')
  await chooseView(page, 'Quadro')
  await application(page, 'Estágio em Dados').dragTo(column(page, 'Aprovado'))
  await expect(column(page, 'Aprovado').getByRole('article')).toHaveCount(1)
  await expect(figure(page, 'Aprovados')).toHaveText('1')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(column(page, 'Enviado').getByRole('article')).toHaveCount(1)
})
