import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aContact, anApplication, aReading, runs } from '../../testing/index.ts'
import { RECORD_FILES } from '../../testing/record-files.ts'
import type { Application, ApplicationDraft, Contact, ContactDraft } from '../career/index.ts'
import type { BroughtIn, RecordId } from '../kernel/index.ts'
import type { Reading, ReadingDraft } from '../reading/index.ts'
import { planApplications } from './application-plan.ts'
import { planBooks } from './book-plan.ts'
import { planContacts } from './contact-plan.ts'
import { FORMATS, formatsOf } from './formats.ts'
import { tableOf } from './headed-table.ts'
import type { FileLines, Line } from './line.ts'
import { kindOfHeader, MAPPED_KINDS, mappingOf, readMapped } from './mapping.ts'
import { countLines } from './plan.ts'
import type { ApplicationItem, BookItem, ContactItem } from './record-item.ts'
import { broughtInRecords, type RecordRow } from './record-plan.ts'
import { rowsOf } from './table.ts'

const TODAY = { today: '2026-11-20', zone: 'America/Sao_Paulo', first: '2026-01-01', last: '2026-12-31' }
const OF_RECORDS = FORMATS.filter(({ kind }) => kind !== 'statement' && kind !== 'calendar')
const sample = fc.constantFrom(...Object.values(RECORD_FILES))
/** A file that was cut off, or into which something was put. */
const damaged = fc.oneof(
  fc.tuple(sample, fc.nat(4_000)).map(([text, end]) => text.slice(0, end)),
  fc
    .tuple(
      sample,
      fc.array(fc.tuple(fc.nat(4_000), fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 5 }),
    )
    .map(([text, parts]) => parts.reduce((all, [at, part]) => all.slice(0, at) + part + all.slice(at), text)),
  fc
    .tuple(
      sample,
      fc.array(
        fc.tuple(
          fc.nat(4_000),
          fc.constantFrom('"', '{', '}', '@', ';', ',', '\n', '\\', "'", '<', '>', '='),
        ),
        { maxLength: 8 },
      ),
    )
    .map(([text, parts]) => parts.reduce((all, [at, part]) => all.slice(0, at) + part + all.slice(at), text)),
  fc.string({ unit: 'binary', maxLength: 400 }),
)
const ROUNDS = { numRuns: runs(200, 20_000) }

const isWhole = ({ item, refused, none }: Line<unknown>): boolean =>
  [item, refused, none].filter((part) => part !== undefined).length === 1

test('whatever a text is, no reader throws, and each line is one thing (I2)', () => {
  fc.assert(
    fc.property(damaged, (text) => {
      for (const format of OF_RECORDS) {
        format.recognise(text)
        const { lines } = format.read(text, TODAY) as FileLines<unknown>
        expect(lines.every(isWhole)).toBe(true)
        const places = lines.map(({ at }) => at)
        expect(places.every((at, n) => at >= 1 && (n === 0 || at >= places[n - 1]!))).toBe(true)
      }
      const table = tableOf(text)
      for (const kind of table ? MAPPED_KINDS : []) {
        const { lines } = readMapped(
          table!,
          mappingOf(table!.header, kind),
          kind,
          TODAY,
        ) as FileLines<unknown>
        expect(lines).toHaveLength(table!.head.length + table!.rows.length)
        expect(lines.every(isWhole)).toBe(true)
      }
      if (table) kindOfHeader(table.header)
    }),
    ROUNDS,
  )
})

test('each row of a table is one line, and the preview sums to them', () => {
  fc.assert(
    fc.property(damaged, (text) => {
      for (const format of formatsOf(text)) {
        if (format.kind !== 'books' || format.id === 'bibtex') continue
        const { lines } = format.read(text, TODAY)
        const rows = [';', ',', '\t', '|'].map((mark) => rowsOf(text, mark as ';', 100_000).length)
        expect(rows).toContain(lines.length)
        const counts = countLines(planBooks(lines, []))
        expect(Object.values(counts).reduce((sum, each) => sum + each)).toBe(lines.length)
      }
    }),
    ROUNDS,
  )
})

/** What an account has once rows have come in. */
const after = <Draft extends object, Stored extends Draft & { readonly id: RecordId }>(
  records: readonly Stored[],
  { added, changed }: BroughtIn<Draft>,
  store: (draft: Draft, id: RecordId) => Stored,
): readonly Stored[] => {
  const patches = new Map(changed.map(({ id, patch }) => [id, patch]))
  return [
    ...records.map((record) => ({ ...record, ...patches.get(record.id) })),
    ...added.map((draft, n) => store(draft, `${records.length + n}`)),
  ]
}
const all = ({ verdict }: RecordRow<object>) => verdict === 'new' || verdict === 'changed'

const word = fc.constantFrom('Um', 'um ', 'Dois', 'Três (Série, #2)', 'Três')
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 })
const lines = <Item>(item: fc.Arbitrary<Item>): fc.Arbitrary<readonly Line<Item>[]> =>
  fc.array(item, { maxLength: 8 }).map((items) => items.map((each, n) => ({ at: n + 2, item: each })))
const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields

const bookLines = lines(
  fc
    .record({
      titulo: word.map((text) => text.trim()),
      autor: maybe(fc.constantFrom('Ana', 'Ana; Rui', 'Rui')),
      isbn: maybe(fc.constantFrom('9788577531646', '9788535914849')),
      status: maybe(fc.constantFrom('Lendo' as const, 'Concluído' as const)),
      avaliacao: maybe(fc.integer({ min: 1, max: 5 })),
      notas: maybe(fc.constantFrom('Bom', 'Muito bom', 'Ruim')),
      leituras: maybe(fc.constant([{ inicio: '', fim: '2020-01-01' }])),
    })
    .map((fields): BookItem => ({ fields: present(fields) as Partial<ReadingDraft>, told: [] })),
)
const contactLines = lines(
  fc
    .record({
      nome: word.map((text) => text.trim()),
      empresa: maybe(fc.constantFrom('A', 'B')),
      canal: maybe(
        fc.constantFrom('https://www.linkedin.com/in/um', 'linkedin.com/in/dois/', 'um@exemplo.com', 'zap'),
      ),
      notas: maybe(fc.constantFrom('E-mail: um@exemplo.com', 'Oi')),
    })
    .map((fields): ContactItem => ({ fields: present(fields) as Partial<ContactDraft>, told: [] })),
)
const applicationLines = lines(
  fc
    .record({
      empresa: word.map((text) => text.trim()),
      vaga: fc.constantFrom('Dev', 'Dados'),
      dataEnvio: maybe(fc.constantFrom('2026-11-03', '2026-11-04')),
      fase: maybe(fc.constantFrom('enviado' as const, 'entrevista' as const)),
      observacoes: maybe(fc.constantFrom('Bom', 'Ruim')),
    })
    .map((fields): ApplicationItem => ({ fields: present(fields) as Partial<ApplicationDraft>, told: [] })),
)

const book = (draft: ReadingDraft, id: RecordId): Reading => aReading({ ...draft, id })
const contact = (draft: ContactDraft, id: RecordId): Contact => aContact({ ...draft, id })
const application = (draft: ApplicationDraft, id: RecordId): Application => anApplication({ ...draft, id })
const onApplications = (read: readonly Line<ApplicationItem>[], here: readonly Application[]) =>
  planApplications(read, here, { contacts: [], today: TODAY.today })

/** A file that came in adds nothing the second time; of one that overlaps it only what is new comes in. */
function expectOnce<Draft extends object, Item, Stored extends Draft & { readonly id: RecordId }>(
  files: fc.Arbitrary<readonly Line<Item>[]>,
  plan: (read: readonly Line<Item>[], here: readonly Stored[]) => readonly RecordRow<Draft>[],
  store: (draft: Draft, id: RecordId) => Stored,
) {
  fc.assert(
    fc.property(files, files, (file, more) => {
      const once = after([], broughtInRecords(plan(file, []), all), store)
      expect(countLines(plan(file, once)).new).toBe(0)
      const longer = [...file, ...more.map((line) => ({ ...line, at: line.at + file.length }))]
      const twice = after(once, broughtInRecords(plan(longer, once), all), store)
      expect(countLines(plan(longer, twice)).new).toBe(0)
      expect(twice.length).toBeLessThanOrEqual(longer.length)
      expect(twice.slice(0, once.length).map(({ id }) => id)).toEqual(once.map(({ id }) => id))
    }),
    ROUNDS,
  )
}

test('a file of books comes in once', () => {
  expectOnce(bookLines, planBooks, book)
})
test('a file of people comes in once', () => {
  expectOnce(contactLines, planContacts, contact)
})
test('a file of applications comes in once', () => {
  expectOnce(applicationLines, onApplications, application)
})

test('what is not ticked by itself takes nothing of the account away', () => {
  fc.assert(
    fc.property(bookLines, bookLines, (mine, theirs) => {
      const library = after([], broughtInRecords(planBooks(mine, []), all), book)
      const rows = planBooks(theirs, library)
      const brought = broughtInRecords(rows, ({ isTicked = false }) => isTicked)
      const next = after(library, brought, book)
      for (const before of library) {
        const now = next.find(({ id }) => id === before.id)!
        for (const [field, value] of Object.entries(before))
          if (value !== '' && value !== 0 && !(Array.isArray(value) && value.length === 0))
            expect(now[field as keyof Reading]).toEqual(value)
      }
    }),
    ROUNDS,
  )
})
