import type { BareInstalments } from './statement-words.ts'

/** What a column of a bank's table holds. */
export type Role =
  | 'data'
  | 'descricao'
  /** More of the description, by which no line is known again: what came in before it was read would come in twice. */
  | 'detalhe'
  | 'valor'
  | 'entrada'
  | 'saida'
  /** D or C, beside an amount without a sign. */
  | 'sinal'
  | 'saldo'
  /** The day at whose end the balance is the one of its row. */
  | 'diaDoSaldo'
  | 'id'
  | 'parcela'

/** How the table of a bank is known. Headers stand as `headerWord` gives them. */
export interface TableFacts {
  /** The headers that a role may have. All of a description that are there are joined; of other roles the first that is there is taken. */
  readonly columns: Partial<Record<Role, readonly string[]>>
  /** A table is of this bank where all headers of one of these sets are there. */
  readonly marks: readonly (readonly string[])[]
  /** Only these columns are there: their headers alone are those of other tables too. */
  readonly isExact?: boolean
  /** It has no header: its rows are a day, a description and an amount. */
  readonly withoutHeader?: boolean
}

/** What is to be known of a bank's CSV file. */
export interface CsvFacts extends TableFacts {
  readonly id: string
  /** «Nubank, conta (CSV)». */
  readonly name: string
  /** The account as it is proposed. */
  readonly conta: string
  /** A card: above zero is a purchase in its file. */
  readonly isCard?: boolean
  /** A balance row has its balance where others have their amount. */
  readonly hasBalanceAmounts?: boolean
  /** A description goes on in the row below it, which has nothing else. */
  readonly hasContinuations?: boolean
  /** What the bank says of its own file, in rows that have nothing else; in small letters without accents. */
  readonly remarks?: RegExp
  /** Days have no year: that of the invoice, or the latest that is not to come. */
  readonly hasShortDays?: boolean
  readonly bareInstalments?: BareInstalments
  /** Each instalment has the day of its purchase. */
  readonly hasPurchaseDays?: boolean
  /** How the first row below the table begins, of a file in which something else follows. */
  readonly end?: string
  /** The headers of the opening and the closing balance, above the table. */
  readonly totals?: Readonly<Record<'inicial' | 'final', string>>
}
