import { describe, expect, it, test } from 'vitest'
import { tableOf } from './headed-table.ts'
import {
  columnsOf,
  headerKey,
  isHeaderAlone,
  isOrderUnclear,
  kindOfHeader,
  mappingOf,
  missingFields,
  readMapped,
  withColumn,
  yearsIn,
  type MappedKind,
  type MappedLines,
} from './mapping.ts'

const TODAY = { today: '2026-11-20' }
const SKOOB =
  'Meus livros\n\nNome do livro;Autor(es);Situação;Nota;Terminei em;Cor da capa\nDuna;Frank Herbert;Lido;4,5;13/02/2021;azul\nUm;Ana;Lendo;;;\n;Rui;Lido;;;'
const read = <Kind extends MappedKind>(text: string, kind: Kind): MappedLines[Kind]['lines'] => {
  const table = tableOf(text)!
  return readMapped(table, mappingOf(table.header, kind), kind, TODAY).lines
}

describe('a table of headers that nobody knows', () => {
  it('is guessed column by column, once for each field', () => {
    const { header } = tableOf(SKOOB)!
    expect(mappingOf(header, 'books').columns).toEqual([
      'titulo',
      'autor',
      'status',
      'avaliacao',
      'dataTermino',
      '',
    ])
    expect(mappingOf(['Título', 'title', 'Autor'], 'books').columns).toEqual(['titulo', '', 'autor'])
    expect(mappingOf(['', 'Colunas'], 'books').columns).toEqual(['', ''])
  })

  it.each(['Endereço de e-mail', 'E-mail', 'Email', 'Email Address'])('knows «%s» of a contact', (header) => {
    expect(read(`Nome;${header}\nAna;ana@exemplo.com`, 'contacts')[1]!.item?.fields.canal).toBe(
      'ana@exemplo.com',
    )
    expect(
      read(`Nome;${header};LinkedIn\nAna;ana@exemplo.com;https://exemplo.com/ana`, 'contacts')[1]!.item
        ?.fields,
    ).toMatchObject({ canal: 'https://exemplo.com/ana', notas: 'E-mail: ana@exemplo.com' })
  })

  it.each(['Data da leitura', 'Lido em', 'Data de término', 'Término'])(
    'knows «%s» as the day on which a book was read',
    (header) => {
      const [, book] = read(`Título;${header}\nDuna;13/02/2021`, 'books')
      expect(book!.item?.fields.dataTermino).toBe('2021-02-13')
    },
  )

  it('is read as its columns say, each row by itself', () => {
    expect(read(SKOOB, 'books')).toEqual([
      { at: 1, none: 'Cabeçalho' },
      { at: 3, none: 'Cabeçalho' },
      {
        at: 4,
        item: {
          fields: {
            titulo: 'Duna',
            autor: 'Frank Herbert',
            status: 'Concluído',
            avaliacao: 5,
            dataTermino: '2021-02-13',
          },
          told: ['4,5 estrelas: 5'],
        },
      },
      { at: 5, item: { fields: { titulo: 'Um', autor: 'Ana', status: 'Lendo' }, told: [] } },
      { at: 6, refused: 'Linha 6: Título é obrigatório.' },
    ])
  })

  it.each<[string, MappedKind]>([
    ['Título;Autor', 'books'],
    ['Name,Company,Position,E-mail', 'contacts'],
    ['Company,Position,Status,Date applied', 'applications'],
    ['Data;Descrição;Valor', 'statement'],
    ['Data;Histórico;Crédito;Débito', 'statement'],
    ['Quando;O que;Quanto', 'statement'],
    ['Data;Descrição;Docto;Crédito (R$);Débito (R$);Saldo (R$)', 'statement'],
    ['Data Ocorrência;Descrição;Valor;Categoria;Conta', 'statement'],
    ['First Name,Last Name,Organization Name,Phone 1 - Value', 'contacts'],
    ['Data e hora;Nome;Valor (R$)', 'statement'],
    ['Data/Hora;Nome;Valor', 'statement'],
    ['Data,Hora,Fuso horário,Nome,Tipo,Status,Moeda,Bruto,Taxa,Líquido,Saldo', 'statement'],
    ['Empresa;Vaga;Bolsa (R$)', 'applications'],
  ])('%s is of %s', (header, kind) => {
    expect(kindOfHeader(header.split(/[;,]/))).toBe(kind)
  })

  it.each([
    'Momento;Nome;Valor (R$)',
    'Título;Autor;Total R$',
    'Nome,Empresa,Saldo',
    'Empresa,Vaga,Moeda',
    'Nome;Status;Bruto',
    'Nome;Status;Líquido',
  ])('%s has an amount, and is proposed as no books, contacts or applications (I13)', (header) => {
    expect(kindOfHeader(header.split(/[;,]/))).toBeUndefined()
  })

  it('says what it lacks', () => {
    expect(kindOfHeader(['a', 'b'])).toBeUndefined()
    expect(missingFields('applications', mappingOf(['Empresa'], 'applications'))).toEqual(['Vaga'])
    expect(missingFields('statement', mappingOf(['Data'], 'statement'))).toEqual(['Descrição', 'Valor'])
  })

  it('is remembered by its header, whatever its case', () => {
    const header = ['Título', 'Autor']
    expect(headerKey(['TITULO', ' autor '])).toBe(headerKey(header))
    expect(headerKey(header.toReversed())).not.toBe(headerKey(header))
  })

  it('is as it was remembered, unless that is damaged or of fewer columns (I13)', () => {
    const header = ['Título', 'Autor']
    const chosen = { kind: 'books', columns: ['autor', 'titulo'], dates: 'month-first', unsigned: 'leaves' }
    const guessed = { kind: 'books', columns: ['titulo', 'autor'] }
    expect(columnsOf(header, chosen)).toEqual(chosen)
    // The years are those of one file (I21).
    expect(columnsOf(header, { ...chosen, years: { year: 2024 } })).toEqual(chosen)
    for (const damaged of [
      undefined,
      'x',
      {},
      { ...chosen, columns: ['titulo'] },
      { ...chosen, kind: 'x' },
      { ...chosen, unsigned: 'x' },
    ])
      expect(columnsOf(header, damaged)).toEqual(guessed)
    expect(columnsOf(['a', 'b'], undefined)).toBeUndefined()
  })

  it('gives a field to one column alone', () => {
    expect(withColumn({ columns: ['titulo', 'autor', ''] }, 2, 'titulo').columns).toEqual([
      '',
      'autor',
      'titulo',
    ])
    expect(withColumn({ columns: ['titulo', '', ''] }, 0, '').columns).toEqual(['', '', ''])
  })

  it('asks for the order of its dates where no date shows it', () => {
    const isUnclear = (...days: string[]) => {
      const table = tableOf(`Empresa;Vaga;Data\n${days.map((day) => `A;B;${day}`).join('\n')}`)!
      return isOrderUnclear(table, mappingOf(table.header, 'applications'), 'applications')
    }
    expect(isUnclear('03/11/2026', '04/11/2026')).toBe(true)
    expect(isUnclear('03/11/2026', '13/11/2026')).toBe(false)
    expect(isUnclear('03/13/2026', '13/11/2026', '01/02/2026')).toBe(true)
    expect(isUnclear('2026-11-03', '')).toBe(false)
  })

  it('has its dates as one of them shows, else in the order that was chosen', () => {
    const table = tableOf('Empresa;Vaga;Data\nA;B;03/11/2026\nC;D;04/11/2026')!
    const mapping = mappingOf(table.header, 'applications')
    const days = (dates?: 'day-first' | 'month-first') =>
      readMapped(table, { ...mapping, dates }, 'applications', TODAY).lines.map(
        ({ item }) => item?.fields.dataEnvio,
      )
    expect(days()).toEqual([undefined, undefined, undefined])
    expect(days('day-first')).toEqual([undefined, '2026-11-03', '2026-11-04'])
    expect(days('month-first')).toEqual([undefined, '2026-03-11', '2026-04-11'])
    const shown = tableOf('Empresa;Vaga;Data\nA;B;03/11/2026\nC;D;14/11/2026')!
    expect(
      readMapped(shown, { ...mapping, dates: 'month-first' }, 'applications', TODAY).lines.map(
        ({ item }) => item?.fields.dataEnvio,
      ),
    ).toEqual([undefined, '2026-11-03', '2026-11-14'])
  })

  it('has the day first where amounts have a comma, as they do in Brazil, unless a date shows the other order (I13)', () => {
    const days = (text: string) => {
      const table = tableOf(text)!
      const mapping = mappingOf(table.header, 'statement')
      return isOrderUnclear(table, mapping, 'statement')
        ? 'asked'
        : readMapped(table, mapping, 'statement', TODAY).lines.flatMap(({ item }) => item?.data ?? [])
    }
    expect(days('Data;Histórico;Valor\n03/11/2026;Padaria;-12,50')).toEqual(['2026-11-03'])
    expect(days('Data;Histórico;Valor\nter, 03/11/2026;Padaria;-12,50')).toEqual(['2026-11-03'])
    expect(days('Data;Histórico;Saída;Entrada\n03/11/2026;Padaria;12,50;')).toEqual(['2026-11-03'])
    expect(days('Data,Histórico,Valor\n03/11/2026,Padaria,-12.50')).toBe('asked')
    expect(days('Data;Histórico;Valor\n03/11/2026;Padaria;-12')).toBe('asked')
    expect(days('Data;Histórico;Valor\n03/11/2026;Padaria;-12,50\n03/25/2026;Pão;-1,00')).toEqual([
      '2026-03-11',
      '2026-03-25',
    ])
  })

  it('has its dates in words where it has them in numbers (I21)', () => {
    const days = (text: string) => read(text, 'statement').flatMap(({ item }) => item?.data ?? [])
    for (const day of ['03/nov/2026', '3 nov 2026', '03-nov-26', '3 de novembro de 2026'])
      expect(days(`Data;Histórico;Valor\n${day};Padaria;-12,50`)).toEqual(['2026-11-03'])
    const [, sent] = read('Empresa;Vaga;Data;Histórico\nA;B;3 nov 2026;Enviado 3 nov 2026', 'applications')
    expect(sent!.item?.fields).toMatchObject({
      dataEnvio: '2026-11-03',
      historico: [{ fase: 'enviado', em: '2026-11-03' }],
    })
  })

  it('has its dates without a year in that which was said, else in the proposed one (I21)', () => {
    const table = tableOf('Data;Histórico;Valor\n03/11;Padaria;-12,50\n3 dez;Pão;-1,00')!
    const mapping = mappingOf(table.header, 'statement')
    const days = (years?: { year: number }) =>
      readMapped(table, { ...mapping, years }, 'statement', TODAY).lines.flatMap(
        ({ item }) => item?.data ?? [],
      )
    expect(yearsIn(table, mapping, 'statement', TODAY.today)).toMatchObject({ year: 2025, isStated: false })
    expect(days()).toEqual(['2025-11-03', '2025-12-03'])
    expect(days({ year: 2024 })).toEqual(['2024-11-03', '2024-12-03'])
    const stated = tableOf('Extrato de 01/11/2023 a 31/12/2023\nData;Histórico;Valor\n03/11;Pão;-1,00')!
    expect(
      readMapped(stated, { ...mapping, years: { year: 2024 } }, 'statement', TODAY).lines.at(-1)!.item?.data,
    ).toBe('2023-11-03')
  })

  it('has no header where its first row has a day without a year (I21)', () => {
    expect(tableOf('03/11;Padaria;-12,50\n04/11;Pão;-1,00')!.rows).toHaveLength(2)
    expect(tableOf('3 nov;Padaria;-12,50\n4 nov;Pão;-1,00')!.rows).toHaveLength(2)
  })

  it('may have lines of another width above it (I13)', () => {
    expect(
      tableOf('Extrato; conta 1, agência 2\ndata,descricao,valor\n01/07/2026,Pão,-1.50')!.header,
    ).toEqual(['data', 'descricao', 'valor'])
    expect(
      tableOf('Conta;1;;\nPeríodo;julho;;\nData;Texto;Valor;Saldo\n01/07/2026;Pão;-1,50;9,00')!.header,
    ).toEqual(['Data', 'Texto', 'Valor', 'Saldo'])
    const headerless = tableOf('Banco da Praça\nAgência 1\n\n05/09/2026;Bolsa;700,00\n06/09/2026;Pão;-1,50')!
    expect(headerless.head.map(({ at }) => at)).toEqual([1, 2])
    expect(headerless.rows.map(({ at }) => at)).toEqual([4, 5])
  })

  it('has no header where its first row has a day: that row is an item too (I13)', () => {
    const table = tableOf('Extrato\n13/11/2026;Padaria;-12,50\n14/11/2026;Mercado;-89,90')!
    expect(table.header).toEqual(['', '', ''])
    const columns = ['data', 'descricao', 'valor']
    expect(readMapped(table, { columns }, 'statement', TODAY).lines).toEqual([
      { at: 1, none: 'Cabeçalho' },
      { at: 2, item: { data: '2026-11-13', descricao: 'Padaria', centavos: -1250 } },
      { at: 3, item: { data: '2026-11-14', descricao: 'Mercado', centavos: -8990 } },
    ])
  })

  it.each([
    'Oi, tudo bem? Amanhã, no mercado, compro pão.',
    'Oi, tudo bem?\nAmanhã, no mercado, compro pão',
    'Oi, tudo bem\nAmanhã, no mercado',
    'Querida avó,\n\nescrevo da praia, onde chove, e volto em 2026, se der.\nBeijos, ana',
  ])('is none where commas stand in sentences: %j (I25)', (text) => {
    expect(tableOf(text)).toBeUndefined()
  })

  it.each([
    ['data, descrição, valor\n13/11/2026, padaria, 12.50', 3],
    ['3 nov, padaria\n4 nov, mercado', 2],
    ['nome, empresa, cargo\nana, acme, dev\nbia, beta, dev', 3],
    ['Nome,Empresa\nAna,Acme', 2],
    ['Título,Notas\nDuna,"leio em casa, no ônibus, na fila"', 2],
    ['Título;Notas\nDuna;leio em casa, no ônibus, na fila', 2],
  ])('is one all the same with small letters and spaces: %j (I25)', (text, width) => {
    expect(tableOf(text)!.header).toHaveLength(width)
  })

  it('that has only its header is told from a text (I25)', () => {
    const isAlone = (text: string) => isHeaderAlone(tableOf(text)!)
    expect(isAlone('Data;Descrição;Valor')).toBe(true)
    expect(isAlone('Nome,Empresa\n\n')).toBe(true)
    expect(isAlone('Data;Descrição;Valor\n13/11/2026;Pão;-1,00')).toBe(false)
    expect(isAlone('Ana; Bia; Rui')).toBe(false)
  })

  it('is none where there are no columns', () => {
    expect(tableOf('uma linha\noutra')).toBeUndefined()
    expect(tableOf('')).toBeUndefined()
  })
})

describe('transactions by columns', () => {
  const amounts = (text: string) =>
    read(text, 'statement').map(({ item, refused, none }) => item ?? refused ?? none)

  it('are neither balances, nor sums, nor the header again (I13)', () => {
    const rows = [
      'Compra',
      'Saldo anterior',
      'Total do mês',
      'SUBTOTAL',
      'S A L D O',
      'TOTAL EXPRESS',
      'Pix – saldo',
    ]
    const table = ['Data;Descrição;Valor', ...rows.map((words) => `13/11/2026;${words};-10,00`)]
    const file = tableOf([...table, 'Data;Descrição;Valor'].join('\n'))!
    const { lines } = readMapped(file, mappingOf(file.header, 'statement'), 'statement', TODAY)
    expect(lines.map(({ item, none }) => item?.descricao ?? `– ${none}`)).toEqual([
      '– Cabeçalho',
      'Compra',
      '– Saldo anterior',
      '– Total do mês',
      '– Subtotal',
      '– Saldo',
      'TOTAL EXPRESS',
      'Pix – saldo',
      '– Cabeçalho',
    ])
  })

  it('have their sign, or their kind beside the amount', () => {
    expect(
      amounts('Data;Descrição;Valor\n13/11/2026;Padaria;-12,50\n13/11/2026;Bolsa;700,00\n13/11/2026;Nada;0'),
    ).toEqual([
      'Cabeçalho',
      { data: '2026-11-13', descricao: 'Padaria', centavos: -1250 },
      { data: '2026-11-13', descricao: 'Bolsa', centavos: 70_000 },
      'Sem valor',
    ])
    expect(
      amounts('Data;Descrição;Valor;Tipo\n13/11/2026;Padaria;12,50;Saída\n13/11/2026;Bolsa;7;Entrada'),
    ).toEqual([
      'Cabeçalho',
      { data: '2026-11-13', descricao: 'Padaria', centavos: -1250 },
      { data: '2026-11-13', descricao: 'Bolsa', centavos: 700 },
    ])
  })

  it('may have a category and an account (I24)', () => {
    expect(
      amounts(
        `Data;Descrição;Valor;Categoria;Conta\n13/11/2026;A;-7,00;lazer;Nubank\n13/11/2026;B;-7,00;;\n13/11/2026;C;-7,00;;${'x'.repeat(61)}`,
      ),
    ).toEqual([
      'Cabeçalho',
      { data: '2026-11-13', descricao: 'A', centavos: -700, categoria: 'lazer', conta: 'Nubank' },
      { data: '2026-11-13', descricao: 'B', centavos: -700 },
      'Linha 4, Conta: tem mais de 60 caracteres.',
    ])
  })

  it('have a column for each way', () => {
    expect(
      amounts('Data;Histórico;Crédito;Débito\n13/11/2026;A;7,00;\n13/11/2026;B;;12,50\n13/11/2026;C;1;2'),
    ).toEqual([
      'Cabeçalho',
      { data: '2026-11-13', descricao: 'A', centavos: 700 },
      { data: '2026-11-13', descricao: 'B', centavos: -1250 },
      'Linha 4, há dois valores, “1” e “2”.',
    ])
  })

  it('have none in a column whose other one is not understood: its cell is named (I13)', () => {
    expect(
      amounts(
        'Data;Histórico;Entrada;Saída\n13/11/2026;A;abc;2,00\n13/11/2026;B;R$ -;2,00\n13/11/2026;C;;x\n13/11/2026;D;;',
      ),
    ).toEqual([
      'Cabeçalho',
      'Linha 2, o valor “abc” não foi entendido.',
      { data: '2026-11-13', descricao: 'B', centavos: -200 },
      'Linha 4, o valor “x” não foi entendido.',
      'Linha 5, falta o valor.',
    ])
  })

  it('may be what was spent where nothing says which way they went (I22)', () => {
    const statementOf = (text: string) => {
      const table = tableOf(text)!
      return readMapped(table, mappingOf(table.header, 'statement'), 'statement', TODAY)
    }
    const isUnsure = (text: string) => statementOf(text).isSignUnsure
    expect(isUnsure('Data;Descrição;Valor\n13/11/2026;Padaria;12,50\n13/11/2026;Bar;7')).toBe(true)
    expect(isUnsure('Data;Descrição;Valor\n13/11/2026;Padaria;-12,50\n13/11/2026;Bar;7')).toBe(false)
    // An invoice has its payments below zero; a statement of an account has more than these there.
    const invoice = 'Data;Descrição;Valor\n13/11/2026;Padaria;12,50\n14/11/2026;Pagamento recebido;-90,00'
    expect(statementOf(invoice)).toMatchObject({ isSignUnsure: true, isCard: true })
    expect(isUnsure(`${invoice}\n15/11/2026;Mercado;-7,00`)).toBe(false)
    expect(isUnsure(`${invoice}\n15/11/2026;Transferência de Bia;7,00`)).toBe(false)
    expect(isUnsure('Data;Descrição;Valor;Tipo\n13/11/2026;Padaria;12,50;Saída')).toBe(false)
    expect(isUnsure('Data;Histórico;Crédito;Débito\n13/11/2026;A;7,00;')).toBe(false)
    // A category says nothing of it.
    expect(isUnsure('Data;Descrição;Valor;Tipo\n13/11/2026;Almoço;18,50;Alimentação')).toBe(true)
    expect(isUnsure('Data;Descrição;Valor;Tipo\n13/11/2026;Almoço;18,50;Saiu')).toBe(false)
  })

  it('are refused where others say which way they went and they do not', () => {
    expect(
      amounts(
        'Data;Descrição;Valor;Tipo\n13/11/2026;A;7,00;-\n13/11/2026;B;5,00;Entrou\n13/11/2026;C;1,00;Lazer',
      ),
    ).toEqual([
      'Cabeçalho',
      { data: '2026-11-13', descricao: 'A', centavos: -700 },
      { data: '2026-11-13', descricao: 'B', centavos: 500 },
      'Linha 4, Tipo: “Lazer” não diz se entra ou sai.',
    ])
  })

  it('are no sums and no titles of a part, whatever column these stand in', () => {
    expect(
      amounts(
        'Data;Descrição;Valor\nNovembro;;\n13/11/2026;A;-7,00\nTOTAL;;-7,00\nSaldo final;;100\n;;5,00\n14/11/2026;;',
      ),
    ).toEqual([
      'Cabeçalho',
      'Cabeçalho',
      { data: '2026-11-13', descricao: 'A', centavos: -700 },
      'Total',
      'Saldo final',
      'Linha 6, falta a data.',
      'Linha 7, falta a descrição.',
    ])
  })

  it('name what they lack', () => {
    expect(amounts('Data;Descrição;Valor\n;A;1\n13/11/2026;;1\n13/11/2026;B;x\n1/2/2026;B;1')).toEqual([
      'Cabeçalho',
      'Linha 2, falta a data.',
      'Linha 3, falta a descrição.',
      'Linha 4, o valor “x” não foi entendido.',
      { data: '2026-02-01', descricao: 'B', centavos: 100 },
    ])
  })
})

test('applications as a student lists them: where they stand and when they were sent, in usual words', () => {
  const table = tableOf(
    'Empresa;Vaga;Situação;Enviado em\nAcme;Estágio;Em análise;13/11/2026\nBeta;Trainee;Aguardando resposta;14/11/2026',
  )!
  const { lines } = readMapped(table, mappingOf(table.header, 'applications'), 'applications', TODAY)
  expect(lines.map(({ item }) => item && [item.fields.fase, item.fields.dataEnvio])).toEqual([
    undefined,
    ['enviado', '2026-11-13'],
    ['enviado', '2026-11-14'],
  ])
})
