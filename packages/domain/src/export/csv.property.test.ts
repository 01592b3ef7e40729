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
import { historyOf, type Application } from '../career/index.ts'
import { formatsOf, mappingOf, readMapped, rowsOf, tableOf, type FileLines } from '../intake/index.ts'
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

test('an application is read again as it was, its history and its contact too (I11)', () => {
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
})

test('a contact is read again as it was', () => {
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
})

test('a reading is read again as it was', () => {
  const sound = anyReading.map((reading) => ({
    ...reading,
    linkCompra: isSafeUrl(reading.linkCompra) ? reading.linkCompra : '',
    capa: isSafeUrl(reading.capa) ? reading.capa : '',
    leituras: reading.leituras.map(({ inicio, fim }) => ({ inicio: inicio > fim ? '' : inicio, fim })),
  }))
  fc.assert(
    fc.property(fc.array(sound, { maxLength: 5 }), (readings) => {
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
})

test('a transaction is read again with its day, its words and its amount to the centavo', () => {
  const transaction = fc
    .record({
      data: anyDay,
      descricao: anyTitle.map((text) => text.replaceAll(/\s+/g, ' ').trim()),
      tipo: fc.constantFrom('entrada' as const, 'saida' as const),
      valor: fc.integer({ min: 1, max: 99_999_999 }).map((centavos) => centavos / 100),
    })
    .map((fields) => aTransaction({ ...fields, categoria: 'Outros' }))
  fc.assert(
    fc.property(fc.array(transaction, { minLength: 1, maxLength: 5 }), (transactions) => {
      const table = tableOf(printCsv(transactionsTable(transactions)).slice(1))!
      const { lines } = readMapped(table, mappingOf(table.header, 'statement'), 'statement', TODAY)
      expect(lines.slice(1).map(({ item }) => item)).toEqual(
        transactions.map(({ data, descricao, valor, tipo }) => ({
          data,
          descricao,
          centavos: Math.round(valor * 100) * (tipo === 'saida' ? -1 : 1),
        })),
      )
    }),
    ROUNDS,
  )
})
