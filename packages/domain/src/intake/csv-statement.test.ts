import { describe, expect, it, test } from 'vitest'
import { told } from '../../testing/told.ts'
import { csvStatement } from './csv-statement.ts'
import { formatsOf } from './formats.ts'
import { bradescoCartao } from './formats/bradesco-cartao.ts'
import { c6Conta } from './formats/c6-conta.ts'
import { interConta } from './formats/inter-conta.ts'
import { itauConta } from './formats/itau-conta.ts'
import { itauTxt } from './formats/itau-txt.ts'
import { mercadoPago } from './formats/mercado-pago.ts'
import { nubankCartao } from './formats/nubank-cartao.ts'
import { nubankConta } from './formats/nubank-conta.ts'
import { checkBalance, type StatementFormat } from './statement.ts'

const TODAY = { today: '2026-11-20' }
const linesOf = (format: StatementFormat, ...lines: readonly string[]): readonly string[] =>
  format.read(lines.join('\n'), TODAY).lines.map(told)

const HEADER = 'Data,Valor,Identificador,Descrição'
const lineOf = (row: string): string => linesOf(nubankConta, HEADER, row)[1]!.slice(2)

test.each([
  ['01/07/2026,,a,Pão', '! O valor está em branco.'],
  ['01/07/2026,-,a,Pão', '! O valor «-» não foi entendido.'],
  ['01/07/2026,abc,a,Pão', '! O valor «abc» não foi entendido.'],
  ['01/07/2026,0.00,a,Pão', '! O valor «0.00» é zero.'],
  ['01/07/2026,1.234,a,Pão', '! O valor «1.234» não foi entendido.'],
  ['01/07/2026', '! O valor está em branco.'],
  ['32/07/2026,-1.00,a,Pão', '! A data «32/07/2026» não foi entendida.'],
  [`01/07/2026,${'x'.repeat(50)},a,Pão`, `! O valor «${'x'.repeat(40)}…» não foi entendido.`],
  [',-1.00,a,Pão', '– Sem data'],
  ['Total,-1.00,,', '– Sem data'],
  ['01/07/2026,,,Saldo do dia', '– Saldo do dia'],
  [',100.00,,SALDO FINAL', '– Saldo final'],
  ['01/07/2026,-1.00,,Saldo', '2026-07-01 -100 Saldo'],
  ['01/07/2026,-3.50,,Pix – quitação saldo devedor', '2026-07-01 -350 Pix – quitação saldo devedor'],
  ['01/07/2026,,,Pix – quitação saldo devedor', '! O valor está em branco.'],
  ['01/07/2026,-1.00,0,  Pão   com\tmanteiga ', '2026-07-01 -100 Pão com manteiga'],
  ['01/07/2026,-1.00,,', '2026-07-01 -100 Sem descrição'],
  ['01/07/2026,-1.00,a,Pão, leite, café', '2026-07-01 -100 Pão, leite, café #a'],
  ['01/07/2026,-1,50,a,Pão', '! A linha tem mais células que o cabeçalho.'],
  ['"01/07/2026","-1,50","a","Pão",', '2026-07-01 -150 Pão #a'],
  ['01/07/2026,-1.00,a,Loja - Parcela 3 de 10', '2026-07-01 -100 Loja - Parcela 3 de 10 3/10 #a'],
  ['01/07/2026,-1.00,a,Loja 3/10', '2026-07-01 -100 Loja 3/10 #a'],
  ['01/07/2026,-1.00,a,Loja parcela 11/10', '2026-07-01 -100 Loja parcela 11/10 #a'],
])('%s is told as «%s»', (row, expected) => {
  expect(lineOf(row)).toBe(expected)
})

test('a row without a day is refused where it has an amount and dated rows follow', () => {
  const rows = [',-1.00,a,Pão', 'Total,-1.00,,', '02/07/2026,-2.00,b,Café', ',-3.00,c,Chá']
  expect(linesOf(nubankConta, HEADER, ...rows).slice(1)).toEqual([
    '2 ! A data está em branco.',
    '3 – Sem data',
    '4 2026-07-02 -200 Café #b',
    '5 – Sem data',
  ])
})

test('a description is never cut', () => {
  expect(lineOf(`01/07/2026,-1.00,,${'a'.repeat(500)}`)).toContain('a'.repeat(500))
})

test('an id that the file gives twice is none', () => {
  const rows = ['01/07/2026,-1.00,a,Pão', '01/07/2026,1.00,a,Estorno', '02/07/2026,-1.00,b,Pão']
  const { lines } = nubankConta.read([HEADER, ...rows].join('\n'), TODAY)
  expect(lines.map(({ item }) => item?.id)).toEqual([undefined, undefined, undefined, 'b'])
})

describe('a table', () => {
  const row = '2026-07-01'

  test.each([
    [
      'in another order, with columns that are not known and one twice',
      'amount;x;TITLE;date;amount',
      `10.00;?;Pão;${row};99.00`,
    ],
    ['with tabs', 'date\ttitle\tamount', `${row}\tPão\t10.00`],
    ['with bars', 'date|title|amount', `${row}|Pão|10.00`],
    ['in quotes, with accents and capitals of its own', '"Dáte";"Title";"AMOUNT"', `"${row}";"Pão";"10,00"`],
    ['with lone CR', 'date,title,amount\r', `${row},Pão,10.00`],
  ])('%s', (_, header, line) => {
    const text = `${header}\n${line}`
    expect(formatsOf(text)).toEqual([nubankCartao])
    expect(nubankCartao.read(text, TODAY).lines.map(told)[1]).toContain('2026-07-01 -1000 Pão')
  })

  test('below forty lines of something else is found, and below more is not', () => {
    const text = (above: number) => `${'x\n'.repeat(above)}date,title,amount\n${row},Pão,10.00`
    expect(formatsOf(text(39))).toEqual([nubankCartao])
    expect(formatsOf(text(40))).toEqual([])
  })

  test('says which of its columns were taken', () => {
    expect(nubankConta.read(`${HEADER},X`, TODAY).columns).toEqual([
      'Data',
      'Valor',
      'Identificador',
      'Descrição',
    ])
    expect(nubankCartao.read('date,category,title,amount', TODAY).columns).toEqual([
      'date',
      'title',
      'amount',
    ])
  })

  test('of another bank is read as no line of this one', () => {
    expect(linesOf(nubankConta, 'date,title,amount', `${row},Pão,10.00`)).toEqual([
      '1 – Fora da tabela',
      '2 – Fora da tabela',
    ])
  })

  test('that two banks may have is of both', () => {
    const other = csvStatement({ ...NUBANK_TWIN, id: 'twin' })
    const text = `${HEADER}\n01/07/2026,-1.00,a,Pão`
    expect([nubankConta, other].filter((format) => format.recognise(text))).toHaveLength(2)
  })
})

const NUBANK_TWIN = {
  name: 'Outro banco',
  conta: 'Outro',
  columns: { data: ['data'], valor: ['valor'], descricao: ['descricao'] },
  marks: [['data', 'valor', 'descricao']],
}

describe('the year of a day without one', () => {
  const dayOf = (day: string, ...above: readonly string[]) => {
    const text = [...above, 'Data;Histórico;Valor(US$);Valor(R$);', `${day};Loja;0,00;10,00`].join('\n')
    return bradescoCartao.read(text, TODAY).lines.at(-1)!.item?.data
  }

  test.each([
    ['20/12', ['Data: 02/01/2026 10:00', 'Vencimento: 10/01/2026'], '2025-12-20'],
    ['05/01', ['Data: 02/01/2026 10:00', 'Vencimento: 10/01/2026'], '2026-01-05'],
    ['05/01', ['Data: 02/01/2026 10:00'], '2025-01-05'],
    ['31/07', ['Fatura: 7/2026'], '2026-07-31'],
    ['01/08', ['Fatura: 7/2026'], '2025-08-01'],
    ['20/11', ['Fatura'], '2026-11-20'],
    ['21/11', [], '2025-11-21'],
    ['29/02', [], '2024-02-29'],
    ['30/02', [], undefined],
    ['01/07/2020', [], '2020-07-01'],
  ])('%s below %j is %s', (day, above, expected) => {
    expect(dayOf(day, ...above)).toBe(expected)
  })
})

describe('two columns of amounts', () => {
  const HEAD = 'Data Lançamento,Data Contábil,Título,Descrição,Entrada(R$),Saída(R$),Saldo do Dia(R$)'
  test.each([
    ['10.00,0.00', '2026-07-01 1000 Pix'],
    ['0.00,10.00', '2026-07-01 -1000 Pix'],
    ['-,10.00', '2026-07-01 -1000 Pix'],
    [',-10.00', '2026-07-01 -1000 Pix'],
    ['"1.234","10,00"', '! A linha tem dois valores, «1.234» e «10,00».'],
    ['0.00,0.00', '! O valor «0.00» é zero.'],
    [',', '! O valor está em branco.'],
    ['abc,10.00', '! O valor «abc» não foi entendido.'],
    ['10.00,abc', '! O valor «abc» não foi entendido.'],
  ])('%s is told as «%s»', (cells, expected) => {
    expect(linesOf(c6Conta, HEAD, `01/07/2026,01/07/2026,Pix,Pix,${cells},`)[1]).toBe(`2 ${expected}`)
  })
})

describe('balances', () => {
  test('a refused row shows as the difference', () => {
    const rows = [
      '01/07/2026;Pão;-1,00;99,00',
      '02/07/2026;Café;x;94,00',
      '03/07/2026;Chá;-2,00;92,00',
      '04/07/2026;Chá;-2,00;90,00',
    ]
    const statement = interConta.read(['Data Lançamento;Descrição;Valor;Saldo', ...rows].join('\n'), TODAY)
    expect(checkBalance(statement)).toMatchObject({ inicial: 10_000, final: 9000, difference: 500 })
  })

  test('a column that follows from nothing is no balance', () => {
    const rows = ['01/07/2026;Pão;-1,00;5,00', '02/07/2026;Café;-1,00;7,00', '03/07/2026;Chá;-2,00;9,00']
    expect(
      interConta.read(['Data Lançamento;Descrição;Valor;Saldo', ...rows].join('\n'), TODAY).saldo,
    ).toBeUndefined()
  })

  test('balances that are named count where nothing links them', () => {
    const rows = [
      '01/07/2026;SALDO ANTERIOR;;;100,00',
      '02/07/2026;PIX;;abc;',
      '03/07/2026;SALDO FINAL;;;90,00',
    ]
    const { saldo } = itauConta.read(
      ['data;lançamento;ag./origem;valor (R$);saldos (R$)', ...rows].join('\n'),
      TODAY,
    )
    expect(saldo).toEqual({ inicial: 10_000, final: 9000 })
  })

  test('totals may stand one below the other, and may be missing', () => {
    const table = [
      'RELEASE_DATE;TRANSACTION_TYPE;REFERENCE_ID;TRANSACTION_NET_AMOUNT',
      '02-07-2026;Pix;1;-12,80',
    ]
    const saldoOf = (...above: readonly string[]) =>
      mercadoPago.read([...above, ...table].join('\n'), TODAY).saldo
    expect(saldoOf('INITIAL_BALANCE;100,00', 'FINAL_BALANCE;87,20')).toEqual({ inicial: 10_000, final: 8720 })
    expect(saldoOf('INITIAL_BALANCE;FINAL_BALANCE', '100,00;87,20')).toEqual({ inicial: 10_000, final: 8720 })
    expect(saldoOf()).toBeUndefined()
  })

  test('three cells without a header may be what a student spent: where none is below zero that is asked', () => {
    const isUnsure = (text: string) => itauTxt.read(text, TODAY).isSignUnsure
    expect(isUnsure('05/11/2026;Padaria;12,50\n06/11/2026;Ônibus;4,40')).toBe(true)
    expect(isUnsure('05/11/2026;Padaria;-12,50\n06/11/2026;Bolsa;700,00')).toBeUndefined()
  })

  test('Mercado Pago may call its amount and its balance just that', () => {
    const text = [
      'INITIAL_BALANCE;CREDITS;DEBITS;FINAL_BALANCE',
      '100,00;0,00;-12,80;87,20',
      'RELEASE_DATE;TRANSACTION_TYPE;REFERENCE_ID;AMOUNT;BALANCE',
      '02-07-2026;Pix;1;-12,80;87,20',
    ].join('\n')
    expect(mercadoPago.recognise(text)).toBe(true)
    expect(mercadoPago.read(text, TODAY).lines.at(-1)?.item?.centavos).toBe(-1280)
  })
})

describe('the order of the dates of a bank that is known (I21)', () => {
  const inter = (...days: readonly string[]) =>
    interConta
      .read(
        [
          'Data Lançamento;Histórico;Descrição;Valor;Saldo',
          ...days.map((day, at) => `${day};Pix;${at};-10,00;90,00`),
        ].join('\n'),
        TODAY,
      )
      .lines.slice(1)
      .map(({ item, refused }) => item?.data ?? refused)

  it.each([
    [['11/03/2026', '12/03/2026'], '2026-03-11'],
    [['11/03/2026', '25/03/2026'], '2026-03-11'],
    [['11/03/2026', '11/13/2026'], '2026-11-03'],
    [['11/03/2026 10:15', '11/13/2026 9:00'], '2026-11-03'],
    // What is a day in no order shows none.
    [['11/03/2026', '11/32/2026'], '2026-03-11'],
    [['11/03/2026', '13/03/2026', '03/25/2026'], 'A data «11/03/2026» não foi entendida.'],
  ])('of %j, the first is %s', (days, first) => {
    expect(inter(...days)[0]).toBe(first)
  })

  it('holds for days without a year', () => {
    const rows = ['Data;Histórico;Valor(US$);Valor(R$)', '11/03;Uber;0,00;-5,00', '11/13;Uber;0,00;-5,00']
    const { lines } = bradescoCartao.read(rows.join('\n'), TODAY)
    expect(lines.slice(1).map(({ item }) => item?.data)).toEqual(['2026-11-03', '2026-11-13'])
  })
})
