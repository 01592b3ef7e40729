import { inputMoney, type FinanceBook, type QuickEntry } from '../src/finance/index.ts'
import { typeFor } from '../src/finance/category.ts'
import { lastTimesIn } from '../src/finance/quick-times.ts'
import { formatDate, momentsIn, wordsOf, type IsoDate } from '../src/kernel/index.ts'

/** The line that means the entry; its category is what is remembered for it. */
export function printQuickLine(
  { draft: { tipo, valor, descricao, data }, repeat }: QuickEntry,
  today: IsoDate,
  book: FinanceBook,
): string {
  const words = wordsOf(descricao)
  const sign = tipo === typeFor(descricao, book) ? '' : tipo === 'entrada' ? '+' : '-'
  const line = [`${sign}${inputMoney(valor)}`, ...words]
  // Words that are so far apart say nothing together.
  if (repeat.tipo === 'parcelas') line.push('- -', `${repeat.vezes}x`)
  else if (lastTimesIn(words)) line.push('- -', '1x')
  if (data !== today || momentsIn(words, today, 'nearest').length > 0) line.push('- -', formatDate(data))
  return line.join(' ')
}
