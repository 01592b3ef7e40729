import {
  addApplication,
  application,
  chooseView,
  column,
  form,
  openApplications,
  type,
} from './support/applications.ts'
import { expect, field, test } from './support/test.ts'

test.describe('a part that does not come', () => {
  test.use({ tolerated: /Board-\w+\.(js|css)|Failed to load resource: net::ERR_FAILED/ })

  test('says so in its place and comes when it is asked for again; what was typed stays', async ({
    page,
    context,
  }) => {
    await context.route(/\/assets\/Board-\w+\.(js|css)$/, (route) => route.abort())
    await openApplications(page)
    await addApplication(page, 'Estágio de dados', 'Padaria Aurora')
    await type(page, { Empresa: 'Meio escrita' })

    await page.getByText('Quadro', { exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Esta parte não carregou. Verifique sua conexão.')
    await expect(field(form(page), 'Empresa')).toHaveValue('Meio escrita')

    await context.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(application(page, 'Estágio de dados')).toBeVisible()
    await expect(column(page, 'Enviado')).not.toHaveCSS('border-radius', '0px')
    await expect(field(form(page), 'Empresa')).toHaveValue('Meio escrita')
  })
})

test('without a connection a question is asked and a view and a tab open that nobody opened before', async ({
  page,
  context,
}) => {
  const parts = ['dialogs', 'NetworkingTab', 'ContactDialog', 'Board'].map((name) =>
    page.waitForResponse(new RegExp(`/assets/${name}-\\w+\\.js$`)),
  )
  await openApplications(page)
  await addApplication(page, 'Estágio de dados', 'Padaria Aurora')
  for (const part of await Promise.all(parts)) await part.finished()

  await context.setOffline(true)
  await chooseView(page, 'Quadro')
  await chooseView(page, 'Lista')
  await application(page, 'Estágio de dados').getByRole('button', { name: 'Remover' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await expect(application(page, 'Estágio de dados')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Networking' }).click()
  await expect(page.getByRole('button', { name: 'Adicionar contato' })).toBeVisible()
})

test('the sign-in page and the services behind it ask nothing of Intl, whose first object takes 20 ms (P1)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(globalThis, { asked })
    for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'Segmenter'] as const)
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct: (Format, args) => {
            asked.push(name)
            return Reflect.construct(Format, args) as object
          },
        }),
      })
    const { toLocaleString } = Number.prototype
    Number.prototype.toLocaleString = function (...args) {
      asked.push('toLocaleString')
      return toLocaleString.apply(this, args)
    }
  })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)).toEqual([])
})
