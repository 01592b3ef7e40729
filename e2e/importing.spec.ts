import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { openHalfSemester } from './support/half-semester.ts'
import { untilCached } from './support/worker.ts'

test.use({ as: 'student' })

const STATEMENT = `Data,Valor,Identificador,Descrição
02/11/2026,-12.00,id-1,Compra no débito - Padaria da esquina
03/11/2026,-18.50,id-2,Compra no débito - Padaria da esquina
05/11/2026,700.00,id-3,Transferência recebida - Universidade Federal
06/11/2026,-350.00,id-4,Pagamento de fatura
07/11/2026,abc,id-5,Mercado
`
const give = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Arquivos para importar')
    .setInputFiles([{ name, mimeType: 'text/csv', buffer: Buffer.from(text) }])

test(
  'a statement comes in once, with every line accounted for, and goes again with one undo (I2, I3, I5)',
  {
    tag: '@both',
  },
  async ({ page }) => {
    await page.goto('/financas?aba=transacoes')
    await page.getByRole('link', { name: 'Importar extrato' }).click()
    await expect(page.getByRole('heading', { name: 'Importar', level: 1 })).toBeVisible()
    await give(page, 'extrato.csv', STATEMENT)
    await expect(
      page.getByText('6 linhas = 4 novas + 0 já na conta + 0 atualizadas + 1 recusada + 1 sem lançamento'),
    ).toBeVisible()
    await expect(page.getByText('«abc»')).toBeVisible()
    await page
      .getByRole('combobox', { name: /^Categoria de Compra no débito/ })
      .first()
      .selectOption('Lazer')
    await expect(page.getByText('Lazer em 2 linhas parecidas.')).toBeVisible()
    // Pressed twice, it comes in once all the same.
    await page.getByRole('button', { name: 'Importar 3 transações' }).dblclick()
    await expect(page.getByText('= 1 nova + 3 já na conta')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()

    await page.reload()
    await give(page, 'o mesmo, com outro nome.csv', STATEMENT)
    await expect(page.getByText('= 1 nova + 3 já na conta')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Nada para importar' })).toBeDisabled()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByText('= 4 novas + 0 já na conta')).toBeVisible()
  },
)

test('the transactions that Caderno has written come in without a question, and are known from then on; its grades say their way (I23)', async ({
  page,
}) => {
  const table = `Data;Descrição;Valor;Tipo;Categoria;Conta;Parcela
05/11/2026;Fone;-182,5;Saída;Lazer;Nubank;3 de 10
06/11/2026;Bolsa;700;Entrada;Outros;;
`
  await page.goto('/importar')
  await give(page, 'caderno-transacoes.csv', table)
  await expect(page.getByText('Caderno, transações (CSV)')).toBeVisible()
  await expect(page.getByText(/^3 linhas = 2 novas/)).toBeVisible()
  await expect(page.getByLabel('Conta', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Importar 2 transações' }).click()
  await expect(page.getByText('= 0 novas + 2 já na conta')).toBeVisible()
  await page.getByRole('button', { name: 'Tirar caderno-transacoes.csv' }).click()
  await give(
    page,
    'caderno-notas.csv',
    'Semestre;Código;Disciplina;Professor;Avaliação;Tipo;Data;Peso;Nota;Máxima;Média;Menção;Situação',
  )
  await expect(page.getByText('O boletim da sua instituição entra por «Colar boletim»')).toBeVisible()
  await page.goto('/financas?aba=transacoes')
  await expect(page.getByText('3/10').first()).toBeVisible()
})

test('a file that is dropped is read, and one that is none is refused with the way out (I1)', async ({
  page,
}) => {
  await page.goto('/importar')
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'solto.csv', { type: 'text/csv' }))
    transfer.items.add(new File(['PK\u0003\u0004'], 'planilha.xlsx'))
    return transfer
  }, STATEMENT)
  await page.getByRole('heading', { name: 'De onde vem' }).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByText('= 4 novas')).toBeVisible()
  await expect(page.getByText('Exporte como CSV ou OFX e traga de novo.')).toBeVisible()
})

test('what a file comes to is printed, with every line that is shown (I3)', async ({ page }) => {
  const lines = Array.from({ length: 250 }, (_, n) => `02/11/2026,-1.00,id-${n},Padaria ${n}`)
  await page.goto('/importar')
  await give(page, 'extrato.csv', `Data,Valor,Identificador,Descrição\n${lines.join('\n')}`)
  await expect(page.getByText(/^251 linhas = 250 novas/)).toBeVisible()
  await expect(page.getByText('Padaria 249', { exact: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^251 linhas = 250 novas/)).toBeVisible()
  await expect(page.getByText('Padaria 249', { exact: true })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  for (const asked of ['De onde vem', 'Mostrar'])
    await expect(page.getByText(asked, { exact: true })).toBeHidden()
})

test('the columns of an unknown table are said once, and remembered for the next file that has them (I13)', async ({
  page,
}) => {
  const spent = (...lines: string[]) => ['Quando;Onde foi;Quanto', ...lines].join('\n')
  const choose = (name: string, label: string) =>
    page.getByLabel(name, { exact: true }).selectOption({ label })
  await page.goto('/importar')
  await give(page, 'gastos.csv', spent('13/11/2026;Padaria;12,50', '14/11/2026;Mercado;abc'))
  await choose('O que há neste arquivo', 'Extrato ou lista de gastos')
  await expect(page.getByText('Falta dizer qual coluna é: Descrição.')).toBeVisible()
  await choose('Quando', 'Data')
  await choose('Onde foi', 'Descrição')
  await choose('Quanto', 'Valor')
  await expect(page.getByText(/^3 linhas = 1 nova .* 1 recusada/)).toBeVisible()
  await page.getByLabel('Conta', { exact: true }).fill('Carteira')
  await choose('Um valor sem sinal, neste arquivo, é', 'Compra ou gasto')
  await page.getByRole('button', { name: 'Importar 1 transação' }).click()
  await expect(page.getByText('= 0 novas + 1 já na conta')).toBeVisible()

  await page.reload()
  await give(page, 'mais gastos.csv', spent('13/11/2026;Padaria;12,50', '15/11/2026;Ônibus;4,40'))
  await expect(page.getByText(/^3 linhas = /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Colunas: 3 de 3 usadas' })).toBeVisible()
})

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:1@moodle',
  'SUMMARY:Prova 2 está marcado(a) para esta data',
  'CATEGORIES:CALC1-2026/2',
  'DTSTART:20261204T020000Z',
  'DTEND:20261204T020000Z',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:2@moodle',
  'SUMMARY:Lista 9 deve ser entregue nesta data',
  'CATEGORIES:CALC1-2026/2',
  'DTSTART:20261211T025900Z',
  'DTEND:20261211T025900Z',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

test('the events of a calendar come once into the subject that is chosen for their name, on the student’s own day, and go with one undo (I5, S18)', async ({
  page,
}) => {
  await openHalfSemester(page)
  await page.goto('/importar')
  await give(page, 'icalexport.ics', CALENDAR)
  await expect(page.getByText(/^2 linhas = 2 novas/)).toBeVisible()
  await expect(page.getByText('03/12/2026')).toBeVisible()
  await page.getByRole('combobox', { name: /^Disciplina de Prova 2/ }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Importar 2 avaliações' }).click()
  await expect(page.getByText(/^2 linhas = 0 novas \+ 2 já na conta/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
  await page.reload()
  await give(page, 'icalexport.ics', CALENDAR)
  await expect(page.getByText(/^2 linhas = 0 novas \+ 2 já na conta/)).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText(/^2 linhas = 2 novas \+ 0 já na conta/)).toBeVisible()
})

test(
  'books and people come in by their own pages’ commands, and go with one undo (I10, I27)',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/importar')
    const goodreads =
      'Title,Author,ISBN13,My Rating,Exclusive Shelf,Number of Pages\nDom Casmurro,Machado de Assis,"=""9788535910665""",5,read,256\n'
    await give(page, 'goodreads.csv', goodreads)
    await page.getByLabel('Categoria, onde o arquivo não diz').selectOption('Romance')
    await expect(page.getByRole('listitem').filter({ hasText: 'Dom Casmurro' })).toContainText('Romance')
    await page.getByRole('button', { name: 'Importar 1 item' }).click()
    await expect(page.getByText('= 0 novas + 1 já na conta')).toBeVisible()
    const people =
      'First Name,Last Name,URL,Email Address,Company,Position,Connected On\nBia,Lima,https://www.linkedin.com/in/bia-lima,,Itaú,Analista,21 Apr 2026\n'
    await give(page, 'Connections.csv', people)
    await page.getByRole('button', { name: 'Importar 1 contato' }).click()
    await expect(page.getByText('= 0 novas + 1 já na conta')).toHaveCount(2)
    // Until then the books are offered.
    await expect(page.getByText('1 contato', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByRole('button', { name: 'Importar 1 contato' })).toBeEnabled()
  },
)

test('lists and the calendar are taken along as files, and a reference on the clipboard (I11, I12, S19)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await openHalfSemester(page)
  await page.goto('/conta')
  const taken = async (button: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button, exact: true }).click(),
    ])
    return [file.suggestedFilename(), readFileSync(await file.path(), 'utf8')]
  }
  expect(await taken('Transações')).toEqual([
    'caderno-transacoes-2026-11-26.csv',
    expect.stringContaining(';Mercado;-143,20;'),
  ])
  expect(await taken('Baixar calendário')).toEqual([
    'caderno-2026-11-26.ics',
    expect.stringMatching(/^BEGIN:VCALENDAR[^]*RRULE:FREQ=WEEKLY[^]*END:VCALENDAR/),
  ])
  await page.goto('/leitura')
  await page.getByRole('searchbox', { name: 'Buscar na estante' }).fill('casmurro')
  await expect(page.getByText(/^1 de 12 itens/)).toBeVisible()
  const [, shelf] = await taken('Baixar estes itens (CSV)')
  expect(
    shelf!
      .trim()
      .split('\r\n')
      .map((line) => line.split(';')[0]),
  ).toEqual([expect.stringMatching(/Título$/), 'Dom Casmurro'])
  expect(await taken('Baixar referências (BibTeX)')).toEqual([
    'caderno-referencias-2026-11-26.bib',
    expect.stringMatching(/^@book\{assis\d*,[^@]*Dom Casmurro[^@]*$/),
  ])
  await page.getByRole('button', { name: 'Copiar referências' }).click()
  await expect(page.getByText('1 referência copiada.', { exact: true })).toBeVisible()
  const dom = page.getByRole('article', { name: 'Dom Casmurro' }).first()
  await dom.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Copiar referência' }).click()
  await expect(page.getByText('Referência copiada.', { exact: true })).toBeVisible()
  await page.goto('/importar')
  await page.getByRole('button', { name: 'Colar o texto de um arquivo' }).click()
  const text = page.getByRole('textbox', { name: 'Texto do arquivo' })
  await text.press('Control+V')
  await expect(text).toHaveValue(/^ASSIS, Machado de\. Dom Casmurro\./)
})

test.describe('shared to the installed app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('files are taken once, and a text too (I1)', async ({ page }) => {
    await page.goto('/dashboard')
    await untilCached(page)
    await share(page, STATEMENT, 'extrato.csv')
    await expect(page.getByText('= 4 novas')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'De onde vem' })).toBeVisible()
    await expect(page.getByText('= 4 novas')).toBeHidden()
    await share(page, STATEMENT)
    await expect(page.getByRole('heading', { name: 'Texto compartilhado' })).toBeVisible()
    await expect(page.getByText('= 4 novas')).toBeVisible()
  })
})

/** Posts what the system's share sheet would. */
const share = (page: Page, text: string, name?: string) =>
  page.evaluate(
    ([words, file]) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'POST',
        action: '/importar',
        enctype: 'multipart/form-data',
      })
      const input = document.createElement(file ? 'input' : 'textarea')
      input.name = file ? 'files' : 'text'
      if (file && input instanceof HTMLInputElement) {
        const transfer = new DataTransfer()
        transfer.items.add(new File([words!], file))
        input.type = 'file'
        input.files = transfer.files
      } else input.value = words!
      form.append(input)
      document.body.append(form)
      form.submit()
    },
    [text, name] as const,
  )
