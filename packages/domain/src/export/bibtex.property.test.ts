import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyReading } from '../../testing/arbitraries.ts'
import { aReading, runs } from '../../testing/index.ts'
import { decodeLatex, encodeLatex } from '../intake/bibtex-text.ts'
import { bibtex } from '../intake/formats/bibtex.ts'
import { isSafeUrl } from '../kernel/index.ts'
import type { Reading } from '../reading/index.ts'
import { printBibtex } from './bibtex.ts'

const one = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
const sign = fc.constantFrom(
  '\\',
  '{',
  '}',
  '~',
  '^',
  '%',
  '&',
  '$',
  '#',
  '_',
  '-',
  '--',
  '`',
  "'",
  '"',
  '@',
  '=',
  'ç',
  'í',
)
const anyWords = fc
  .array(fc.oneof(sign, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 12 })
  .map((parts) => one(parts.join('')))

test('a text is decoded as it was encoded, its line breaks too', () => {
  fc.assert(
    fc.property(fc.array(anyWords, { maxLength: 3 }), (lines) => {
      const text = lines.filter((line) => line !== '').join('\n')
      expect(decodeLatex(encodeLatex(text))).toBe(text)
    }),
    { numRuns: runs(500, 20_000) },
  )
})

const FIELDS = [
  'titulo',
  'autor',
  'tipo',
  'categoria',
  'editora',
  'ano',
  'edicao',
  'local',
  'isbn',
  'doi',
  'linkCompra',
  'descricao',
  'paginasTotal',
] as const
const anyAuthors = fc
  .array(
    fc.constantFrom(
      'Paulo Freire',
      'Souza Neto, Rui',
      'IBGE',
      'MINISTÉRIO DA SAÚDE',
      'Érico Veríssimo',
      'Ana Souza (org.)',
      'BRASIL. Ministério da Educação',
      'Instituto Brasileiro de Geografia e Estatística',
      'Silva JA',
      'et al.',
    ),
    { maxLength: 4 },
  )
  .map((names) =>
    [...new Set(names)]
      .filter((name) => name !== 'et al.' || names.length > 1)
      .toSorted((a, b) => Number(a === 'et al.') - Number(b === 'et al.'))
      .join('; '),
  )
const referenced: fc.Arbitrary<Reading> = fc
  .tuple(
    anyReading,
    anyAuthors,
    anyWords.map((text) => `T${text}`),
    anyWords,
    fc.constantFrom(
      '',
      '2',
      'v. 12, n. 3, p. 1-20',
      'v. 12',
      'n. 3',
      'p. 9',
      'v. 1 (n. 2)',
      'Tese (Doutorado em Educação)',
      'Dissertação (Mestrado)',
      '3. ed. rev.',
    ),
  )
  .map(([reading, autor, titulo, editora, edicao]) => ({
    ...reading,
    autor: autor === 'et al.' ? '' : autor,
    titulo: one(titulo),
    editora,
    edicao,
    local: one(reading.local),
    descricao: one(reading.descricao),
    linkCompra: isSafeUrl(reading.linkCompra) ? reading.linkCompra : '',
  }))

test('what is printed as BibTeX is read as it was (I12)', () => {
  fc.assert(
    fc.property(fc.array(referenced, { maxLength: 4 }), (readings) => {
      const { lines } = bibtex.read(printBibtex(readings), { today: '2026-11-20' })
      expect(lines.map(({ item, refused }) => item?.fields ?? refused)).toEqual(
        readings.map((reading) =>
          Object.fromEntries(
            FIELDS.map((field): readonly [string, unknown] => [field, reading[field]]).filter(
              ([, value]) => value !== '' && value !== 0,
            ),
          ),
        ),
      )
    }),
    { numRuns: runs(200, 10_000) },
  )
})

const anyTypedAuthors = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'Ana Souza',
        'Souza, Rui',
        'IBGE',
        'Ana Souza, org.',
        'et al.',
        'e outros',
        'others',
        'and',
      ),
      anyWords,
    ),
    { minLength: 1, maxLength: 4 },
  )
  .chain((names) =>
    fc.constantFrom('; ', ';', ' e ', ', ', ' & ', ' and ', ' ').map((between) => names.join(between)),
  )
  .map((text) => one([...text].slice(0, 200).join('')))

test('authors are read as they were typed, however they are divided (I12)', () => {
  fc.assert(
    fc.property(anyTypedAuthors, (autor) => {
      expect(authorsBack(autor)).toBe(autor)
    }),
    { numRuns: runs(500, 20_000) },
  )
})

test.each([
  'Ana Souza e Rui Melo',
  'Ana Souza, Rui Melo e Bia Reis',
  'Paulo Freire & Ana Souza',
  'Paulo Freire et al.',
  'Ana Souza, org.',
  'Ana Souza;Rui Melo',
  'et al.',
  'Ana Souza, org., and, e outros',
  'Ana; and; Rui',
])('the authors «%s» are read as they were typed (I12)', (autor) => {
  expect(authorsBack(autor)).toBe(autor)
})

test('authors that another program has changed are those that it says (I12)', () => {
  const text = printBibtex([aReading({ autor: 'Ana Souza e Rui Melo' })])
  const [line] = bibtex.read(text.replace('Ana Souza and Rui Melo', 'Ana Souza and Bia Reis'), {
    today: '',
  }).lines
  expect(line?.item?.fields.autor).toBe('Ana Souza; Bia Reis')
})

function authorsBack(autor: string): string | undefined {
  const [line] = bibtex.read(printBibtex([aReading({ autor })]), { today: '2026-11-20' }).lines
  return line?.item?.fields.autor ?? line?.refused ?? ''
}

test('each entry has a key of its own', () => {
  const text = printBibtex([
    aReading({ autor: 'Paulo Freire', ano: '2019' }),
    aReading({ autor: 'Freire, Paulo', ano: '2019' }),
    aReading({ autor: '', titulo: '???', ano: '' }),
  ])
  expect(text.match(/^@\w+\{[^,]+/gm)).toEqual(['@book{freire2019', '@book{freire2019-2', '@book{item'])
})
