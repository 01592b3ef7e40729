import { describe, expect, test } from 'vitest'
import { ofxText } from '../../../testing/statements-ofx.ts'
import { told } from '../../../testing/told.ts'
import { ofx } from './ofx.ts'

const TODAY = { today: '2026-11-20' }
type Fields = Readonly<Record<string, string>>
type Parts = Parameters<typeof ofxText>[1]

const read = (rows: readonly Fields[], parts?: Parts) => ofx.read(ofxText(rows, parts), TODAY)
/** What one transaction is told as, without the number of its line. */
const toldOf = (fields: Fields, parts?: Parts): string => {
  const row = { DTPOSTED: '20260701', TRNAMT: '-10.00', MEMO: 'Pão', ...fields }
  return told(read([row], parts).lines[0]!).replace(/^\d+ /, '')
}

test.each<[string, Fields, string]>([
  ['the day in the offset of the file', { DTPOSTED: '20260701233000.000[-3:BRT]' }, '2026-07-01 -1000 Pão'],
  ['a day without a time', { DTPOSTED: ' 20260701 ' }, '2026-07-01 -1000 Pão'],
  ['a day that is none', { DTPOSTED: '20260231' }, '! A data «20260231» não foi entendida.'],
  ['no day', { DTPOSTED: '' }, '! A data está em branco.'],
  ['a comma', { TRNAMT: '-1.234,56' }, '2026-07-01 -123456 Pão'],
  ['decimals that are zero', { TRNAMT: '-00000000012.5000' }, '2026-07-01 -1250 Pão'],
  ['a part of a centavo', { TRNAMT: '-12.5025' }, '! O valor «-12.5025» não foi entendido.'],
  ['a padded amount', { TRNAMT: '        -12,50' }, '2026-07-01 -1250 Pão'],
  ['no amount', { TRNAMT: '' }, '! O valor está em branco.'],
  ['words for an amount', { TRNAMT: 'abc' }, '! O valor «abc» não foi entendido.'],
  ['an amount of zero', { TRNAMT: '0.00' }, '! O valor «0.00» é zero.'],
  ['an amount that nothing decides', { TRNAMT: '1.234' }, '! O valor «1.234» não foi entendido.'],
  ['an id', { FITID: ' a1 ' }, '2026-07-01 -1000 Pão #a1'],
  ['an id of zero', { FITID: '0' }, '2026-07-01 -1000 Pão'],
  ['a day of zeros marks a balance', { DTPOSTED: '00000000', MEMO: 'SALDO ANTERIOR' }, '– Saldo anterior'],
  ['a day of zeros without words', { DTPOSTED: '00000000000000' }, '– Saldo'],
  ['balance words with a point for an amount', { TRNAMT: '.', MEMO: 'SALDO DIA' }, '– Saldo dia'],
  ['balance words without an amount', { TRNAMT: '', NAME: 'S A L D O', MEMO: '' }, '– Saldo'],
  [
    'balance words among others',
    { MEMO: 'Pix – quitação saldo devedor' },
    '2026-07-01 -1000 Pix – quitação saldo devedor',
  ],
  ['a balance word with an amount', { MEMO: 'Saldo' }, '2026-07-01 -1000 Saldo'],
  ['name and memo', { NAME: 'Padaria', MEMO: 'Compra' }, '2026-07-01 -1000 Padaria – Compra'],
  [
    'a memo that says the name',
    { NAME: 'Padaria', MEMO: 'COMPRA PADARIA' },
    '2026-07-01 -1000 COMPRA PADARIA',
  ],
  [
    'a name that says the memo',
    { NAME: 'Compra Padaria', MEMO: 'padaria' },
    '2026-07-01 -1000 Compra Padaria',
  ],
  ['neither name nor memo', { MEMO: '' }, '2026-07-01 -1000 Sem descrição'],
  [
    'entities and bare signs',
    { MEMO: 'A & B &amp; C &lt;D&gt; E&F; &#195;' },
    '2026-07-01 -1000 A & B & C <D> E&F; Ã',
  ],
  [
    'characters that are none',
    { MEMO: 'A &#0; &#xD800; &#x110000;' },
    '2026-07-01 -1000 A &#0; &#xD800; &#x110000;',
  ],
  ['marked text', { MEMO: '<![CDATA[A   B]]>' }, '2026-07-01 -1000 A B'],
  ['an instalment', { MEMO: 'Loja PARC 02/10 CIDADE' }, '2026-07-01 -1000 Loja PARC 02/10 CIDADE 2/10'],
])('%s', (_, fields, expected) => {
  expect(toldOf(fields)).toBe(expected)
})

test('a description is never cut', () => {
  expect(toldOf({ MEMO: 'a'.repeat(500) })).toContain('a'.repeat(500))
})

test('an id that the file gives twice is none', () => {
  const rows = ['a', 'a', 'b'].map((FITID) => ({ DTPOSTED: '20260701', TRNAMT: '1.00', FITID, MEMO: 'x' }))
  expect(read(rows).lines.map(({ item }) => item?.id)).toEqual([undefined, undefined, 'b'])
})

test('one blank amount refuses its line alone', () => {
  const rows = ['-1.00', '', '2.00'].map((TRNAMT) => ({ DTPOSTED: '20260701', TRNAMT, MEMO: 'x' }))
  const { lines } = read(rows)
  expect(lines.map(({ item, refused }) => item?.centavos ?? refused)).toEqual([
    -100,
    'O valor está em branco.',
    200,
  ])
})

const CUT = 'O arquivo acaba antes do fim: falta “</OFX>”. Baixe-o de novo.'

test('what is missing of a file is missing, the rest is read, and the end that is missing is told (I26)', () => {
  const text =
    '<OFX><STMTTRN><DTPOSTED>20260701<TRNAMT>-1.00<MEMO>Pão\n<STMTTRN><DTPOSTED>20260702<TRNAMT>-2.00<MEMO>Café'
  expect(ofx.recognise(text)).toBe(true)
  const { lines, conta, saldo } = ofx.read(text, TODAY)
  expect(lines.map(told)).toEqual(['1 2026-07-01 -100 Pão', '2 2026-07-02 -200 Café', `2 ! ${CUT}`])
  expect([conta, saldo]).toEqual(['Conta', undefined])
  expect(ofx.read('nothing', TODAY).lines).toEqual([])
})

test('a balance that is written as a transaction is none, and the first one opens the account', () => {
  const rows = [
    { DTPOSTED: '20260701', TRNAMT: '1000.00', MEMO: 'SALDO ANTERIOR' },
    { DTPOSTED: '20260702', TRNAMT: '-45.90', MEMO: 'PADARIA' },
    { DTPOSTED: '20260703', TRNAMT: '954.10', MEMO: 'SALDO FINAL' },
  ]
  const { lines, saldo } = read(rows, { ledger: '954.10' })
  expect(lines.map(({ item, none }) => item?.centavos ?? none)).toEqual([
    'Saldo anterior',
    -4590,
    'Saldo final',
  ])
  expect(saldo).toEqual({ inicial: 100_000, final: 95_410 })
})

test('an amount in whose midst the file ends is none', () => {
  const cut = ofxText([{ DTPOSTED: '20260701', MEMO: 'Pão', TRNAMT: '-5' }]).split('-5')[0]!
  expect(ofx.read(`${cut}-5`, TODAY).lines.map(told)).toEqual(['20 ! O valor está em branco.', `23 ! ${CUT}`])
})

test('a second account of the file is refused, and not mixed in', () => {
  const row = { DTPOSTED: '20260701', TRNAMT: '-1.00', MEMO: 'x' }
  const both = ofxText([row], { ledger: '9.00' }) + ofxText([row, row], { ledger: '5.00' })
  const { lines, saldo } = ofx.read(both, TODAY)
  expect(lines.map(({ refused }) => refused)).toEqual([
    undefined,
    'É de outra conta do mesmo arquivo.',
    'É de outra conta do mesmo arquivo.',
  ])
  expect(saldo).toEqual({ final: 900 })
})

test('amounts in another currency are refused', () => {
  expect(toldOf({}, { currency: 'USD' })).toBe('! O valor está em USD, e não em reais.')
  expect(toldOf({}, { currency: '' })).toBe('2026-07-01 -1000 Pão')
})

test.each([
  ['NU PAGAMENTOS S.A.', '0260', 'Nubank'],
  ['', '077', 'Inter'],
  ['', '1', 'Banco do Brasil'],
  ['Banco do Brasil', '001', 'Banco do Brasil'],
  ['', '0237', 'Bradesco'],
  ['BANCO ITAU S/A', '0341', 'Itaú'],
  ['CAIXA ECONOMICA FEDERAL', '104', 'Caixa'],
  ['SANTANDER', '033', 'Santander'],
  ['', '336', 'C6'],
  ['', '380', 'PicPay'],
  ['', '323', 'Mercado Pago'],
  ['Banco   da Praça', '999', 'Banco da Praça'],
  ['', '', 'Conta'],
])('the bank «%s», %s, is %s', (org, bank, conta) => {
  expect(read([], { org, bank }).conta).toBe(conta)
  expect(read([], { org, bank, isCard: true }).conta).toBe(conta === 'Conta' ? 'Cartão' : `${conta} cartão`)
})

describe('a card', () => {
  const purchase = (TRNAMT: string, MEMO = 'Loja') => ({ DTPOSTED: '20260110', TRNAMT, MEMO })
  const card = (ledger: string, ...amounts: readonly string[]) =>
    read(
      amounts.map((amount) => purchase(amount)),
      { ledger, isCard: true },
    )
  const centavosOf = ({ lines }: ReturnType<typeof card>) => lines.map(({ item }) => item?.centavos)

  test('that owes the sum of its amounts writes purchases below zero', () => {
    const statement = card('-25.00', '-30.00', '5.00')
    expect([centavosOf(statement), statement.isSignUnsure]).toEqual([[-3000, 500], undefined])
  })

  test('that owes the sum with the other sign writes them above zero', () => {
    const statement = card('-25.00', '30.00', '-5.00')
    expect([centavosOf(statement), statement.isSignUnsure]).toEqual([[-3000, 500], undefined])
  })

  test.each(['', '-99.00', '25.00', '0.00', '-25.01'])(
    'with a balance of «%s» tells nothing: the file is taken as it is',
    (ledger) => {
      const statement = card(ledger, '-30.00', '5.00')
      expect([centavosOf(statement), statement.isSignUnsure]).toEqual([[-3000, 500], true])
    },
  )

  test('without transactions has no sign to be unsure of', () => {
    expect(card('').isSignUnsure).toBeUndefined()
  })

  test('of Banco do Brasil keeps the day of the purchase: instalments are months later', () => {
    const rows = ['01/03', '02/03', '03/03'].map((part) => purchase('-10.00', `VEIC PARC ${part} SAO JOSE`))
    const days = (org: string) => read(rows, { org, isCard: true }).lines.map(({ item }) => item?.data)
    expect(days('Banco do Brasil')).toEqual(['2026-01-10', '2026-02-10', '2026-03-10'])
    expect(days('Banco da Praça')).toEqual(['2026-01-10', '2026-01-10', '2026-01-10'])
  })
})

test.each([
  ['OFXHEADER:100\n<OFX>', true],
  ['\n<?xml version="1.0"?><?OFX OFXHEADER="200"?>\n<OFX>', true],
  ['<ofx>', true],
  ['<?xml version="1.0"?><rss>', false],
  ['Data;Valor\n01/07/2026;<OFX>', false],
  ['', false],
])('%j is OFX: %s', (text, isOfx) => {
  expect(ofx.recognise(text)).toBe(isOfx)
})

test('the money of an account of investments is of its currency too', () => {
  const invested = (currency: string) =>
    ofx
      .read(
        `OFXHEADER:100\n\n<OFX><INVSTMTRS><CURDEF>${currency}<INVTRANLIST><INVBANKTRAN><STMTTRN><DTPOSTED>20260701<TRNAMT>-10.00<MEMO>Taxa</STMTTRN></INVBANKTRAN></INVTRANLIST></INVSTMTRS></OFX>`,
        TODAY,
      )
      .lines.map(told)
  expect(invested('USD')).toEqual(['3 ! O valor está em USD, e não em reais.'])
  expect(invested('BRL')).toEqual(['3 2026-07-01 -1000 Taxa'])
})
