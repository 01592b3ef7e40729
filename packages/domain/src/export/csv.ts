/** A cell of a table: a text, or a number as it is written in Brazil. */
export type CsvCell = string | NumberCell
interface NumberCell {
  readonly digits: string
}

/** An amount of money, below zero too: «-182,50», a number to a spreadsheet. */
export const amountCell = (reais: number): NumberCell => ({ digits: reais.toFixed(2).replace('.', ',') })

/** A number of as many decimals as it has: «7,5»; null is an empty cell. */
export const numberCell = (value: number | null): CsvCell =>
  value === null ? '' : { digits: String(value).replace('.', ',') }

/** A text that a spreadsheet would take for a formula, wherever its first sign stands, or for a number that loses a zero or its last digits. */
const CHANGED = /^[\s']*(?:[=+\-@＝＋－＠]|(?:0\d|\d{12})\d*\s*$)|^[\t\r]/

/** A text as a cell that no spreadsheet runs or changes: what looks like a formula, or like a number of many digits, begins with an apostrophe. `mapping.ts` of the intake reads it back. */
export const escapedText = (text: string): string => (CHANGED.test(text) ? `'${text}` : text)

function printCell(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell.digits
  const text = escapedText(cell)
  return /[;"\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as Excel opens it in Brazil: semicolons, UTF-8 with its mark, CRLF. */
export const printCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(printCell).join(';')}\r\n`).join('')}`
