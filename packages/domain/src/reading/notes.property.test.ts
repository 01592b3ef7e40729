import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aReading, anyText, runs } from '../../testing/index.ts'
import { noteErrors, pageWords, readPage } from './notes.ts'
import { MAX_PAGES } from './reading.ts'

const BOOK = aReading()
const many = { numRuns: runs(300, 10_000) }
const faultOf = (pagina: string) => noteErrors({ pagina, texto: 'Ler o mundo' }, BOOK, true).pagina

const anyPage = fc.nat(MAX_PAGES)
const anyRun = fc.oneof(
  anyPage.map((page) => [page]),
  fc.tuple(anyPage, anyPage).map((run) => run.toSorted((a, b) => a - b)),
)
const anyRuns = fc.array(anyRun, { minLength: 1, maxLength: 3 })
const anyMark = fc.constantFrom('', 'p.', 'p. ', 'pp. ', 'Págs. ', 'página ')
const anyComma = fc.constantFrom(',', ', ', ' , ', ' e ')
const anyDash = fc.constantFrom('-', ' - ', '–', ' — ', ' a ')

test('pages are read as the same ones however they are marked and set apart, and are said with one mark (I14)', () => {
  fc.assert(
    fc.property(anyRuns, anyMark, anyComma, anyDash, (pages, mark, comma, dash) => {
      const typed =
        mark + pages.map((run) => run.map((page) => page.toLocaleString('pt-BR')).join(dash)).join(comma)
      const read = pages.map((run) => run.join('-')).join(', ')
      expect([readPage(typed), pageWords(typed), faultOf(typed)]).toEqual([read, `p. ${read}`, undefined])
    }),
    many,
  )
})

test('a run of pages is refused exactly where its last page is before its first (I14)', () => {
  fc.assert(
    fc.property(anyPage, anyPage, anyMark, (first, last, mark) => {
      expect(faultOf(`${mark}${first}-${last}`) !== undefined).toBe(last < first)
    }),
    many,
  )
})

test('what was read is read the same again, and what has no letter and no digit is no place (I14)', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(40), fc.stringMatching(/^[pe0-9ivx.,–-]{0,12}$/)), (text) => {
      expect(readPage(readPage(text))).toBe(readPage(text))
      if (text.trim() !== '' && !/[\p{L}\d]/u.test(text)) expect(faultOf(text)).toContain('não é uma página')
    }),
    many,
  )
})
