/** Statements made by hand, each of the bank's own shape and of nobody's account. */
export interface StatementSample {
  /** The format that must recognise it, and no other. */
  readonly format: string
  readonly text: string
  /** Its lines as `told` writes them. */
  readonly lines: readonly string[]
  readonly inicial?: number
  readonly final?: number
}

const rows = (...lines: readonly string[]): string => `${lines.join('\n')}\n`

/** A transaction as banks write it, without end tags. */
const sgml = (fields: Readonly<Record<string, string>>): string =>
  ['<STMTTRN>', ...Object.entries(fields).map(([tag, value]) => `<${tag}>${value}`), '</STMTTRN>'].join('\n')

const HEADER = rows(
  'OFXHEADER:100',
  'DATA:OFXSGML',
  'VERSION:102',
  'SECURITY:NONE',
  'ENCODING:USASCII',
  'CHARSET:1252',
  'COMPRESSION:NONE',
  'OLDFILEUID:NONE',
  'NEWFILEUID:NONE',
  '',
)

interface OfxParts {
  readonly org?: string
  readonly bank?: string
  readonly ledger?: string
  readonly isCard?: boolean
  readonly currency?: string
}

/** An OFX 1.x file of one account. */
export function ofxText(
  transactions: readonly Readonly<Record<string, string>>[],
  parts: OfxParts = {},
): string {
  const { org = 'BANCO TESTE', bank = '0999', ledger = '', isCard = false, currency = 'BRL' } = parts
  const [statement, from] = isCard ? ['CCSTMTRS', 'CCACCTFROM'] : ['STMTRS', 'BANKACCTFROM']
  return (
    HEADER +
    rows(
      '<OFX>',
      '<SIGNONMSGSRSV1><SONRS>',
      `<FI><ORG>${org}<FID>${bank}</FI>`,
      '</SONRS></SIGNONMSGSRSV1>',
      isCard ? '<CREDITCARDMSGSRSV1><CCSTMTTRNRS>' : '<BANKMSGSRSV1><STMTTRNRS>',
      `<${statement}>`,
      `<CURDEF>${currency}`,
      isCard ? `<${from}><ACCTID>1</${from}>` : `<${from}><BANKID>${bank}<ACCTID>1</${from}>`,
      '<BANKTRANLIST>',
      ...transactions.map(sgml),
      '</BANKTRANLIST>',
      ...(ledger === '' ? [] : [`<LEDGERBAL><BALAMT>${ledger}<DTASOF>20260731</LEDGERBAL>`]),
      `</${statement}>`,
      '</OFX>',
    )
  )
}

/** One statement of each bank. */
export const STATEMENTS: Readonly<Record<string, StatementSample>> = {
  'nubank-conta': {
    format: 'nubank-conta',
    text: rows(
      'Data,Valor,Identificador,Descrição',
      '01/07/2026,-46.99,6a1b,Compra no débito - Padaria',
      '02/07/2026,1200.00,6a1c,Transferência recebida pelo Pix',
      '03/07/2026,-3.50,6a1d,"Pix - quitação saldo devedor, tarifa"',
    ),
    lines: [
      '1 – Cabeçalho',
      '2 2026-07-01 -4699 Compra no débito - Padaria #6a1b',
      '3 2026-07-02 120000 Transferência recebida pelo Pix #6a1c',
      '4 2026-07-03 -350 Pix - quitação saldo devedor, tarifa #6a1d',
    ],
  },
  'nubank-cartao': {
    format: 'nubank-cartao',
    text: rows(
      'date,title,amount',
      '2026-07-01,Mercado Teste,106.66',
      '2026-07-02,Loja Teste - Parcela 1/3,"34,00"',
      '2026-07-03,Pagamento recebido,"- 2.675,73"',
      '2026-07-04,Estorno Loja,-12.00',
    ),
    lines: [
      '1 – Cabeçalho',
      '2 2026-07-01 -10666 Mercado Teste',
      '3 2026-07-02 -3400 Loja Teste - Parcela 1/3 1/3',
      '4 2026-07-03 267573 Pagamento recebido own',
      '5 2026-07-04 1200 Estorno Loja',
    ],
  },
  'nubank-cartao, older': {
    format: 'nubank-cartao',
    text: rows('date,category,title,amount', '2019-07-01,restaurante,Bar Teste,20.00'),
    lines: ['1 – Cabeçalho', '2 2019-07-01 -2000 Bar Teste'],
  },
  'inter-conta': {
    format: 'inter-conta',
    text: rows(
      ' Extrato Conta Corrente ',
      'Conta ;12345678',
      'Período ;01/07/2026 a 31/07/2026',
      'Saldo ;1.053,44',
      '',
      'Data Lançamento;Histórico;Descrição;Valor;Saldo',
      '03/07/2026;Pix enviado ;Padaria Teste;-46,56;1.053,44',
      '02/07/2026;Pix recebido;Fulana de Tal;1.100,00;1.100,00',
    ),
    lines: [
      '1 – Cabeçalho',
      '2 – Cabeçalho',
      '3 – Cabeçalho',
      '4 – Cabeçalho',
      '6 – Cabeçalho',
      '7 2026-07-03 -4656 Pix enviado – Padaria Teste',
      '8 2026-07-02 110000 Pix recebido – Fulana de Tal',
    ],
    inicial: 0,
    final: 105_344,
  },
  'inter-conta, without history': {
    format: 'inter-conta',
    text: rows(
      'Data Lançamento;Descrição;Valor;Saldo',
      '01/07/2026;Pix enviado: "Padaria";-R$ 10,00;R$ 90,00',
      '01/07/2026;Pix recebido;R$ 5,00',
      '02/07/2026;Compra;-R$ 1,00;R$ 94,00',
      '02/07/2026;Compra;-R$ 4,00;R$ 90,00',
    ),
    lines: [
      '1 – Cabeçalho',
      '2 2026-07-01 -1000 Pix enviado: "Padaria"',
      '3 2026-07-01 500 Pix recebido',
      '4 2026-07-02 -100 Compra',
      '5 2026-07-02 -400 Compra',
    ],
    inicial: 10_000,
    final: 9_000,
  },
  'inter-cartao': {
    format: 'inter-cartao',
    text: rows(
      '"Data","Lançamento","Categoria","Tipo","Valor"',
      '"01/07/2026","LOJA TESTE","COMPRAS","Compra à vista","R$ 15,00"',
      '"02/07/2026","OUTRA LOJA","COMPRAS","Parcela 1/10","R$ 1.015,00"',
      '"10/07/2026","PAGAMENTO ON LINE","OUTROS","Pagamento","-R$ 50,00"',
    ),
    lines: [
      '1 – Cabeçalho',
      '2 2026-07-01 -1500 LOJA TESTE',
      '3 2026-07-02 -101500 OUTRA LOJA 1/10',
      '4 2026-07-10 5000 PAGAMENTO ON LINE own',
    ],
  },
  'ofx 1.x': {
    format: 'ofx',
    text: ofxText(
      [
        {
          TRNTYPE: 'DEBIT',
          DTPOSTED: '20260701233000[-3:BRT]',
          TRNAMT: '-46.99',
          FITID: 'a1',
          MEMO: 'Café & Cia',
        },
        {
          TRNTYPE: 'CREDIT',
          DTPOSTED: '20260702',
          TRNAMT: '1200.00',
          FITID: 'a2',
          NAME: 'Pix',
          MEMO: 'Fulana',
        },
      ],
      { org: 'NU PAGAMENTOS S.A.', bank: '0260', ledger: '1153.01' },
    ),
    lines: ['20 2026-07-01 -4699 Café & Cia #a1', '27 2026-07-02 120000 Pix – Fulana #a2'],
    final: 115_301,
  },
  'ofx 2.x': {
    format: 'ofx',
    text: rows(
      '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
      '<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>',
      '<OFX><SIGNONMSGSRSV1><SONRS><FI><ORG>Banco Intermedium S/A</ORG><FID>077</FID></FI></SONRS></SIGNONMSGSRSV1>',
      '<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL</CURDEF>',
      '<BANKACCTFROM><BANKID>077</BANKID><ACCTID>1</ACCTID></BANKACCTFROM><BANKTRANLIST>',
      '<STMTTRN><TRNTYPE>PAYMENT</TRNTYPE><DTPOSTED>20260701</DTPOSTED><TRNAMT>-10,50</TRNAMT>',
      '<FITID>b1</FITID><NAME/><MEMO>Pão &amp; doces &#233; bom</MEMO></STMTTRN>',
      '</BANKTRANLIST><LEDGERBAL><BALAMT>89.50</BALAMT><DTASOF>20260731</DTASOF></LEDGERBAL>',
      '</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
    ),
    lines: ['6 2026-07-01 -1050 Pão & doces é bom #b1'],
    final: 8950,
  },
  'ofx, card': {
    format: 'ofx',
    text: ofxText(
      [
        { DTPOSTED: '20260701', TRNAMT: '-30.00', FITID: 'c1', MEMO: 'Loja - Parcela 2 de 3' },
        { DTPOSTED: '20260705', TRNAMT: '10.00', FITID: 'c2', MEMO: 'Pagamento recebido' },
      ],
      { org: 'NU PAGAMENTOS S.A.', ledger: '-20.00', isCard: true },
    ),
    lines: [
      '20 2026-07-01 -3000 Loja - Parcela 2 de 3 2/3 #c1',
      '26 2026-07-05 1000 Pagamento recebido own #c2',
    ],
    final: -2000,
  },
}
