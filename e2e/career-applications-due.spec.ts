import { addDays } from '@caderno/domain/kernel'
import {
  addApplication,
  application,
  chooseView,
  column,
  form,
  openApplications,
  openForm,
  phase,
  type,
} from './support/applications.ts'
import { expect, field, test } from './support/test.ts'
import { today } from './support/page.ts'

test('what is due is settled in place, and can be taken back (B4, B6)', async ({ page }) => {
  await openApplications(page)
  const now = await today(page)
  await addApplication(page, 'Para hoje', 'Lume', { 'Próximo contato': now })
  await addApplication(page, 'Atrasada', 'Aurora', { 'Próximo contato': addDays(now, -2) })
  await addApplication(page, 'Calada', 'Horizonte', { 'Data de envio': addDays(now, -14) })
  const cell = (name: string) =>
    page.getByRole('region', { name: 'Pendências' }).getByRole('region', { name })
  await cell('Hoje').getByRole('button', { name: 'Feito' }).click()
  await expect(cell('Hoje')).toBeHidden()
  await expect(
    cell('Sem resposta há 14 dias ou mais').getByRole('listitem', { name: 'Calada' }),
  ).toBeFocused()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(cell('Hoje').getByRole('listitem', { name: 'Para hoje' })).toBeFocused()
  await cell('Atrasadas').getByRole('button', { name: '+7 dias' }).click()
  await expect(cell('Atrasadas')).toBeHidden()
  await cell('Sem resposta há 14 dias ou mais').getByLabel('Mudar fase').selectOption({ label: 'Rejeitado' })
  await expect(cell('Sem resposta há 14 dias ou mais')).toBeHidden()
  await expect(phase(application(page, 'Calada'))).toHaveValue('rejeitado')
})

test('an interview says its hour and its place, and «Feito» takes them off until it is taken back (S20, B6)', async ({
  page,
}) => {
  await openApplications(page)
  const now = await today(page)
  const shown = now.split('-').toReversed().join('/')
  await addApplication(page, 'Estágio em Dados', 'Lume', { 'Próximo contato': now })
  const row = application(page, 'Estágio em Dados')
  await phase(row).selectOption({ label: 'Entrevista' })
  await row.getByRole('button', { name: 'Editar' }).click()
  await type(page, {
    'Horário da entrevista': '14:00',
    'Local ou link da entrevista': 'https://meet.exemplo.com/abc',
  })
  // Of what is half typed a browser gives nothing.
  await field(form(page), 'Horário da entrevista').press('Delete')
  await form(page).getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(form(page).getByText('Complete o horário')).toBeVisible()
  await type(page, { 'Horário da entrevista': '14:00' })
  await form(page).getByRole('button', { name: 'Salvar alterações' }).click()
  const said = row.getByText(`Próximo contato ${shown} às 14h`)
  await expect(said).toBeVisible()
  await expect(row.getByRole('link', { name: 'meet.exemplo.com' })).toHaveAttribute('rel', /noopener/)
  await page.reload()
  await expect(said).toBeVisible()

  await page
    .getByRole('region', { name: 'Pendências' })
    .getByRole('listitem', { name: 'Estágio em Dados' })
    .getByRole('button', { name: 'Feito' })
    .click()
  await expect(said).toBeHidden()
  await expect(row.getByRole('link')).toBeHidden()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(said).toBeVisible()
  await expect(row.getByRole('link', { name: 'meet.exemplo.com' })).toBeVisible()
})

test('two tabs see each other, and a live change wipes nothing that is being typed (B3)', async ({
  page,
  context,
}) => {
  await openApplications(page)
  await addApplication(page, 'Estágio em Dados', 'Lume Pagamentos')
  const other = await context.newPage()
  await openApplications(other)
  await type(page, { Empresa: 'Pela metade' })
  await phase(application(other, 'Estágio em Dados')).selectOption({ label: 'Entrevista' })
  await addApplication(other, 'Da outra aba', 'Rota Norte')
  await expect(application(page, 'Da outra aba')).toBeVisible()
  await expect(phase(application(page, 'Estágio em Dados'))).toHaveValue('entrevista')
  await expect(field(form(page), 'Empresa')).toHaveValue('Pela metade')

  await type(page, { Empresa: '' })
  await application(page, 'Estágio em Dados').getByRole('button', { name: 'Editar' }).click()
  await type(page, { Vaga: 'Estágio em Dados II' })
  await phase(application(other, 'Estágio em Dados')).selectOption({ label: 'Aprovado' })
  await expect(phase(application(page, 'Estágio em Dados'))).toHaveValue('aprovado')
  await expect(field(form(page), 'Vaga')).toHaveValue('Estágio em Dados II')
  await form(page).getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(phase(application(other, 'Estágio em Dados II'))).toHaveValue('aprovado')
})

test.describe('on a small phone (R15)', () => {
  test('a date of sending is read whole, at 320 px too (B25)', async ({ page }) => {
    await openApplications(page)
    await openForm(page)
    await form(page).getByRole('button', { name: 'Mais detalhes' }).click()
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 780 })
      const [day, whole] = [field(form(page), 'Data de envio'), field(form(page), 'Empresa')].map((input) =>
        input.evaluate((element) => element.clientWidth),
      )
      expect(await day).toBe(await whole)
    }
  })

  test.use({ viewport: { width: 360, height: 780 } })

  test('a card moves with one tap, nothing scrolls sideways, everything is big enough to touch (B5)', async ({
    page,
  }) => {
    await openApplications(page)
    await addApplication(
      page,
      'Pneumoultramicroscopicossilicovulcanoconiose aplicada',
      'Empresa'.repeat(20),
      { 'Próximo contato': await today(page), 'Link da vaga': 'https://exemplo.com/a' },
    )
    for (const view of ['Lista', 'Quadro'] as const) {
      await chooseView(page, view)
      if (view === 'Lista') await application(page, 'Pneumo').getByRole('button', { name: 'Pneumo' }).click()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      for (const control of await page
        .getByRole('main')
        .locator('button:visible, select:visible, input:not([type=radio]):visible, a:visible')
        .all()) {
        const box = await control.boundingBox()
        expect(
          Math.round(box!.height),
          await control.evaluate((element) => element.outerHTML),
        ).toBeGreaterThanOrEqual(44)
      }
    }
    await application(page, 'Pneumo').getByRole('button', { name: 'Mover para Entrevista' }).click()
    await page
      .getByRole('group', { name: 'Fase mostrada' })
      .getByRole('button', { name: 'Entrevista' })
      .click()
    await expect(column(page, 'Entrevista').getByRole('article')).toBeVisible()
  })
})
