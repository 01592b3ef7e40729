import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyApplicationDraft,
  anyContactDraft,
  anyDay,
  anyReading,
  anyTitle,
} from '../../testing/arbitraries.ts'
import { aContact, anApplication, aTransaction, runs } from '../../testing/index.ts'
import { LAW_TIME } from '../../testing/runs.ts'
import { historyOf, type Application } from '../career/index.ts'
import { TRANSACTION_CATEGORIES, TRANSACTION_TYPES, type Transaction } from '../finance/index.ts'
import { formatsOf, rowsOf, type FileLines } from '../intake/index.ts'
import { isSafeUrl } from '../kernel/index.ts'
import { printCsv } from './csv.ts'
import { applicationsTable, contactsTable, libraryTable, transactionsTable } from './tables.ts'

const TODAY = { today: '2099-12-31', zone: 'America/Sao_Paulo', first: '2099-01-01', last: '2099-12-31' }
const ROUNDS = { numRuns: runs(100, 10_000) }

/** What is read of a table again, as one format alone knows it. */
function readBack(text: string, id: string): readonly unknown[] {
  const [format, ...others] = formatsOf(text)
  expect([format?.id, others]).toEqual([id, []])
  const { lines } = format!.read(text, TODAY) as FileLines<unknown>
  const [head, ...rest] = lines
  expect(head!.none).toBe('Cabeçalho')
  return rest.map(({ item, refused }) => item ?? refused)
}

const isTold = (value: unknown): boolean =>
  value !== '' && value !== 0 && value !== undefined && !(Array.isArray(value) && value.length === 0)
/** What a file says of a record: what is empty is not there, and no space stands around a text. */
const said = (record: object, ...without: readonly string[]) =>
  Object.fromEntries(
    Object.entries(record)
      .map(
        ([field, value]) => [field, typeof value === 'string' ? value.trim() : (value as unknown)] as const,
      )
      .filter(
        ([field, value]) =>
          isTold(value) &&
          !['id', 'userId', 'createdAt', 'updatedAt', 'dataCriacao', 'dataAtualizacao', ...without].includes(
            field,
          ),
      ),
  )

const trigger = fc.constantFrom('=', '+', '-', '@', '\t', '\r', "'", ' ', '"', ';', '＝', '\n')
const anyCell = fc
  .tuple(fc.array(trigger, { maxLength: 3 }), fc.string({ unit: 'binary', maxLength: 8 }))
  .map(([start, rest]) => start.join('') + rest)

test('no cell of a text begins a formula, and each is read as it was written (I11, R8)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(anyCell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 20 }),
      (rows) => {
        const text = printCsv([['x'], ...rows])
        const [, ...back] = rowsOf(text.slice(1), ';')
        const cells = back.flatMap((row) => row.cells)
        expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([])
      },
    ),
    { numRuns: runs(250, 5_000) },
  )
})

test(
  'an application is read again as it was, its history and its contact too (I11)',
  () => {
    fc.assert(
      fc.property(fc.array(anyApplicationDraft, { maxLength: 5 }), (drafts) => {
        const contacts = [aContact({ id: 'c', nome: 'Marina Duarte' })]
        const applications = drafts.map((draft, n): Application =>
          anApplication({ ...draft, id: `${n}`, contatoId: 'c' }),
        )
        const items = readBack(printCsv(applicationsTable(applications, contacts)), 'caderno-candidaturas')
        expect(items).toEqual(
          applications.map((one) => ({
            fields: said({ ...one, historico: historyOf(one) }, 'contatoId'),
            told: [],
            contato: 'Marina Duarte',
          })),
        )
      }),
      ROUNDS,
    )
  },
  LAW_TIME,
)

test(
  'a contact is read again as it was',
  () => {
    fc.assert(
      fc.property(fc.array(anyContactDraft, { maxLength: 5 }), (drafts) => {
        const items = readBack(
          printCsv(contactsTable(drafts.map((draft) => aContact(draft)))),
          'caderno-contatos',
        )
        expect(items).toEqual(drafts.map((draft) => ({ fields: said(draft), told: [] })))
      }),
      ROUNDS,
    )
  },
  LAW_TIME,
)

const anySoundReading = anyReading.map((reading) => ({
  ...reading,
  linkCompra: isSafeUrl(reading.linkCompra) ? reading.linkCompra : '',
  capa: isSafeUrl(reading.capa) ? reading.capa : '',
  leituras: reading.leituras.map(({ inicio, fim }) => ({ inicio: inicio > fim ? '' : inicio, fim })),
}))

test(
  'a reading is read again as it was',
  () => {
    fc.assert(
      fc.property(fc.array(anySoundReading, { maxLength: 5 }), (readings) => {
        const items = readBack(printCsv(libraryTable(readings)), 'caderno-leitura')
        expect(items).toEqual(
          readings.map((reading) => ({
            fields: said(reading, 'anotacoes', 'disciplinaId', 'paginasPorDia'),
            told: [],
          })),
        )
      }),
      ROUNDS,
    )
  },
  LAW_TIME,
)

const anyPlace = fc.oneof(
  fc.constant({}),
  fc
    .record({
      parcelas: fc.integer({ min: 2, max: 120 }),
      at: fc.nat(),
      frequencia: fc.constantFrom(undefined, 'mensal' as const, 'semanal' as const),
    })
    .map(({ parcelas, at, frequencia }) => ({
      grupo: 'g',
      parcelas,
      parcela: (at % parcelas) + 1,
      ...(frequencia && { frequencia }),
    })),
)
const anyTransaction: fc.Arbitrary<Transaction> = fc.constantFrom(...TRANSACTION_TYPES).chain((tipo) =>
  fc
    .tuple(
      fc.record({
        data: fc.oneof(anyDay, fc.constantFrom('2026-11-05', '2026-05-11')),
        descricao: fc.oneof(
          anyTitle,
          fc.constantFrom('Café', 'Total', 'Saldo', '=1+1', "'-5", '0012', '123456789012'),
        ),
        categoria: fc.constantFrom(...TRANSACTION_CATEGORIES[tipo]),
        valor: fc.integer({ min: 1, max: 99_999_999_999 }).map((centavos) => centavos / 100),
        conta: fc.constantFrom(undefined, 'Nubank', 'Cartão; do Inter', "'=x"),
      }),
      anyPlace,
      fc.uuid(),
    )
    .map(([fields, place, id]) => ({ ...aTransaction(fields as object), ...place, tipo, id }) as Transaction),
)

const itemOf = (one: Transaction) =>
  said({
    data: one.data,
    descricao: one.descricao,
    centavos: Math.round(one.valor * 100) * (one.tipo === 'saida' ? -1 : 1),
    categoria: one.categoria,
    conta: one.conta,
    parcela: one.parcela,
    parcelas: one.parcelas,
    frequencia: one.frequencia,
  })

test(
  'a transaction is read again as it was, with its account, its category and its place in a series (I23)',
  () => {
    fc.assert(
      fc.property(fc.array(anyTransaction, { maxLength: 8 }), (transactions) => {
        const text = printCsv(transactionsTable(transactions))
        for (const file of [text, ...MARKS.map((mark) => inSpreadsheet(text, mark))])
          expect(readBack(file, 'caderno-transacoes')).toEqual(transactions.map(itemOf))
      }),
      ROUNDS,
    )
  },
  LAW_TIME,
)

const MARKS = [';', ',', '\t'] as const
const NUMBERS = new Set(['Valor', 'Páginas', 'Páginas lidas', 'Avaliação'])

/** A table of Caderno as a spreadsheet in Brazil saves it: without its mark, with its own dates and numbers. */
function inSpreadsheet(text: string, mark: (typeof MARKS)[number]): string {
  const rows = rowsOf(text.slice(1), ';', 100_000).map(({ cells }) => cells)
  const changed = (cell: string, at: number): string => {
    const [, year, month, day] = /^(\d{4})([-/]\d{2})([-/]\d{2})$/.exec(cell) ?? []
    if (year && month && day && year >= '1900') return `${day.slice(1)}/${month.slice(1)}/${year}`
    if (NUMBERS.has(rows[0]![at]!))
      return cell.replace(/,(?:00|(\d)0)$/, (_, tenths) => (tenths ? `,${tenths}` : ''))
    if (/^\d{12,}$/.test(cell)) return `${Number(cell).toExponential(5).replace('.', ',').replace('e', 'E')}`
    return /^\d+$/.test(cell) ? String(Number(cell)) : cell
  }
  const printed = (cell: string) =>
    cell.includes(mark) || /["\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  return rows.map((row) => `${row.map(changed).map(printed).join(mark)}\r\n`).join('')
}

test(
  'the tables of contacts, applications and the library are read as they were when a spreadsheet has saved them (I23)',
  () => {
    fc.assert(
      fc.property(
        fc.array(anyContactDraft, { maxLength: 4 }),
        fc.array(anyApplicationDraft, { maxLength: 4 }),
        fc.array(anySoundReading, { maxLength: 4 }),
        fc.constantFrom(...MARKS),
        (contacts, applications, readings, mark) => {
          const tables = {
            'caderno-contatos': contactsTable(contacts.map((draft) => aContact(draft))),
            'caderno-candidaturas': applicationsTable(
              applications.map((draft) => anApplication(draft)),
              [],
            ),
            'caderno-leitura': libraryTable(readings),
          }
          for (const [id, table] of Object.entries(tables)) {
            const text = printCsv(table)
            expect(readBack(inSpreadsheet(text, mark), id)).toEqual(readBack(text, id))
          }
        },
      ),
      ROUNDS,
    )
  },
  LAW_TIME,
)
