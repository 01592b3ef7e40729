/** The parts of an OFX file that say something of a statement; whatever stands in no part is left out. */
const BLOCKS = [
  'FI',
  'STMTRS',
  'CCSTMTRS',
  'INVSTMTRS',
  'BANKACCTFROM',
  'CCACCTFROM',
  'STMTTRN',
  'LEDGERBAL',
  'AVAILBAL',
  'BAL',
] as const
type BlockName = (typeof BLOCKS)[number]

/** A part of an OFX file: its values by their tags, of a tag that stands there twice the first. */
export interface OfxBlock {
  readonly name: BlockName
  /** The number of its line. */
  readonly at: number
  readonly values: ReadonlyMap<string, string>
}

const TAG = /<(\/?)([a-z][\w.:]*)(?:\s[^<>]*)?\/?>/gi

/** The parts of an OFX file in order: SGML, whose values have no end tags, or XML; a tag that is missing ends nothing else. */
export function ofxBlocks(text: string): readonly OfxBlock[] {
  const blocks: OfxBlock[] = []
  const lineAt = lineCounter(text)
  let values: Map<string, string> | undefined
  let open: { name: string; from: number } | undefined
  for (const tag of text.matchAll(TAG)) {
    if (open && values && !values.has(open.name))
      values.set(open.name, valueOf(text.slice(open.from, tag.index)))
    const name = tag[2]!.toUpperCase()
    const isEnd = tag[1] === '/'
    open = isEnd ? undefined : { name, from: tag.index + tag[0].length }
    const block = BLOCKS.find((known) => known === name)
    if (!block) continue
    values = isEnd ? undefined : new Map()
    open = undefined
    if (values) blocks.push({ name: block, at: lineAt(tag.index), values })
  }
  // An amount in whose midst the file is cut off is not the whole one.
  const isCut = open?.name === 'TRNAMT' && !/[\r\n]/.test(text.slice(open.from))
  if (open && values && !isCut && !values.has(open.name))
    values.set(open.name, valueOf(text.slice(open.from)))
  return blocks
}

/** Counts the lines of a text up to places that come one after another. */
function lineCounter(text: string): (place: number) => number {
  const lineEnd = /\r\n|\n|\r/g
  let line = 1
  let next = lineEnd.exec(text)
  return (place) => {
    while (next && next.index < place) {
      line += 1
      next = lineEnd.exec(text)
    }
    return line
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** What is meant by a value: entities as their characters, a bare `&` as itself. */
const valueOf = (text: string): string =>
  text
    .replace(/^\s*<!\[CDATA\[([^]*?)\]\]>\s*$/, '$1')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, characterOf)
    .trim()

function characterOf(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return ENTITIES[name.toLowerCase()]!
  const code = decimal ? Number(decimal) : parseInt(hex!, 16)
  const isCharacter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
  return isCharacter ? String.fromCodePoint(code) : entity
}
