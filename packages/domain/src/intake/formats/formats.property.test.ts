import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBytes, utf16 } from '../../../testing/decode-bytes.ts'
import { LAW_TIME, runs } from '../../../testing/runs.ts'
import { STATEMENTS } from '../../../testing/statements.ts'
import { isIsoDate } from '../../kernel/index.ts'
import { FORMATS as ALL } from '../formats.ts'
import { recognised } from '../line.ts'
import { textOf } from '../source.ts'
import { checkBalance, type Statement, type StatementFormat } from '../statement.ts'

const FORMATS = ALL.filter((format): format is StatementFormat => format.kind === 'statement')
const formatsOf = (text: string) => recognised(text, FORMATS)

const TODAY = { today: '2026-11-20' }
const samples = Object.values(STATEMENTS)
const sample = fc.constantFrom(...samples)

/** What holds of every statement, whatever the text was. */
function expectSound({ lines, saldo }: Statement): void {
  for (const [place, { at, item, refused, none }] of lines.entries()) {
    expect([item, refused, none].filter((each) => each !== undefined)).toHaveLength(1)
    expect(at).toBeGreaterThanOrEqual(lines[place - 1]?.at ?? 1)
    if (!item) continue
    expect(Number.isSafeInteger(item.centavos) && item.centavos !== 0).toBe(true)
    expect(isIsoDate(item.data)).toBe(true)
    expect(item.descricao.trim()).not.toBe('')
    if (item.parcela !== undefined) expect(item.parcela).toBeLessThanOrEqual(item.parcelas!)
  }
  for (const balance of [saldo?.inicial, saldo?.final]) expect(Number.isSafeInteger(balance ?? 0)).toBe(true)
}

const HOSTILE = [
  '"',
  '""',
  ';',
  ',',
  '\t',
  '|',
  '\n',
  '\r',
  '\r\n',
  '<',
  '>',
  '</',
  '<STMTTRN>',
  '&',
  '&#x',
  '-',
  '0',
  '9'.repeat(30),
  '1.234',
  '\u2212',
  '\u200b',
  '\ud800',
  '😀',
  '\u0000',
  'saldo',
  '31/02/2026',
  ' ',
]

interface Damage {
  readonly at: number
  readonly removed: number
  readonly put: string
}
const damage: fc.Arbitrary<Damage> = fc.record({
  at: fc.nat(2_000),
  removed: fc.oneof(fc.constant(0), fc.nat(40)),
  put: fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 10 })),
})
const damaged = (text: string, all: readonly Damage[]): string =>
  all.reduce((done, { at, removed, put }) => {
    const place = done.length === 0 ? 0 : at % done.length
    return done.slice(0, place) + put + done.slice(place + removed)
  }, text)

const hostileTo = (format: StatementFormat): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...samples.filter((each) => each.format === format.id)),
          fc.array(damage, { maxLength: 6 }),
        )
        .map(([{ text }, all]) => damaged(text, all)),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  )

test.each(FORMATS.map((format) => [format.id, format] as const))(
  '%s reads ten thousand hostile files without a fault and makes nothing up',
  (_, format) => {
    fc.assert(
      fc.property(hostileTo(format), (text) => {
        format.recognise(text)
        expectSound(format.read(text, TODAY))
      }),
      { numRuns: runs(40, 10_000), seed: 20_261_128 },
    )
  },
  LAW_TIME,
)

test(
  'any bytes are a text or a fault, and any text is read by every reader',
  () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const { text } = { text: undefined, ...textOf(bytes, decodeBytes) }
        if (text === undefined) return
        formatsOf(text)
        for (const format of FORMATS) expectSound(format.read(text, TODAY))
      }),
      { numRuns: runs(100, 10_000) },
    )
  },
  LAW_TIME,
)

const latin = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))
const isLatin = (text: string): boolean => !/[^\0-\x7f\xa0-\xff]/.test(text)
const ENCODINGS: readonly ((text: string) => Uint8Array)[] = [
  (text) => new TextEncoder().encode(text),
  (text) => new TextEncoder().encode(`\uFEFF${text}`),
  (text) => (isLatin(text) ? latin(text) : new TextEncoder().encode(text)),
  (text) => utf16(text, 'le'),
  (text) => utf16(`\uFEFF${text}`, 'le'),
  (text) => utf16(text, 'be'),
  (text) => utf16(`\uFEFF${text}`, 'be'),
]

test(
  'a file says the same in every encoding and with every line end',
  () => {
    fc.assert(
      fc.property(
        sample,
        fc.constantFrom(...ENCODINGS),
        fc.constantFrom('\n', '\r\n', '\r'),
        ({ text, format }, encode, end) => {
          const file = text.replaceAll(/\r\n|\n/g, end)
          const decoded = textOf(encode(file), decodeBytes)
          expect(decoded).toEqual({ text: file, isJson: false })
          const [reader, ...others] = formatsOf(file)
          expect([reader?.id, others]).toEqual([format, []])
          expect(reader!.read(file, TODAY)).toEqual(reader!.read(text, TODAY))
        },
      ),
      { numRuns: runs(100, 2_000) },
    )
  },
  LAW_TIME,
)

test(
  'a file that is cut off anywhere reads as far as it goes, and in every encoding without a fault',
  () => {
    fc.assert(
      fc.property(sample, fc.nat(), fc.constantFrom(...ENCODINGS), ({ text, format }, length, encode) => {
        const bytes = encode(text)
        const { text: cut } = {
          text: undefined,
          ...textOf(bytes.subarray(0, length % (bytes.length + 1)), decodeBytes),
        }
        if (cut === undefined) return
        for (const each of formatsOf(cut)) expectSound(each.read(cut, TODAY))
        const reader = FORMATS.find(({ id }) => id === format)!
        expectSound(reader.read(cut, TODAY))
      }),
      { numRuns: runs(200, 20_000) },
    )
  },
  LAW_TIME,
)

test(
  'every line of a table with anything to see in it is told once',
  () => {
    const tables = samples.filter(({ format }) => format !== 'ofx')
    fc.assert(
      fc.property(fc.constantFrom(...tables), fc.array(damage, { maxLength: 4 }), ({ text, format }, all) => {
        const plain = damaged(text, all).replaceAll('"', '')
        const seen = plain.split(/\r\n|\n|\r/).flatMap((line, at) => (/[a-z0-9]/i.test(line) ? [at + 1] : []))
        const { lines } = FORMATS.find(({ id }) => id === format)!.read(plain, TODAY)
        const told = lines.map(({ at }) => at)
        expect(new Set(told).size).toBe(told.length)
        expect(told).toEqual(expect.arrayContaining(seen))
      }),
      { numRuns: runs(200, 20_000) },
    )
  },
  LAW_TIME,
)

const amounts = fc.array(
  fc.integer({ min: -99_999_999, max: 99_999_999 }).filter((each) => each !== 0),
  { minLength: 1, maxLength: 30 },
)
const comma = (centavos: number): string => {
  const digits = String(Math.abs(centavos)).padStart(3, '0')
  return `${centavos < 0 ? '-' : ''}${digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, '.')},${digits.slice(-2)}`
}
const point = (centavos: number): string => comma(centavos).replaceAll('.', '').replace(',', '.')
const size = (centavos: number): string => comma(Math.abs(centavos))

/** How a bank writes movements, with what the account holds after each. */
const PRINTED: Readonly<Record<string, (rows: readonly (readonly [number, number])[]) => string>> = {
  'nubank-conta': (rows) =>
    [
      'Data,Valor,Identificador,Descrição',
      ...rows.map(([c], at) => `01/07/2026,${point(c)},id${at + 1},Pix`),
    ].join('\n'),
  'nubank-cartao': (rows) =>
    ['date,title,amount', ...rows.map(([c]) => `2026-07-01,Loja,"${comma(-c)}"`)].join('\n'),
  'inter-conta': (rows) =>
    [
      'Data Lançamento;Descrição;Valor;Saldo',
      ...rows.map(([c, s]) => `01/07/2026;Pix;${comma(c)};${comma(s)}`),
    ].join('\n'),
  caixa: (rows) =>
    [
      'Data Mov.;Nr. Doc.;Histórico;Valor;Deb/Cred;Saldo',
      ...rows.map(
        ([c, s]) => `01/07/2026;1;PIX;${size(c)};${c < 0 ? 'D' : 'C'};${size(s)} ${s < 0 ? 'D' : 'C'}`,
      ),
    ].join('\n'),
  'bradesco-conta': (rows) =>
    [
      'Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)',
      ...rows.map(([c, s]) => `01/07/2026;Pix;1;${c > 0 ? size(c) : ''};${c < 0 ? size(c) : ''};${comma(s)}`),
    ].join('\n'),
  ofx: (rows) =>
    `<OFX>${rows.map(([c]) => `<STMTTRN><DTPOSTED>20260701<TRNAMT>${point(c)}<MEMO>Pix</STMTTRN>`).join('')}</OFX>`,
}

test(
  'amounts that are printed as a bank does read back to the centavo, and the balances around them agree',
  () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(PRINTED)),
        amounts,
        fc.integer({ min: -99_999, max: 99_999 }),
        (id, moves, inicial) => {
          let saldo = inicial
          const rows = moves.map((centavos) => [centavos, (saldo += centavos)] as const)
          const text = PRINTED[id]!(rows)
          const [reader] = formatsOf(text)
          expect(reader?.id).toBe(id)
          const statement = reader!.read(text, TODAY)
          const read = statement.lines.flatMap(({ item }) => item?.centavos ?? [])
          expect(read).toEqual(moves)
          const total = (all: readonly number[]) => all.reduce((sum, each) => sum + BigInt(each), 0n)
          const check = checkBalance(statement)
          if (!check) return
          expect(check).toMatchObject({ difference: 0, isHundredth: false })
          expect(BigInt(check.movimento)).toBe(total(moves))
        },
      ),
      { numRuns: runs(150, 10_000) },
    )
  },
  LAW_TIME,
)
