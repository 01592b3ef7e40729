import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LAW_TIME, runs } from '../../testing/runs.ts'
import { DELIMITERS, rowsOf } from './table.ts'

const many = { numRuns: runs(300, 10_000) }
const delimiter = fc.constantFrom(...DELIMITERS)
const lineEnd = fc.constantFrom('\n', '\r\n', '\r')
/** Cells as they are read: without spaces around them. */
const cell = fc
  .oneof(
    fc.string({
      unit: fc.constantFrom('a', 'é', '1', ' ', '"', ';', ',', '|', '\t', '\n', '\r'),
      maxLength: 8,
    }),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  )
  .map((text) => text.trim())
const isSeen = (row: readonly string[]) => row.some((each) => each !== '')
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }).filter(isSeen), { maxLength: 8 })

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
const needsQuotes = (text: string): boolean => /[";,|\t\n\r]/.test(text)

test(
  'a table that is printed with any quotes, delimiter and line ends reads back as it was',
  () => {
    fc.assert(
      fc.property(
        table,
        delimiter,
        fc.infiniteStream(lineEnd),
        fc.infiniteStream(fc.boolean()),
        (rows, by, ends, quotes) => {
          const print = (each: string) => (needsQuotes(each) || quotes.next().value ? quoted(each) : each)
          const text = rows.map((row) => row.map(print).join(by) + ends.next().value).join('')
          expect(rowsOf(text, by).map(({ cells }) => cells)).toEqual(rows)
        },
      ),
      many,
    )
  },
  LAW_TIME,
)

test(
  'each row has the number of its first line, whatever ends the lines and stands in cells',
  () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), lineEnd), { maxLength: 20 }), (lines) => {
        const text = lines.map(([breaks, end]) => `"${'x\r\n'.repeat(breaks)}";y${end}`).join('')
        let line = 1
        const expected = lines.map(([breaks]) => {
          const at = line
          line += breaks + 1
          return at
        })
        expect(rowsOf(text, ';').map(({ at }) => at)).toEqual(expected)
      }),
      many,
    )
  },
  LAW_TIME,
)

const word = fc.stringMatching(/^[a-z0-9 ]{1,8}$/).map((text) => text.trim() || 'x')
const wordRows = fc.array(fc.array(word, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 8 })

test(
  'a quote that nothing closes swallows no row',
  () => {
    fc.assert(
      fc.property(
        wordRows,
        fc.nat(),
        fc.nat(),
        fc.infiniteStream(fc.boolean()),
        (rows, at, column, quotes) => {
          const open = at % rows.length
          const text = rows
            .map((row, line) =>
              row
                .map((each, place) => {
                  if (line === open) return place === column % row.length ? `"${each}` : each
                  return quotes.next().value ? quoted(each) : each
                })
                .join(';'),
            )
            .join('\n')
          const read = rowsOf(text, ';').map(({ cells }) => cells)
          expect(read).toHaveLength(rows.length)
          expect(read.filter((_, line) => line !== open)).toEqual(rows.filter((_, line) => line !== open))
        },
      ),
      many,
    )
  },
  LAW_TIME,
)

test(
  'any text is read, and every line that is not blank is in a row',
  () => {
    const unit = fc.constantFrom('a', '"', ';', ',', '\n', '\r', ' ', '1', '\u2028')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 200 }), delimiter, (text, by) => {
        const rows = rowsOf(text, by)
        const letters = (from: string) => from.replaceAll(/[^a1]/g, '')
        expect(letters(rows.flatMap(({ cells }) => cells).join(''))).toBe(letters(text))
      }),
      many,
    )
  },
  LAW_TIME,
)
