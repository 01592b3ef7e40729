import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { aReading } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { decode } from '../kernel/index.ts'
import {
  NEW_READING,
  READING_CATEGORIES,
  READING_KIND,
  READING_STATUSES,
  READING_TYPES,
  readingDraftSchema,
} from './reading.ts'
import { RECOMMENDED_SITES } from './sites.ts'
import { isSafeUrl } from '../kernel/index.ts'

const many = { numRuns: runs(300, 10_000) }
const fields = Object.keys(NEW_READING)

test('decoding never throws, whatever JSON is stored, and what it gives decodes to itself (§3.11, B1)', () => {
  const shaped = fc.record(
    Object.fromEntries(
      ['id', 'userId', 'dataCriacao', 'extra', 'paginasPorDia', ...fields].map((key) => [
        key,
        fc.oneof(fc.jsonValue(), fc.string(), fc.integer()),
      ]),
    ),
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), shaped), (document) => {
      const reading = decode(READING_KIND.schema, document)
      if (reading === undefined) return
      expect(decode(READING_KIND.schema, structuredClone(reading))).toEqual(reading)
    }),
    { ...many, examples: [[{ id: '', userId: '', titulo: '!', extra: -0 }]] },
  )
})

test('a sound record comes back as it was stored (§3.8)', () => {
  const text = fc.string({ maxLength: 200 })
  const reading = fc
    .record({
      titulo: fc.string({ minLength: 1, maxLength: 190 }).map((title) => `T${title}T`),
      autor: text,
      descricao: text,
      notas: text,
      categoria: fc.constantFrom(...READING_CATEGORIES),
      tipo: fc.constantFrom(...READING_TYPES),
      status: fc.constantFrom(...READING_STATUSES),
      paginasTotal: fc.nat(100_000),
      paginasLidas: fc.nat(100_000),
      avaliacao: fc.nat(5),
      linkCompra: fc.constantFrom('', 'https://exemplo.com/a'),
    })
    .map((over) => aReading(over))
  fc.assert(
    fc.property(reading, (stored) => {
      expect(decode(READING_KIND.schema, JSON.parse(JSON.stringify(stored)))).toEqual(stored)
    }),
    many,
  )
})

it.each(fields.filter((field) => field !== 'titulo'))(
  'a broken %s falls back and leaves the rest (§3.11)',
  (field) => {
    const stored = aReading({ titulo: 'Torto Arado' })
    const decoded = decode(READING_KIND.schema, { ...stored, [field]: { wrong: true }, antigo: 1 })
    expect(decoded).toEqual({ ...stored, [field]: NEW_READING[field as keyof typeof NEW_READING], antigo: 1 })
  },
)

it('a stored hostile link is dropped on reading (D14, R8)', () => {
  expect(
    decode(READING_KIND.schema, { ...aReading(), linkCompra: 'javascript:alert(1)', capa: 'data:,x' }),
  ).toMatchObject({ linkCompra: '', capa: '' })
})

it('has the twenty categories and ten types of the product, each once (§9.5, W22)', () => {
  expect(new Set(READING_CATEGORIES).size).toBe(20)
  expect(new Set(READING_TYPES).size).toBe(10)
})

it('a new item lacks only its title', () => {
  expect(decode(readingDraftSchema, NEW_READING)).toBeUndefined()
  expect(decode(readingDraftSchema, { ...NEW_READING, titulo: 'x' })).toBeDefined()
})

it('recommends the sites of the list, in its order, each with a sentence of its own (§2.5, W23)', () => {
  expect(RECOMMENDED_SITES.map(({ name }) => name)).toEqual([
    'Domínio Público',
    'Biblioteca Nacional Digital',
    'Project Gutenberg',
    'Open Library',
    'Internet Archive',
    'Google Books',
    'LibriVox',
    'SciELO',
    'Portal de Periódicos CAPES',
    'BDTD',
    'Google Acadêmico',
    'JSTOR',
    'Skoob',
    'Goodreads',
    'Wattpad',
    'Kindle',
    'Kobo',
    'Audible',
    'Medium',
  ])
  for (const { url, about } of RECOMMENDED_SITES) {
    expect(isSafeUrl(url) && url.startsWith('https://')).toBe(true)
    expect(about).toMatch(/^[A-Z].+\.$/)
  }
  expect(new Set(RECOMMENDED_SITES.map(({ about }) => about)).size).toBe(RECOMMENDED_SITES.length)
})
