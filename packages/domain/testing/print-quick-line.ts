import { inputMoney, type QuickEntry } from '../src/finance/index.ts'
import { isEm, lastTimesIn } from '../src/finance/quick-line.ts'
import { isDia } from '../src/kernel/day-words.ts'
import { formatDate, lastDayIn, wordsOf, type IsoDate } from '../src/kernel/index.ts'

/** The line that means the entry; its category is what is remembered for it. */
export function printQuickLine(
  { draft: { tipo, valor, descricao, data }, repeat }: QuickEntry,
  today: IsoDate,
): string {
  const words = wordsOf(descricao)
  const line = [`${tipo === 'entrada' ? '+' : ''}${inputMoney(valor)}`, ...words]
  if (repeat.tipo === 'parcelas') line.push(...(isEm(line.at(-1)!) ? ['em'] : []), `${repeat.vezes}x`)
  else if (lastTimesIn(words)) line.push(...(isEm(line.at(-1)!) ? ['em'] : []), '1x')
  if (data !== today || lastDayIn(words, today))
    line.push(...(isDia(line.at(-1)!) ? ['dia'] : []), formatDate(data))
  return line.join(' ')
}
