import { chooseFile, exportAll, importAll, openAccount } from './support/account.ts'
import { goOffline, goOnline, OFFLINE_TROUBLES } from './support/offline.ts'
import { add, item, openReading } from './support/reading.ts'
import { expect, registerStudent, test } from './support/test.ts'
import { reloadWhenStored, today } from './support/page.ts'

test.use({ as: 'student' })

const aFile = (over: object = {}): string =>
  JSON.stringify({
    formato: 'caderno',
    versao: 1,
    exportadoEm: '2026-11-20T15:00:00.000Z',
    conta: 'outra-conta',
    preferencias: { visoes: { leitura: 'lista' } },
    financas: {
      saidas: [
        {
          id: 'onibus',
          descricao: 'Passe escolar',
          valor: 182.5,
          categoria: 'Transporte',
          data: '2026-11-05',
          tipo: 'saida',
        },
      ],
    },
    contatos: [{ id: 'marina', nome: 'Marina Duarte' }],
    candidaturas: [{ id: 'embrapa', empresa: 'Embrapa', vaga: 'Estágio em dados', contatoId: 'marina' }],
    leitura: [
      { id: 'cortico', titulo: 'O Cortiço', paginasTotal: 240 },
      { id: 'mau', titulo: 'Mau', linkCompra: 'javascript:alert(1)' },
    ],
    ...over,
  })

test(
  'everything is exported into one file that says how much there is, and comes back where it was lost (B17)',
  { tag: '@both' },
  async ({ page, student }) => {
    await openReading(page)
    await add(page, 'Dom Casmurro', { 'Total de páginas': '256' })
    await add(page, 'O Cortiço')
    await reloadWhenStored(page)
    await openAccount(page)
    await expect(page.getByText(student.email)).toBeVisible()
    const { name, text } = await exportAll(page)
    await expect(page.getByText('baixado, com 3 registros.')).toBeVisible()
    expect(name).toBe(`caderno-${await today(page)}.json`)
    expect(JSON.parse(text)).toMatchObject({
      formato: 'caderno',
      versao: 2,
      alunos: { nomeCompleto: student.nomeCompleto, cpf: student.cpf },
    })
    expect(text).not.toContain(student.senha)

    await chooseFile(page, text)
    await expect(page.getByText('3 registros = 0 novos + 3 já na conta + 0 diferentes')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Nada para importar' })).toBeDisabled()
    await page.getByRole('button', { name: 'Tirar o arquivo' }).click()

    await openReading(page)
    await item(page, 'O Cortiço').getByRole('button', { name: 'Mais ações' }).click()
    await page.getByRole('menuitem', { name: 'Remover' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
    await expect(item(page, 'O Cortiço')).toBeHidden()
    await reloadWhenStored(page)
    await openAccount(page)
    await chooseFile(page, text)
    await expect(page.getByText(/= 1 novo \+ 2 já na conta/)).toBeVisible()
    await page.getByRole('button', { name: 'Importar 1 registro' }).click()
    await expect(page.getByText('Importação concluída: 1 registro.')).toBeVisible()
    await openReading(page)
    await expect(item(page, 'O Cortiço')).toBeVisible()
  },
)

test('a file of another account comes in once, what is broken in it stays out, and what differs only where it is ticked (B18, I17)', async ({
  page,
}) => {
  await openAccount(page)
  await chooseFile(page, aFile())
  await expect(page.getByText('Exportado em 20/11/2026.')).toBeVisible()
  await expect(page.getByText(/^6 registros = 5 novos .* 1 recusado$/)).toBeVisible()
  await expect(page.getByText('Link inválido.')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Passe escolar, Saída/ }).uncheck()
  await page.getByRole('button', { name: 'Importar 4 registros' }).click()
  await expect(page.getByText('Importação concluída: 4 registros.')).toBeVisible()
  await expect(page.getByText(/= 1 novo \+ 4 já na conta/)).toBeVisible()

  await page.goto('/importar')
  await page.getByLabel('Arquivos para importar').setInputFiles({
    name: 'sem nome',
    mimeType: 'text/plain',
    buffer: Buffer.from(aFile({ leitura: [{ id: 'cortico', titulo: 'O Cortiço', paginasTotal: 280 }] })),
  })
  await expect(page.getByText(/^5 registros = 1 novo \+ 3 já na conta \+ 1 diferente/)).toBeVisible()
  await expect(page.getByText('Páginas: 240 → 280')).toBeVisible()
  await page.getByRole('checkbox', { name: /^O Cortiço, / }).check()
  await page.getByRole('checkbox', { name: /^Passe escolar, Saída/ }).uncheck()
  await importAll(page)
  await openReading(page)
  await expect(item(page, 'O Cortiço').getByText('0/280')).toBeVisible()
  await page.goto('/carreira')
  await expect(
    page
      .getByRole('article', { name: /Estágio em dados/ })
      .or(page.getByText('Estágio em dados'))
      .first(),
  ).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ tolerated: OFFLINE_TROUBLES })

  test(
    'what this device knows can be exported (B17)',
    { tag: '@both' },
    async ({ page, context, baseURL }) => {
      await openReading(page)
      await add(page, 'Dom Casmurro')
      await reloadWhenStored(page)
      await expect(item(page, 'Dom Casmurro')).toBeVisible()
      await openAccount(page)
      await goOffline(context, baseURL!)
      const { text } = await exportAll(page)
      expect(JSON.parse(text)).toMatchObject({ leitura: [{ titulo: 'Dom Casmurro' }] })
      await expect(page.getByText('baixado, com 2 registros.')).toBeVisible()
      await goOnline(context)
    },
  )
})

test('two students of one browser keep what they import apart', { tag: '@local' }, async ({ page }) => {
  await openAccount(page)
  await chooseFile(page, aFile())
  await importAll(page)
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login-aluno$/)
  await registerStudent(page)
  await openReading(page)
  await expect(item(page, 'O Cortiço')).toBeHidden()
  await openAccount(page)
  await chooseFile(page, aFile())
  await page.getByRole('button', { name: 'Importar 5 registros' }).click()
  await expect(page.getByText('Importação concluída: 5 registros.')).toBeVisible()
})
