import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBook, anyBookAbout, anyDay, anyText } from '../../testing/index.ts'
import { printQuickLine } from '../../testing/print-quick-line.ts'
import { runs } from '../../testing/runs.ts'
import {
  addDays,
  foldText,
  formatDate,
  isConnective,
  plainWord,
  withoutParts,
  wordsOf,
} from '../kernel/index.ts'
import { categoryFor } from './category.ts'
import { unlikelyDay } from './days.ts'
import { transactionsOf } from './list.ts'
import { inputMoney } from './money.ts'
import { partOfAmount } from './quick-amount.ts'
import { parseQuickLine, type QuickEntry } from './quick-line.ts'
import { TRANSACTION_CATEGORIES, TRANSACTION_TYPES } from './choices.ts'
import type { Repeat } from './repeat.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(500, 10_000) }

/** Words that the grammar knows between others, and others that only look like them. */
const word = fc.oneof(
  fc.constantFrom(
    'hoje',
    'Ontem',
    'amanhã',
    'dia',
    'Dia',
    'em',
    '3x',
    '1X',
    '0x',
    '500x',
    '20',
    '31/02',
    '05/11',
    '1/1/2027',
    '12,50',
    '+',
    '-',
    'R$',
    'x',
    'tênis',
    'almoço',
    'uber',
    '"',
    '/',
  ),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .map((text) => text.replaceAll(/\s/g, ''))
    .filter((text) => text !== ''),
)
/** At its ends a description has no word that belongs to what stands beside it. */
const descricao = fc
  .array(word, { maxLength: 6 })
  .map((words) => withoutParts(wordsOf(['disco', ...words, 'azul'].join(' ')), [], false).join(' '))
  .filter((text) => partOfAmount(text) === undefined)
const repeat: fc.Arbitrary<Repeat> = fc.oneof(
  fc.constant<Repeat>({ tipo: 'nao' }),
  fc.integer({ min: 2, max: 120 }).map((vezes) => ({ tipo: 'parcelas', vezes }) as const),
)
const day = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map((days) => addDays(TODAY, days)),
  anyDay.filter((any) => !unlikelyDay(any, TODAY)),
)

/** Anything that the line can mean, with the category that is remembered for it. */
const entryIn = (book: ReturnType<typeof aBook>): fc.Arbitrary<QuickEntry> =>
  fc
    .tuple(
      fc.constantFrom(...TRANSACTION_TYPES),
      fc.integer({ min: 120, max: 99_999_999_999 }),
      descricao,
      day,
      repeat,
    )
    .map(([tipo, centavos, text, data, repeated]) => {
      const { categoria, from } = categoryFor(text, tipo, book)
      return {
        draft: { tipo, valor: centavos / 100, descricao: text, data, categoria },
        repeat: repeated,
        categoryFrom: from,
      }
    })

test('whatever an entry says, the line that is printed for it means it again (W17)', () => {
  fc.assert(
    fc.property(entryIn(aBook()), (entry) => {
      const line = printQuickLine(entry, TODAY, aBook())
      const read = parseQuickLine(line, { today: TODAY, book: aBook() })
      expect([line, 'ok' in read ? read.ok : read]).toEqual([line, entry])
    }),
    many,
  )
})

test('whatever a line means, printing what it means changes nothing', () => {
  const line = fc
    .tuple(
      fc.constantFrom('', '+', '-', '+ R$ '),
      fc.constantFrom('18,50', '1.200', '35', '89.9'),
      fc.array(word, { maxLength: 8 }),
    )
    .map(([sign, amount, words]) => [sign + amount, ...words].join(' '))
  fc.assert(
    fc.property(line, fc.constantFrom(TODAY, '2027-01-01', '2028-02-29'), (typed, today) => {
      const read = parseQuickLine(typed, { today, book: aBook() })
      if ('ok' in read)
        expect(
          parseQuickLine(printQuickLine(read.ok, today, aBook()), { today, book: aBook() }),
        ).toMatchObject({
          ok: read.ok,
        })
    }),
    many,
  )
})

test('the order of the day, the instalments and the description does not matter', () => {
  const plain = fc.array(fc.constantFrom('tênis', 'azul', 'X', 'Ana', 'ônibus'), {
    minLength: 1,
    maxLength: 3,
  })
  fc.assert(
    fc.property(
      plain,
      fc.integer({ min: 2, max: 120 }),
      day,
      fc.integer({ min: 120, max: 100_000 }),
      fc.boolean(),
      (words, vezes, data, centavos, dayFirst) => {
        const [times, date] = [`${vezes}x`, formatDate(data)]
        const amount = inputMoney(centavos / 100)
        const expected = parseQuickLine([amount, ...words, times, date].join(' '), {
          today: TODAY,
          book: aBook(),
        })
        expect(expected).toMatchObject({
          ok: {
            draft: { descricao: words.join(' '), data, valor: centavos / 100 },
            repeat: { tipo: 'parcelas', vezes },
          },
        })
        const others = dayFirst
          ? [
              [date, ...words, times],
              [date, times, ...words],
            ]
          : [
              [times, date, ...words],
              [times, ...words, date],
              [words[0]!, date, ...words.slice(1), times],
            ]
        for (const order of others)
          expect(parseQuickLine([amount, ...order].join(' '), { today: TODAY, book: aBook() })).toMatchObject(
            {
              ok: 'ok' in expected && expected.ok,
            },
          )
      },
    ),
    many,
  )
})

test('whatever is typed, it is a sound entry or an error, never a throw', () => {
  const typed = fc.oneof(
    anyText(60),
    fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
    descricao.map((text) => `12 ${text}`),
  )
  fc.assert(
    fc.property(typed, (line) => {
      const read = parseQuickLine(line, { today: TODAY, book: aBook() })
      if ('error' in read) {
        expect(read.error === '').toBe(line.trim() === '')
        return
      }
      const { descricao: text, valor, categoria, tipo } = read.ok.draft
      expect(valor).toBeGreaterThan(0)
      expect(text.trim()).toBe(text)
      expect(text).not.toBe('')
      expect((TRANSACTION_CATEGORIES[tipo] as readonly string[]).includes(categoria)).toBe(true)
    }),
    many,
  )
})

test('a description that was used before has the category of its latest transaction', () => {
  fc.assert(
    fc.property(anyBookAbout(TODAY), fc.nat(), (book, pick) => {
      const all = [...book.entradas, ...book.saidas]
      fc.pre(all.length > 0)
      const { descricao: text, tipo } = all[pick % all.length]!
      const latest = transactionsOf(book).find(
        (one) => one.tipo === tipo && foldText(one.descricao) === foldText(text),
      )!
      expect(categoryFor(text, tipo, book)).toEqual({ categoria: latest.categoria, from: 'remembered' })
    }),
    { numRuns: runs(200, 5_000) },
  )
})

/** How often each word stands in the texts. */
const counts = (...texts: readonly string[]) => {
  const found = new Map<string, number>()
  for (const one of texts.flatMap(wordsOf).map(plainWord)) found.set(one, (found.get(one) ?? 0) + 1)
  return found
}

test('every word of a line ends in the amount, the description, the instalments or the day, and none in two (W17)', () => {
  const said = fc.constantFrom(
    ...[
      'sexta',
      'sexta 20',
      'dia 5 de março',
      'segunda passada',
      'ontem à noite',
      '30 nov',
      '24/7',
      '1/2',
      'em 3 vezes',
      '3x',
    ],
    ...['segunda via', 'de', 'na', '-', 'uber', 'livro 2', 'às 10h', 'dia das mães', '3 vezes', 'pão,'],
  )
  fc.assert(
    fc.property(fc.array(said, { maxLength: 6 }), (parts) => {
      const read = parseQuickLine(`18,50 ${parts.join(' ')}`, { today: TODAY, book: aBook() })
      if ('error' in read) return
      const { draft, repeat } = read.ok
      const line = counts(...parts)
      const kept = counts(draft.descricao, read.dayWords)
      for (const [one, count] of kept) expect([one, count <= (line.get(one) ?? 0)]).toEqual([one, true])
      const isTimes = (one: string) => repeat.tipo === 'parcelas' && /^(?:3x|em|3|vezes)$/.test(one)
      for (const [one, count] of line)
        if (count > (kept.get(one) ?? 0))
          expect([one, one === '-' || isConnective(one) || isTimes(one)]).toEqual([one, true])
    }),
    many,
  )
})
