import {
  categoryByWord,
  TRANSACTION_CATEGORIES,
  transactionsOf,
  type FinanceBook,
  type TransactionCategory,
  type TransactionType,
} from '../finance/index.ts'
import { foldedOnce } from '../kernel/index.ts'
import type { StatementItem } from './statement.ts'

/** What banks write before a name, and says nothing of what it was for. */
const NOISE =
  /\b(?:pix|transf\w*|ted|doc|enviad[oa]|recebid[oa]|compra|no|cartao|debito|credito|pagamento|pgto|pag|pelo|de|do|da|para|a|vista|parcela)\b/g

/** The descriptions that are meant as one: without numbers, dates, instalments and the words that banks put before a name. */
export const alikeOf = (descricao: string): string => {
  const known = alike.get(descricao)
  if (known !== undefined) return known
  const folded = foldedOnce(descricao)
  const words = folded.replaceAll(/[^\p{L} ]+/gu, ' ')
  const name = words.replaceAll(NOISE, ' ').replaceAll(/\s+/g, ' ').trim() || folded
  if (alike.size === MOST_REMEMBERED) alike.clear()
  alike.set(descricao, name)
  return name
}
const MOST_REMEMBERED = 20_000
const alike = new Map<string, string>()

/** The category of what a statement brings: as the file says it, else as what is alike was booked the last time, else by a known word, else «Outros». */
export function categoriesOf(book: FinanceBook) {
  const remembered = new Map<string, TransactionCategory>()
  for (const { tipo, descricao, categoria } of transactionsOf(book)) {
    const key = `${tipo} ${alikeOf(descricao)}`
    if (!remembered.has(key)) remembered.set(key, categoria)
  }
  return ({ descricao, categoria = '' }: StatementItem, tipo: TransactionType): TransactionCategory =>
    categoryNamed(categoria, tipo) ??
    remembered.get(`${tipo} ${alikeOf(descricao)}`) ??
    categoryByWord(descricao, tipo) ??
    'Outros'
}

/** What the file has for a category, where it is none of the app's. */
export const unknownCategory = ({ categoria }: StatementItem, tipo: TransactionType): string | undefined =>
  categoria === undefined || categoryNamed(categoria, tipo) ? undefined : categoria

const categoryNamed = (name: string, tipo: TransactionType): TransactionCategory | undefined =>
  TRANSACTION_CATEGORIES[tipo].find((category) => foldedOnce(category) === foldedOnce(name))
