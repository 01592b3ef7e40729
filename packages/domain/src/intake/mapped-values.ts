import { foldText, isSafeUrl, readWhole, timeOf, type IsoDate } from '../kernel/index.ts'
import { type DateSense, isUnclearDate, readDate } from './date-order.ts'
import type { Cells } from './headed-table.ts'

/** A field that a column of a file can be, and the headers by which it is known. */
export interface MappedField<Name extends string = string> {
  readonly name: Name
  readonly label: string
  /** As `headerWord` writes them; its own label is one besides. */
  readonly words: readonly string[]
  readonly isDay?: boolean
}

/** Why a cell was not understood. */
export class CellFault {
  readonly sentence: string
  constructor(sentence: string) {
    this.sentence = sentence
  }
}
type CellValue<Value> = Value | CellFault

/** Takes the cells of one row by their fields, and keeps the first that was not understood. */
export function cellTaker(cells: Cells, fields: readonly MappedField[], sense: DateSense) {
  let fault: string | undefined
  const take = <Value>(name: string, read: (cell: string) => CellValue<Value>, none: Value): Value => {
    const value = read(cells[name] ?? '')
    if (!(value instanceof CellFault)) return value
    fault ??= `${fields.find((field) => field.name === name)?.label ?? name}: ${value.sentence}`
    return none
  }
  return {
    /** Of the first one that was not understood: «Fase: “x” não é uma das opções». */
    fault: () => fault,
    text: (name: string): string => cells[name] ?? '',
    day: (name: string): IsoDate => take(name, (cell) => dayIn(cell, sense), ''),
    time: (name: string): string => take(name, timeIn, ''),
    whole: (name: string): number => take(name, wholeIn, 0),
    url: (name: string): string => take(name, urlIn, ''),
    choice: <Choice extends string>(
      name: string,
      choices: readonly Choice[],
      also?: Readonly<Record<string, Choice>>,
    ): Choice | '' => take<Choice | ''>(name, (cell) => choiceIn(cell, choices, also), ''),
    take,
  }
}

/** A day; a cell that could be two days is named, not guessed. */
export function dayIn(cell: string, sense: DateSense): CellValue<IsoDate> {
  if (cell === '') return ''
  if (isUnclearDate(cell, sense.order))
    return new CellFault(`${cell} pode ser dois dias; escreva como 2026-11-03`)
  const wayOut = SERIAL_DAY.test(cell) ? '. Na planilha, formate a coluna como data' : ''
  return readDate(cell, sense) ?? new CellFault(`“${cell}” não é uma data${wayOut}`)
}
/** A day of this century, as a spreadsheet counts days. */
const SERIAL_DAY = /^[3-5]\d{4}$/

/** One of a list, in any case and without accents; `also` are other words for its choices. */
export function choiceIn<Choice extends string>(
  cell: string,
  choices: readonly Choice[],
  also: Readonly<Record<string, Choice>> = {},
): CellValue<Choice | ''> {
  const word = foldText(cell)
  if (word === '') return ''
  const own = choices.find((choice) => foldText(choice) === word)
  const other = Object.hasOwn(also, word) ? also[word] : undefined
  return own ?? other ?? new CellFault(`“${cell}” não é uma das opções`)
}

/** A bare number may be an hour of the morning or of the afternoon. */
function timeIn(cell: string): CellValue<string> {
  if (cell === '') return ''
  // A spreadsheet writes the seconds too.
  const time = /\D/.test(cell) ? timeOf(cell.replace(/^(\d{1,2}:\d{2}):00$/, '$1')) : ''
  return time || new CellFault(`“${cell}” não é uma hora; escreva como 14:30`)
}

function wholeIn(cell: string): CellValue<number> {
  if (cell === '') return 0
  const value = readWhole(cell)
  return value === undefined || value < 0 ? new CellFault(`“${cell}” não é um número inteiro`) : value
}

const urlIn = (cell: string): CellValue<string> =>
  cell === '' || isSafeUrl(cell) ? cell : new CellFault(`“${cell}” não é um link`)
