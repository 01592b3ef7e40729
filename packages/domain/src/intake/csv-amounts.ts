import { foldText } from '../kernel/index.ts'
import { readAmounts } from './amounts.ts'
import type { Role } from './csv-facts.ts'
import type { Table } from './csv-table.ts'
import { badAmount, twoAmounts, unsignedAmount } from './statement-words.ts'

/** An amount, or why it is none: with what was read all the same, of an amount that is 0 or has no sign. */
export type Amount =
  | { readonly centavos: number; readonly refused?: undefined }
  | { readonly refused: string; readonly centavos?: number | undefined }

/** The amounts of all rows of a table, read together: one cell may show how the others are meant. */
export function amountsOf(
  columnOf: (role: Role) => readonly string[],
  { columns }: Table,
): readonly Amount[] {
  if (columns.valor) {
    const [cells, signs] = [columnOf('valor'), columnOf('sinal').map(signOf)]
    const read = readAmounts(cells.map((cell, at) => `${cell} ${signs[at]}`))
    return cells.map((cell, at) => {
      const centavos = read[at]
      if (!centavos) return { refused: badAmount(cell, centavos), centavos }
      const isUnsigned = columns.sinal && signs[at] === '' && !/[-+(CD\u2010-\u2013\u2212]/i.test(cell)
      return isUnsigned ? { refused: unsignedAmount(cell), centavos } : { centavos }
    })
  }
  const [ins, outs] = [columnOf('entrada'), columnOf('saida')]
  const read = readAmounts([...ins, ...outs])
  return ins.map((cell, at) => oneAmount([cell, outs[at]!], [read[at], read[at + ins.length]]))
}

/** D or C, as the column beside an amount says it. */
function signOf(cell: string): string {
  const word = foldText(cell)
  if (/^(?:d|deb\w*|saida)\.?$/.test(word) || word === '-') return 'D'
  return /^(?:c|cred\w*|entrada)\.?$/.test(word) || word === '+' ? 'C' : ''
}

const isEmpty = (cell: string): boolean => /^-?$/.test(cell)

/** The amount of a row that has a column for what comes in and one for what goes out; some banks write what goes out below zero. */
function oneAmount(
  [cameIn, wentOut]: readonly [string, string],
  [into, out]: readonly [number | undefined, number | undefined],
): Amount {
  if (into === undefined && !isEmpty(cameIn)) return { refused: badAmount(cameIn) }
  if (out === undefined && !isEmpty(wentOut)) return { refused: badAmount(wentOut) }
  if (into && out) return { refused: twoAmounts(cameIn, wentOut) }
  if (into) return { centavos: Math.abs(into) }
  if (out) return { centavos: -Math.abs(out) }
  return { refused: badAmount(cameIn || wentOut, into ?? out) }
}
