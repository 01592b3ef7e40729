/** A part of a BibTeX file, by its first line. */
export type BibPart =
  | { readonly at: number; readonly entry: BibEntry; readonly broken?: undefined; readonly aside?: undefined }
  | { readonly at: number; readonly broken: string; readonly entry?: undefined; readonly aside?: undefined }
  | { readonly at: number; readonly aside: string; readonly entry?: undefined; readonly broken?: undefined }

export interface BibEntry {
  /** In small letters: «book», «phdthesis». */
  readonly type: string
  readonly key: string
  /** By their names in small letters; each value as it is written, without its outer braces or quotes. */
  readonly fields: Readonly<Record<string, string>>
  /** Abbreviations that no `@string` explains. */
  readonly unknown: readonly string[]
}

const START = /^[^\S\n]*@\s*([A-Za-z]+)\s*([{(])/gm
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The parts of a file: entries, what was not understood of them, and what is none. An entry ends before the next one begins, so that a broken one takes no other with it. */
export function parseBibtex(text: string): readonly BibPart[] {
  const plain = text.replaceAll(/\r\n?/g, '\n').replace(/^\uFEFF/, '')
  const starts = [...plain.matchAll(START)]
  const strings = new Map(MONTHS.map((month) => [month, month]))
  const lineOf = lineCounter(plain)
  const asides = (from: number, to: number): readonly BibPart[] => {
    const found = /\S/.exec(plain.slice(from, to))
    return found ? [{ at: lineOf(from + found.index), aside: 'Texto entre as referências' }] : []
  }
  const parts = [...asides(0, starts[0]?.index ?? plain.length)]
  for (const [n, start] of starts.entries()) {
    const [head, type = '', open] = start
    const [from, to] = [start.index + head.length, starts[n + 1]?.index ?? plain.length]
    const reader = createReader(plain.slice(from, to), open === '{' ? '}' : ')', strings)
    const at = lineOf(start.index + head.indexOf('@'))
    const part = partOf(type.toLowerCase(), reader)
    parts.push({ at, ...part } as BibPart)
    if (part.broken === undefined) parts.push(...asides(from + reader.position(), to))
  }
  return parts
}

/** The number of the line of a place; places are asked for in order. */
function lineCounter(text: string): (at: number) => number {
  let [line, counted] = [1, 0]
  return (at) => {
    for (; counted < at; counted += 1) if (text[counted] === '\n') line += 1
    return line
  }
}

type PartSays =
  | { readonly entry: BibEntry; readonly broken?: undefined }
  | { readonly broken: string }
  | { readonly aside: string; readonly broken?: undefined }
type Reader = ReturnType<typeof createReader>

function partOf(type: string, reader: Reader): PartSays {
  if (type === 'comment' || type === 'preamble') {
    reader.skip()
    return { aside: 'Comentário' }
  }
  if (type === 'string') return reader.readStrings() ? { aside: 'Abreviação' } : { broken: UNREADABLE }
  return reader.readEntry(type)
}

const UNREADABLE = 'a abreviação não foi entendida'

/** Reads one part of the file, from behind its opening brace. */
function createReader(body: string, close: string, strings: Map<string, string>) {
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(body)
    if (!found) return undefined
    at = pattern.lastIndex
    return found[1] ?? found[0]
  }
  const unknown: string[] = []

  /** Behind an opening brace: all until it is closed. A brace behind a backslash is a letter. */
  function braced(): string | undefined {
    const from = at
    for (let depth = 1; at < body.length; at += 1) {
      if (body[at] === '\\') at += 1
      else if (body[at] === '{') depth += 1
      else if (body[at] === '}') depth -= 1
      if (depth === 0) {
        at += 1
        return body.slice(from, at - 1)
      }
    }
    return undefined
  }
  /** Behind an opening quote: all until the next one that no brace holds. */
  function quoted(): string | undefined {
    const from = at
    for (let depth = 0; at < body.length; at += 1) {
      if (body[at] === '\\' && body[at + 1] !== '"') at += 1
      else if (body[at] === '{') depth += 1
      else if (body[at] === '}') depth -= 1
      else if (body[at] === '"' && depth === 0) {
        at += 1
        return body.slice(from, at - 1)
      }
    }
    return undefined
  }
  function piece(): string | undefined {
    take(/\s*/y)
    if (take(/\{/y)) return braced()
    if (take(/"/y)) return quoted()
    const word = take(/[^\s{}()",#=\\]+/y)
    if (word === undefined || /^\d+$/.test(word)) return word
    const meant = strings.get(word.toLowerCase())
    if (meant === undefined) unknown.push(word)
    return meant ?? ''
  }
  function value(): string | undefined {
    let whole = piece()
    while (whole !== undefined && take(/\s*#/y)) {
      const next = piece()
      whole = next === undefined ? undefined : whole + next
    }
    return whole
  }
  /** `name = value` after `name = value`; undefined where one of them is broken. */
  function pairs(): Record<string, string> | undefined {
    const found: Record<string, string> = Object.create(null) as Record<string, string>
    for (;;) {
      take(/[\s,]*/y)
      if (body[at] === close) {
        at += 1
        return found
      }
      const name = take(/([^\s{}()",#=\\]+)\s*=/y)?.toLowerCase()
      const said = name === undefined ? undefined : value()
      if (name === undefined || said === undefined || (!/[\s,]/.test(body[at] ?? '') && body[at] !== close))
        return undefined
      if (!(name in found)) found[name] = said
    }
  }
  return {
    position: () => at,
    skip: () => void braced(),
    readStrings(): boolean {
      const found = pairs()
      for (const [name, said] of Object.entries(found ?? {})) strings.set(name, said)
      return found !== undefined
    },
    readEntry(type: string): PartSays {
      take(/\s*/y)
      const key = take(/([^\s{}",=]*)\s*(?=[,})])/y) ?? ''
      const fields = pairs()
      if (!fields)
        return {
          broken: key === '' ? 'a referência não foi entendida' : `a referência “${key}” não foi entendida`,
        }
      return { entry: { type, key, fields, unknown } }
    },
  }
}
