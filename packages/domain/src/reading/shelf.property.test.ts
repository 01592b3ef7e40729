import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aReading } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { READING_CATEGORIES, READING_STATUSES, READING_TYPES, type Reading } from './reading.ts'
import { searchShelf, SHELF_ORDERS, sortShelf, WHOLE_SHELF, type ShelfFilter } from './shelf.ts'

const many = { numRuns: runs(200, 5000) }
const word = fc.oneof(
  fc.constantFrom('Água', 'agua', 'Sertão', 'É', 'o', ''),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
)
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
const item: fc.Arbitrary<Omit<Reading, 'id'>> = fc
  .record({
    titulo: text,
    autor: text,
    notas: text,
    status: fc.constantFrom(...READING_STATUSES),
    categoria: fc.constantFrom(...READING_CATEGORIES.slice(0, 3)),
    tipo: fc.constantFrom(...READING_TYPES.slice(0, 3)),
    avaliacao: fc.nat(5),
    paginasTotal: fc.constantFrom(0, 1, 100),
    paginasLidas: fc.nat(120),
    dataCriacao: fc.constantFrom('', '2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'),
  })
  .map((over) => aReading(over))
const shelf: fc.Arbitrary<readonly Reading[]> = fc
  .array(item, { maxLength: 12 })
  .map((items) => items.map((one, at) => ({ ...one, id: `id-${at}` })))
const filter: fc.Arbitrary<ShelfFilter> = fc.record({
  search: text,
  status: fc.constantFrom('', ...READING_STATUSES),
  category: fc.constantFrom('', ...READING_CATEGORIES.slice(0, 3)),
  type: fc.constantFrom('', ...READING_TYPES.slice(0, 3)),
})

test('any part of a title, an author or a note finds its item (B14)', () => {
  fc.assert(
    fc.property(
      shelf,
      fc.nat(),
      fc.constantFrom('titulo', 'autor', 'notas'),
      fc.nat(),
      fc.nat(),
      (items, at, field, from, length) => {
        fc.pre(items.length > 0)
        const wanted = items[at % items.length]!
        const characters = [...wanted[field]]
        const start = characters.length > 0 ? from % characters.length : 0
        const search = characters.slice(start, start + length).join('')
        expect(searchShelf(items, { ...WHOLE_SHELF, search })).toContain(wanted)
      },
    ),
    many,
  )
})

test('searching keeps the order, is idempotent, and narrowing further never brings an item back', () => {
  fc.assert(
    fc.property(shelf, filter, (items, asked) => {
      const found = searchShelf(items, asked)
      expect(found).toEqual(items.filter((one) => found.includes(one)))
      expect(searchShelf(found, asked)).toEqual(found)
      for (const wider of [
        { ...asked, search: '' },
        { ...asked, status: '' as const },
        { ...asked, category: '' as const },
        { ...asked, type: '' as const },
      ])
        expect(searchShelf(items, wider)).toEqual(expect.arrayContaining([...found]))
    }),
    many,
  )
})

test('what a filter leaves out and what it keeps is the whole shelf', () => {
  fc.assert(
    fc.property(shelf, (items) => {
      const byStatus = READING_STATUSES.flatMap((status) => searchShelf(items, { ...WHOLE_SHELF, status }))
      expect(new Set(byStatus)).toEqual(new Set(items))
      expect(byStatus).toHaveLength(items.length)
    }),
    many,
  )
})

test.each(SHELF_ORDERS)(
  'sorting by %s keeps every item, changes nothing in place, and does not depend on how they arrived (B14)',
  (order) => {
    fc.assert(
      fc.property(shelf, fc.nat(), (items, turn) => {
        const before = [...items]
        const sorted = sortShelf(items, order)
        const at = items.length > 0 ? turn % items.length : 0
        expect(sortShelf([...items.slice(at), ...items.slice(0, at)].reverse(), order)).toEqual(sorted)
        expect(sortShelf(sorted, order)).toEqual(sorted)
        expect(new Set(sorted)).toEqual(new Set(items))
        expect(items).toEqual(before)
      }),
      many,
    )
  },
)
