import { expect, test } from 'vitest'
import { tableOf } from './headed-table.ts'
import { mappingOf, readMapped, type MappedKind } from './mapping.ts'

/** The fields that a header gives, each with the column that is it. */
const guessed = (kind: MappedKind, ...header: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    mappingOf(header, kind).columns.flatMap((name, at) => (name === '' ? [] : [[name, header[at]!]])),
  )

test('of two columns that could be one field the better word counts, wherever it stands (I13)', () => {
  expect(guessed('contacts', 'First Name', 'Title', 'E-mail Address', 'Mobile Phone', 'Job Title')).toEqual({
    nome: 'First Name',
    email: 'E-mail Address',
    canal: 'Mobile Phone',
    cargo: 'Job Title',
  })
  expect(guessed('contacts', 'First Name', 'Name')).toEqual({ nome: 'Name' })
  // What is called as a field is that one, whatever words the others know.
  expect(guessed('contacts', 'Contato', 'Nome')).toEqual({ nome: 'Nome' })
  expect(guessed('statement', 'Lançamento', 'Data', 'Descrição')).toEqual({
    data: 'Data',
    descricao: 'Descrição',
  })
})

test('what is left of an amount counts before the whole of it (I13)', () => {
  expect(guessed('statement', 'Bruto', 'Taxa', 'Líquido')).toEqual({ valor: 'Líquido' })
  expect(guessed('statement', 'Líquido', 'Valor')).toEqual({ valor: 'Valor' })
})

test('«Gasto» is what was bought beside «Valor», and else an amount (I13)', () => {
  expect(guessed('statement', 'Data', 'Gasto', 'Valor em R$')).toEqual({
    data: 'Data',
    descricao: 'Gasto',
    valor: 'Valor em R$',
  })
  for (const descricao of ['Nome', 'Descrição'])
    expect(guessed('statement', 'Data', descricao, 'Gasto')).toEqual({
      data: 'Data',
      descricao,
      saida: 'Gasto',
    })
  expect(guessed('statement', 'Data', 'Onde', 'Gasto')).toEqual({ data: 'Data', saida: 'Gasto' })
  expect(guessed('statement', 'Data', 'Valor')).toEqual({ data: 'Data', valor: 'Valor' })
})

test.each<readonly [MappedKind, string, string]>([
  ['statement', 'Data e hora', 'data'],
  ['statement', 'Data/Hora', 'data'],
  ['statement', 'Bruto', 'valor'],
  ['statement', 'Completed Date', 'data'],
  ['statement', 'Transação', 'descricao'],
  ['statement', 'Tipo Transação', 'tipo'],
  ['books', 'Primary Author', 'autor'],
  ['books', 'Page Count', 'paginasTotal'],
  ['books', 'publication_year', 'ano'],
  ['books', 'finish_date', 'dataTermino'],
  ['books', 'my_review', 'notas'],
  ['contacts', 'Organization 1 - Name', 'empresa'],
  ['contacts', 'Organization 1 - Title', 'cargo'],
  ['applications', 'applied_date', 'dataEnvio'],
  ['applications', 'Etapa atual', 'fase'],
  ['applications', 'Situação atual', 'fase'],
  ['applications', 'Status atual', 'fase'],
  ['applications', 'Etapa', 'fase'],
])('%s: «%s» is «%s» (I13)', (kind, header, field) => {
  expect(guessed(kind, header)).toEqual({ [field]: header })
})

test('«Etapa» beside the phase of an application is its step (I13)', () => {
  for (const fase of ['Fase', 'Status', 'Etapa atual'])
    expect(guessed('applications', 'Etapa', fase)).toEqual({ etapa: 'Etapa', fase })
})

test.each([
  ['Interviewing', 'entrevista'],
  ['pending', 'enviado'],
  ['declined', 'rejeitado'],
])('an application that is «%s» is in «%s» (I13)', (word, fase) => {
  const table = tableOf(`company,position,status\nAcme,Dev,${word}`)!
  const { lines } = readMapped(table, mappingOf(table.header, 'applications'), 'applications', {
    today: '2026-11-20',
  })
  expect(lines[1]!.item?.fields.fase).toBe(fase)
})

test.each([
  ['Data,Histórico,Detalhe,Valor', 'Pix enviado,Ana Lima', 'Pix enviado – Ana Lima', 'Pix enviado'],
  ['Data,Descrição,Favorecido,Valor', 'Pix,Pix', 'Pix', undefined],
  ['Data,Lançamento,Detalhes,Valor', ',Ana Lima', 'Ana Lima', undefined],
  ['Data,Detalhes,Complemento,Valor', 'Uber,', 'Uber', undefined],
])('%s: what two columns say is one description (I13)', (header, cells, descricao, knownBy) => {
  const table = tableOf(`${header}\n13/11/2026,${cells},"-20,00"\n14/11/2026,Saldo do dia,,"10,00"`)!
  const { lines } = readMapped(table, mappingOf(table.header, 'statement'), 'statement', {
    today: '2026-11-20',
  })
  expect(lines[1]!.item).toEqual({
    data: '2026-11-13',
    descricao,
    centavos: -2_000,
    ...(knownBy && { knownBy }),
  })
  expect(lines[2]).toHaveProperty('none')
})

test.each([
  ['46339', '“46339” não é uma data. Na planilha, formate a coluna como data.'],
  ['12345', '“12345” não é uma data.'],
  ['463390', '“463390” não é uma data.'],
])('the day «%s» is refused, with the way out where a spreadsheet counts so (I2)', (day, sentence) => {
  const table = tableOf(`Data;Descrição;Valor\n13/11/2026;Pão;-5,00\n${day};Café;-5,00`)!
  const { lines } = readMapped(table, mappingOf(table.header, 'statement'), 'statement', {
    today: '2026-11-20',
  })
  expect(lines[2]).toEqual({ at: 3, refused: `Linha 3, Data: ${sentence}` })
})

test('an amount in another currency is refused, and never read as reais (I13)', () => {
  const table = tableOf('Date,Amount,Currency,Description\n2026-11-13,-20.00,BRL,A\n2026-11-13,-15.99,USD,B')!
  const { lines } = readMapped(table, mappingOf(table.header, 'statement'), 'statement', {
    today: '2026-11-20',
  })
  expect(lines.slice(1)).toEqual([
    { at: 2, item: { data: '2026-11-13', descricao: 'A', centavos: -2000 } },
    { at: 3, refused: 'Linha 3, o valor está em “USD”, e não em reais.' },
  ])
})

test.each([
  ['3/10', { parcela: 3, parcelas: 10 }],
  ['Parcela 3 de 10', { parcela: 3, parcelas: 10 }],
  ['Única', {}],
  ['1x', {}],
  ['1/1', {}],
  ['0/0', {}],
  ['', {}],
  ['10', 'Linha 2, Parcela: “10” não é como 3/10.'],
  ['03/out', 'Linha 2, Parcela: “03/out” não é como 3/10.'],
])('a column «Parcela» with «%s» (I9, I13)', (cell, expected) => {
  const table = tableOf(`Data,Descrição,Parcela,Valor\n13/11/2026,TV,${cell},"-20,00"`)!
  const [, line] = readMapped(table, mappingOf(table.header, 'statement'), 'statement', {
    today: '2026-11-20',
  }).lines
  const item = { data: '2026-11-13', descricao: 'TV', centavos: -2_000 }
  expect(line).toEqual(
    typeof expected === 'string' ? { at: 2, refused: expected } : { at: 2, item: { ...item, ...expected } },
  )
})

test.each([
  ['2026-11-04T02:30:00Z', 'America/Sao_Paulo', '2026-11-03'],
  ['2026-11-04 02:30 UTC', 'America/Sao_Paulo', '2026-11-03'],
  ['2026-11-04T03:30:00.000Z', 'America/Sao_Paulo', '2026-11-04'],
  ['2026-11-04T03:30:00.000Z', 'America/Manaus', '2026-11-03'],
  ['2026-11-03T23:30:00-0400', 'America/Sao_Paulo', '2026-11-04'],
  // A day that a program has written as a moment.
  ['2026-11-04T00:00:00.000Z', 'America/Sao_Paulo', '2026-11-04'],
  // The clock of the file itself.
  ['2026-11-04T02:30:00', 'America/Sao_Paulo', '2026-11-04'],
  ['2026-11-04T25:30:00Z', 'America/Sao_Paulo', '2026-11-04'],
  ['2026-11-04T02:30:00Z', 'Etc/None', '2026-11-04'],
])('%s in %s is of %s (I21)', (cell, zone, day) => {
  const context = { today: '2026-11-20', zone }
  const read = (kind: 'statement' | 'applications', text: string) => {
    const table = tableOf(text)!
    return readMapped(table, mappingOf(table.header, kind), kind, context).lines[1]!.item
  }
  expect(read('statement', `Data;Descrição;Valor\n${cell};Ônibus;-5,00`)).toMatchObject({ data: day })
  expect(read('applications', `Empresa;Vaga;Data\nA;B;${cell}`)).toMatchObject({ fields: { dataEnvio: day } })
})
