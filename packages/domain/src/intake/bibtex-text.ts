/** The marks of accents as they stand behind a backslash, and what they add to a letter. */
const ACCENTS: Readonly<Record<string, string>> = {
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '"': '\u0308',
  '~': '\u0303',
  '=': '\u0304',
  '.': '\u0307',
  c: '\u0327',
  v: '\u030C',
  u: '\u0306',
  H: '\u030B',
  k: '\u0328',
  r: '\u030A',
  d: '\u0323',
  b: '\u0331',
}
const LETTERS: Readonly<Record<string, string>> = {
  ss: 'ß',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  aa: 'å',
  AA: 'Å',
  i: 'ı',
  j: 'ȷ',
  textbackslash: '\\',
  textasciitilde: '~',
  textasciicircum: '^',
  textbraceleft: '{',
  textbraceright: '}',
  textquotedbl: '"',
  textordfeminine: 'ª',
  textordmasculine: 'º',
  ldots: '…',
  dots: '…',
  textendash: '–',
  textemdash: '—',
  newline: '\n',
}
/** What a backslash and a sign stand for, where it is no accent. */
const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\n',
  ' ': ' ',
  ',': ' ',
  ';': ' ',
  ':': ' ',
  '-': '',
  '/': '',
  '!': '',
}

const COMMAND = /\\(?:([A-Za-z]+)\s*|(.))/suy
/** What an accent stands on, in braces or not. */
const BASE = /\s*(?:\{\s*(?:\\([ij])|(\p{L}))\s*\}|\\([ij])(?![A-Za-z])\s*|(\p{L}))/uy
const LIGATURE = /---?|``|''|~|\$|[{}]/y
const LIGATURES: Readonly<Record<string, string>> = { '---': '—', '--': '–', '``': '“', "''": '”', '~': ' ' }

/** What a value of BibTeX says, with its accents and without braces and commands; `\\` is a line break. Other white space is one space. */
export function decodeLatex(raw: string): string {
  let [out, at] = ['', 0]
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(raw)
    if (found) at = pattern.lastIndex
    return found
  }
  while (at < raw.length) {
    const command = take(COMMAND)
    if (command) {
      const [, word, sign] = command
      const accent = ACCENTS[word ?? sign!]
      out += accent
        ? accented(accent, take(BASE))
        : word === undefined
          ? (SIGNS[sign!] ?? sign!)
          : (LETTERS[word] ?? '')
      continue
    }
    const ligature = take(LIGATURE)
    if (ligature) out += LIGATURES[ligature[0]] ?? ''
    else {
      out += /\s/.test(raw[at]!) ? ' ' : raw[at]!
      at += 1
    }
  }
  return out
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim()
    .normalize('NFC')
}

function accented(accent: string, base: RegExpExecArray | null): string {
  const [, dotless, braced, bare, plain] = base ?? []
  const letter = dotless ?? braced ?? bare ?? plain
  return letter === undefined ? '' : (letter + accent).normalize('NFC')
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': String.raw`{\textbackslash}`,
  '{': String.raw`{\textbraceleft}`,
  '}': String.raw`{\textbraceright}`,
  '~': String.raw`{\textasciitilde}`,
  '^': String.raw`{\textasciicircum}`,
  '\n': String.raw`\\ `,
}

/** A text as a value of BibTeX, which `decodeLatex` reads back. */
export const encodeLatex = (text: string): string =>
  text
    .replaceAll(/[\\{}~^\n]|[%&$#_]/g, (sign) => ESCAPES[sign] ?? `\\${sign}`)
    .replaceAll(/(?<=-)-|(?<=`)`|(?<=')'/g, '{}$&')
