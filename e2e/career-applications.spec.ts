import {
  addApplication,
  application,
  chooseView,
  column,
  figure,
  form,
  openApplications,
  phase,
  reloadWhenStored,
  type,
} from './support/applications.ts'
import { expect, field, test } from './support/test.ts'
import { today } from './support/today.ts'

for (const as of ['visitor', 'student'] as const) {
  test.describe(
    as === 'visitor' ? 'signed out' : 'signed in',
    { tag: as === 'visitor' ? '@page' : [] },
    () => {
      test.use({ as })

      test('an application is added with two fields, edited, and still there after a reload', async ({
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

      test('a removal asks, can be undone as it was, and lasts when it is not', async ({ page }) => {
        await openApplications(page)
        await addApplication(page, 'Estágio em Processos', 'Porto Saúde', {
          Observações: 'segunda tentativa',
        })
        const article = application(page, 'Estágio em Processos')
        const dialog = page.getByRole('dialog')
        await article.getByRole('button', { name: 'Remover' }).click()
        await expect(dialog.getByText('Tem certeza que deseja remover esta candidatura?')).toBeVisible()
        await dialog.getByRole('button', { name: 'Cancelar' }).click()
        await expect(article.getByRole('button', { name: 'Remover' })).toBeFocused()

        await article.getByRole('button', { name: 'Remover' }).click()
        await dialog.getByRole('button', { name: 'Remover' }).click()
        await expect(article).toBeHidden()
        await expect(page.getByRole('main')).toBeFocused()
        await page.getByRole('button', { name: 'Desfazer' }).click()
        await expect(article).toBeFocused()
        await article.getByRole('button', { name: 'Detalhes' }).click()
        await expect(article.getByText('segunda tentativa')).toBeVisible()

        await article.getByRole('button', { name: 'Remover' }).click()
        await dialog.getByRole('button', { name: 'Remover' }).click()
        await expect(article).toBeHidden()
        await reloadWhenStored(page)
        await expect(
          page.getByRole('heading', { name: 'Sua busca começa com uma candidatura' }),
        ).toBeVisible()
      })
    },
  )
}

test(
  'from any fase to any fase, counted at once, and taken back without a trace',
  { tag: '@page' },
  async ({ page }) => {
    await openApplications(page)
    await addApplication(page, 'Trainee', 'Cajuína Bebidas', { 'Data de envio': '2026-11-03' })
    const article = application(page, 'Trainee')
    for (const fase of [
      'Aprovado',
      'Enviado',
      'Rejeitado',
      'Entrevista',
      'Aprovado',
      'Rejeitado',
      'Aprovado',
    ]) {
      await phase(article).selectOption({ label: fase })
      await expect(page.getByText(`Trainee foi para ${fase}`)).toBeVisible()
    }
    await expect(figure(page, 'Taxa de sucesso')).toHaveText('100%')
    await article.getByRole('button', { name: 'Detalhes' }).click()
    const steps = article.getByRole('list').getByRole('listitem')
    await expect(steps).toHaveCount(8)
    await phase(article).selectOption({ label: 'Enviado' })
    await expect(steps).toHaveCount(9)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(phase(article)).toHaveValue('aprovado')
    await expect(steps).toHaveCount(8)
    await reloadWhenStored(page)
    await expect(phase(article)).toHaveValue('aprovado')
  },
)

test(
  'the board is worked by keyboard alone, with a card that is due too, and remembered',
  { tag: '@page' },
  async ({ page }) => {
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
  },
)

test('a card is dragged to another column, and back by «Desfazer»', { tag: '@page' }, async ({ page }) => {
  await openApplications(page)
  await addApplication(page, 'Estágio em Dados', 'Lume Pagamentos')
  await chooseView(page, 'Quadro')
  await application(page, 'Estágio em Dados').dragTo(column(page, 'Aprovado'))
  await expect(column(page, 'Aprovado').getByRole('article')).toHaveCount(1)
  await expect(figure(page, 'Aprovados')).toHaveText('1')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(column(page, 'Enviado').getByRole('article')).toHaveCount(1)
})

test(
  'the last card of a long column is dragged straight across into an empty one',
  { tag: '@page' },
  async ({ page }) => {
    await openApplications(page)
    for (const vaga of ['Primeira', 'Segunda', 'Terceira'])
      await addApplication(page, vaga, 'Lume Pagamentos')
    await chooseView(page, 'Quadro')
    const last = column(page, 'Enviado').getByRole('article').last()
    const vaga = (await last.getByRole('heading').textContent())!
    await last.scrollIntoViewIfNeeded()
    const [from, to] = [(await last.boundingBox())!, (await column(page, 'Aprovado').boundingBox())!]
    const y = from.y + from.height / 2
    await page.mouse.move(from.x + 20, y)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, y, { steps: 8 })
    await page.mouse.up()
    await expect(column(page, 'Aprovado').getByRole('article', { name: vaga })).toBeVisible()
  },
)

test('what was typed is never thrown away without a question', { tag: '@page' }, async ({ page }) => {
  await openApplications(page)
  await addApplication(page, 'Estágio em Dados', 'Lume Pagamentos')
  await type(page, { Empresa: 'Pela metade' })
  await application(page, 'Estágio em Dados').getByRole('button', { name: 'Editar' }).click()
  await expect(page.getByText('Descartar o que você digitou?')).toBeVisible()
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(field(form(page), 'Empresa')).toHaveValue('Pela metade')
  await application(page, 'Estágio em Dados').getByRole('button', { name: 'Editar' }).click()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(field(form(page), 'Empresa')).toHaveValue('Lume Pagamentos')
  await form(page).getByRole('button', { name: 'Cancelar' }).click()
  await expect(field(form(page), 'Empresa')).toHaveValue('')
})
