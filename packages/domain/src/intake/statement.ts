import type { Frequency } from '../finance/index.ts'
import type { IsoDate } from '../kernel/index.ts'
import type { FileLines, Format } from './line.ts'

/** One movement of a bank account or a card, as its file has it. */
export interface StatementItem {
  readonly data: IsoDate
  /** Whole centavos; below zero leaves the account, or is a purchase on a card. Never 0. */
  readonly centavos: number
  readonly descricao: string
  /** What the line is known again by, where its description says more than it did once. */
  readonly knownBy?: string | undefined
  /** The day of the purchase, as the file has it, of an instalment that comes months later. */
  readonly bought?: IsoDate | undefined
  /** The bank's own, unique in its account. */
  readonly id?: string | undefined
  /** Instalment 3 of 10. */
  readonly parcela?: number | undefined
  readonly parcelas?: number | undefined
  /** Of a series that is no purchase in instalments. */
  readonly frequencia?: Frequency | undefined
  /** As the file writes it; absent where it has none. */
  readonly categoria?: string | undefined
  /** Its account, where a file is of several; absent where it does not say. */
  readonly conta?: string | undefined
}

/** What a bank's file says. */
export interface Statement extends FileLines<StatementItem> {
  /** The account as it is proposed: «Nubank». */
  readonly conta: string
  readonly isCard: boolean
  /** Caderno's own table: each line has its account, and all of it was booked already. */
  readonly isOwn?: boolean | undefined
  /** What the file says of the balance before and after its items, in whole centavos. */
  readonly saldo?: { readonly inicial?: number | undefined; readonly final?: number | undefined } | undefined
  /** The bank may write a purchase above or below zero, and nothing in the file decides it. */
  readonly isSignUnsure?: boolean | undefined
  /** The columns that were taken, by their headers: «Valor», «Descrição». */
  readonly columns?: readonly string[] | undefined
}

export type StatementFormat = Format<'statement', Statement>

/** How the balance that a statement names and its items agree. */
export interface BalanceCheck {
  readonly inicial: number
  readonly movimento: number
  readonly final: number
  /** `inicial + movimento − final`, in centavos; 0 where they agree. */
  readonly difference: number
  /** The file writes its closing balance without the decimal mark. */
  readonly isHundredth: boolean
}

/**
 * Checks opening + Σ = closing to the centavo; undefined where one of them is not known. `opening` is what the account holds before the
 * file, for a file that does not name it.
 */
export function checkBalance(
  { lines, saldo }: Pick<Statement, 'lines' | 'saldo'>,
  opening?: number,
): BalanceCheck | undefined {
  const { inicial = opening, final } = saldo ?? {}
  if (inicial === undefined || final === undefined) return undefined
  const movimento = lines.reduce((sum, { item }) => sum + (item?.centavos ?? 0), 0)
  const difference = inicial + movimento - final
  const isHundredth = difference !== 0 && (inicial + movimento) * 100 === final
  return isHundredth
    ? { inicial, movimento, final: final / 100, difference: 0, isHundredth }
    : { inicial, movimento, final, difference, isHundredth }
}
