/** What decides between 1.234 as thousands and as decimals. */
type Mark = 'comma' | 'point'

const GROUPED_BY_POINT = String.raw`\d{1,3}(?:\.\d{3})+`
const GROUPED_BY_COMMA = String.raw`\d{1,3}(?:,\d{3})+`
/** The decimal mark that a number shows, by its shape. */
const SHAPES: readonly (readonly [Mark | undefined, RegExp])[] = [
  ['comma', new RegExp(String.raw`^(?:\d*|${GROUPED_BY_POINT}),\d{1,2}$`)],
  ['point', new RegExp(String.raw`^(?:\d*|${GROUPED_BY_COMMA})\.\d{1,2}$`)],
  ['comma', /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/],
  ['point', /^[1-9]\d{0,2}(?:,\d{3}){2,}$/],
  [undefined, /^\d+$/],
]
/** Thousands, or three decimals: `1.234`, `1,234`. */
const UNCLEAR = /^[1-9]\d{0,2}[.,]\d{3}$/

interface Parts {
  readonly isNegative: boolean
  readonly digits: string
}

/** The sign and the digits of `-12.5`, `45,90-`, `45,90 D`, `(12,30)`, `R$ 1.234,56`, `- 2.675,73`; signs that contradict each other are none. */
function partsOf(text: string): Parts | undefined {
  const plain = text
    .replaceAll(/[\u2010-\u2013\u2212]/g, '-')
    // What a program prints between thousands; an ordinary space may stand between two numbers.
    .replaceAll(/(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))/g, '')
    .replaceAll(/[\s\p{Cf}]+/gu, ' ')
    .trim()
  const bare = plain.replace(/^([-+(]?) ?R\$ ?/i, '$1')
  const [, open = '', before = '', digits = '', close = '', after = ''] =
    /^(\(?) ?([-+]?) ?([\d.,]+) ?(\)?) ?([-+DC]?)$/i.exec(bare) ?? []
  if (digits === '' || (open === '') !== (close === '')) return undefined
  const signs = [open, before, after].filter((sign) => sign !== '').map((sign) => '(-Dd'.includes(sign))
  return signs.includes(true) && signs.includes(false) ? undefined : { digits, isNegative: signs[0] ?? false }
}

const markOf = (digits: string) => SHAPES.find(([, shape]) => shape.test(digits))

/**
 * Reads the amounts of one column, in whole centavos, below zero where the cell says so; undefined where a cell is none: blank, words, or
 * `1.234` where no other cell of the column shows which mark its decimals have.
 */
export function readAmounts(cells: readonly string[]): readonly (number | undefined)[] {
  const parts = cells.map(partsOf)
  const mark = columnMark(parts)
  return parts.map((each) => {
    if (!each) return undefined
    const centavos = centavosOf(each.digits, mark)
    return centavos === undefined ? undefined : (each.isNegative ? -centavos : centavos) + 0
  })
}

/** What stands before the decimals of a column; undefined where it has none, or both. */
export const decimalMark = (cells: readonly string[]): Mark | undefined => columnMark(cells.map(partsOf))

function columnMark(parts: readonly (Parts | undefined)[]): Mark | undefined {
  const marks = new Set(parts.flatMap((each) => (each && markOf(each.digits)?.[0]) ?? []))
  return marks.size === 1 ? [...marks][0] : undefined
}

/** One amount, without a column that could decide what is unclear. */
export const readAmount = (cell: string): number | undefined => readAmounts([cell])[0]

/** Larger ones are no student's: and their centavos are still exact. */
const MAX_CENTAVOS = 99_999_999_999

function centavosOf(digits: string, mark: Mark | undefined): number | undefined {
  const found = markOf(digits)
  const separator = digits.includes('.') ? 'comma' : 'point'
  const isGrouped = !found && UNCLEAR.test(digits) && mark === separator
  if (!found && !isGrouped) return undefined
  const [, decimals = ''] = isGrouped ? [] : (/[.,](\d{1,2})$/.exec(digits) ?? [])
  const whole = decimals ? digits.slice(0, -decimals.length - 1) : digits
  const centavos = Number(whole.replaceAll(/[.,]/g, '') + decimals.padEnd(2, '0'))
  return centavos <= MAX_CENTAVOS ? centavos : undefined
}
