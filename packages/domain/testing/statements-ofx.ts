import { type StatementSample, textRows as rows } from './statement-sample.ts'

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

/** OFX of both ages. */
export const OFX_STATEMENTS: Readonly<Record<string, StatementSample>> = {
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
  'ofx of Santander: padded amounts with commas, and an old word for the real': {
    format: 'ofx',
    text: rows(
      'OFXHEADER:100',
      'ENCODING:USASCII',
      'CHARSET:1252',
      '<OFX>',
      '\t<SIGNONMSGSRSV1><SONRS><FI>',
      '\t\t<ORG>SANTANDER',
      '\t\t<FID>SANTANDER',
      '\t</FI></SONRS></SIGNONMSGSRSV1>',
      '\t<BANKMSGSRSV1><STMTTRNRS><STMTRS>',
      '\t\t<CURDEF>BRC',
      '\t\t<BANKACCTFROM><BANKID>033<ACCTID>012345678<ACCTTYPE>CHECKING</BANKACCTFROM>',
      '\t\t<BANKTRANLIST>',
      '\t\t\t<STMTTRN>',
      '\t\t\t\t<TRNTYPE>OTHER',
      '\t\t\t\t<DTPOSTED>20260425000000[-3:GMT]',
      '\t\t\t\t<TRNAMT>          -123,67',
      '\t\t\t\t<FITID>00801000',
      '\t\t\t\t<PAYEEID>0',
      '\t\t\t\t<MEMO>PGTO TITULO OUTRO                  ',
      '\t\t\t</STMTTRN>',
      '\t\t\t<STMTTRN>',
      '\t\t\t\t<TRNTYPE>OTHER',
      '\t\t\t\t<DTPOSTED>20260426000000[-3:GMT]',
      '\t\t\t\t<TRNAMT>         1.500,00',
      '\t\t\t\t<FITID>00802000',
      '\t\t\t\t<MEMO>PIX RECEBIDO FULANA',
      '\t\t\t</STMTTRN>',
      '\t\t</BANKTRANLIST>',
      '\t\t<LEDGERBAL><BALAMT>         1.476,33<DTASOF>20260430000000[-3:GMT]</LEDGERBAL>',
      '\t</STMTRS></STMTTRNRS></BANKMSGSRSV1>',
      '</OFX>',
    ),
    lines: [
      '13 2026-04-25 -12367 PGTO TITULO OUTRO #00801000',
      '21 2026-04-26 150000 PIX RECEBIDO FULANA #00802000',
    ],
    final: 147_633,
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
    lines: ['20 2026-07-01 -3000 Loja - Parcela 2 de 3 2/3 #c1', '26 2026-07-05 1000 Pagamento recebido #c2'],
    final: -2000,
  },
}
