/** One property of a calendar: `DTSTART;TZID=America/Sao_Paulo:20261120T190000`. */
export interface Property {
  /** The number of its first line, from 1. */
  readonly at: number
  /** In capitals. */
  readonly name: string
  readonly params: Readonly<Record<string, string>>
  readonly value: string
}

/** What stands before the value is never longer. */
const MAX_HEAD = 1_000
/** A line without a colon behind one of these goes on with its text: some programs break lines without folding them. */
const TEXTS = ['SUMMARY', 'DESCRIPTION', 'LOCATION']

/** The properties of a text, folded lines joined (RFC 5545, 3.1). What is no property is left out. */
export function propertiesOf(text: string): readonly Property[] {
  const found: Property[] = []
  for (const { at, line } of unfolded(text)) {
    const property = propertyOf(at, line)
    const last = found.at(-1)
    if (property) found.push(property)
    else if (last && TEXTS.includes(last.name))
      found[found.length - 1] = { ...last, value: `${last.value}\n${line}` }
  }
  return found
}

function unfolded(text: string): readonly { readonly at: number; readonly line: string }[] {
  const lines: { at: number; line: string }[] = []
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const last = lines.at(-1)
    if (last && /^[ \t]/.test(line)) last.line += line.slice(1)
    else if (line.trim() !== '') lines.push({ at: index + 1, line })
  }
  return lines
}

function propertyOf(at: number, line: string): Property | undefined {
  const colon = colonOf(line)
  const [name = '', ...params] = line.slice(0, Math.max(0, colon)).split(';')
  if (!/^[a-z0-9-]{1,60}$/i.test(name.trim())) return undefined
  const pairs = params.map((param) => {
    const equals = param.indexOf('=')
    return [param.slice(0, equals).trim().toUpperCase(), param.slice(equals + 1).replaceAll('"', '')] as const
  })
  return {
    at,
    name: name.trim().toUpperCase(),
    params: Object.fromEntries(pairs),
    value: line.slice(colon + 1).trim(),
  }
}

/** The first colon that stands in no quotes: `TZID="(UTC-03:00) Brasília"` has others. */
function colonOf(line: string): number {
  const head = line.slice(0, MAX_HEAD)
  let isQuoted = false
  for (let at = 0; at < head.length; at += 1) {
    if (head[at] === '"') isQuoted = !isQuoted
    else if (head[at] === ':' && !isQuoted) return at
  }
  return head.indexOf(':')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
  '&nbsp;': ' ',
}

/** A text value as it is read: without its escapes, and without those of a web page, which Moodle leaves in names. */
export const textValue = (value: string): string =>
  value
    .replaceAll(/\\([nN,;:\\"])/g, (_, escaped: string) => (escaped.toLowerCase() === 'n' ? '\n' : escaped))
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp|#0?39);/g, (entity) => ENTITIES[entity]!)

/** The texts of a list, at the commas that are not escaped. */
export const textList = (value: string): readonly string[] =>
  (value.slice(0, MAX_HEAD).match(/(?:\\.|[^,\\])+/g) ?? [])
    .map((one) => textValue(one).trim())
    .filter((one) => one !== '')
