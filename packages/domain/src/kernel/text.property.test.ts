import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../testing/runs.ts'
import { HOSTILE_URLS } from '../../testing/hostile-urls.ts'
import { isolated } from './foreign-text.ts'
import { foldText, isSafeUrl } from './text.ts'

/** What a browser would open; undefined is a dead link. */
const protocolOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).protocol : undefined

const piece = fc.constantFrom(
  'javascript:',
  'data:',
  'vbscript:',
  'http://',
  'https://',
  'https:',
  '//',
  '/',
  '\\',
  '@',
  ':',
  '#',
  '?',
  '\n',
  '\t',
  '\r',
  ' ',
  '\u0000',
  '\u0001',
  '\u00A0',
  '\u2028',
  '\uFEFF',
  '\u200B',
  '%0a',
  '%00',
  '&#58;',
  'exemplo.com',
  'alert(1)',
  'ª',
  '。',
  '﹕',
  '[::1]',
  '.',
)
const mutated = fc
  .tuple(
    fc.constantFrom(...HOSTILE_URLS, 'https://exemplo.com/livro'),
    fc.array(fc.tuple(fc.nat(40), piece), { minLength: 1, maxLength: 4 }),
  )
  .map(([url, pieces]) => pieces.reduce((text, [at, add]) => text.slice(0, at) + add + text.slice(at), url))

test('whatever is accepted is never anything but http or https to a browser, and has no user in it (D14, R8)', () => {
  fc.assert(
    fc.property(fc.oneof(mutated, fc.webUrl(), fc.string({ unit: 'binary' })), (url) => {
      if (!isSafeUrl(url)) return
      expect(['http:', 'https:', undefined]).toContain(protocolOf(url))
      if (URL.canParse(url)) expect(new URL(url).username).toBe('')
    }),
    { numRuns: runs(1000, 20_000) },
  )
})

test('what stands before an address makes it none', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('javascript:', 'data:,', '\u0001', ' ', '\t', 'x', '//', '"'),
      fc.webUrl(),
      (before, url) => {
        expect(isSafeUrl(url)).toBe(true)
        expect(isSafeUrl(before + url)).toBe(false)
      },
    ),
    { numRuns: runs(200, 5000) },
  )
})

test('folding is idempotent and does not see case, accents or runs of spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const folded = foldText(text)
      expect(foldText(folded)).toBe(folded)
      expect(foldText(` ${text.normalize('NFD')}\n`)).toBe(folded)
      expect(foldText(text.normalize('NFC'))).toBe(folded)
    }),
    { numRuns: runs(300, 20_000) },
  )
})

test('a part of a text folds to a part of its fold', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }), { minLength: 1 }),
      fc.nat(),
      fc.nat(),
      (words, from, length) => {
        const characters = [...words.join(' ')]
        const start = from % characters.length
        const part = characters.slice(start, start + 1 + (length % characters.length)).join('')
        expect(foldText(characters.join(''))).toContain(foldText(part))
      },
    ),
    { numRuns: runs(300, 20_000) },
  )
})

const MARKS = {
  open: ['\u202A', '\u202B', '\u202D', '\u202E'],
  close: '\u202C',
  isolate: ['\u2066', '\u2067', '\u2068'],
  end: '\u2069',
}
const anyTurned = fc
  .array(
    fc.constantFrom(
      ...MARKS.open,
      MARKS.close,
      ...MARKS.isolate,
      MARKS.end,
      '\u200F',
      'ש',
      'س',
      'a',
      ' ',
      '1',
    ),
  )
  .map((marks) => marks.join(''))

/** What stands open behind each character, as the bidirectional algorithm counts it (UAX 9, X1–X8): embeddings and isolates. */
function openBehind(text: string): readonly string[] {
  let open = ''
  return [...text].map((mark) => {
    if (MARKS.open.includes(mark)) open += 'e'
    else if (MARKS.isolate.includes(mark)) open += 'i'
    else if (mark === MARKS.close) open = open.replace(/e$/, '')
    else if (mark === MARKS.end && open.includes('i')) open = open.slice(0, open.lastIndexOf('i'))
    return open
  })
}

test('a text that turns stands in an isolate of its own to its end, and nothing of it is open behind it (B27)', () => {
  fc.assert(
    fc.property(anyTurned, (text) => {
      const said = isolated(text)
      const open = openBehind(said)
      if (said !== text) expect(open.slice(0, -1).every((marks) => marks.startsWith('i'))).toBe(true)
      expect(open.at(-1) ?? '').toBe('')
      expect(said.replaceAll(/\p{Bidi_Control}/gu, '')).toBe(text.replaceAll(/\p{Bidi_Control}/gu, ''))
    }),
    { numRuns: runs(500, 20_000) },
  )
})
