import { transactionsOf, type FinanceBook, type SeriesPlace } from '../finance/index.ts'
import { addDays, addToMonth, foldText, monthOf } from '../kernel/index.ts'
import { hashOf } from './key.ts'
import type { StatementItem } from './statement.ts'

interface Series {
  readonly grupo: string
  /** The month in which it began; the day, of what comes each week. */
  readonly first: string
  readonly numbers: Set<number>
  readonly days: Set<string>
}

/**
 * The place of each item that is an instalment and may come in in its series: one that the book or the file has already (alike in words and number, begun in the
 * same month or the one beside it, or with an instalment of the same day, as a card has it that writes the day of the purchase on each; and still without
 * this instalment), else a new one.
 */
export function seriesPlacesOf(
  items: readonly (StatementItem | undefined)[],
  book: FinanceBook,
  conta: string,
): readonly (SeriesPlace | undefined)[] {
  const known = new Map<string, Series[]>()
  const enter = (key: string, series: Series) => known.set(key, [...(known.get(key) ?? []), series])
  for (const one of transactionsOf(book)) {
    const { grupo, parcela, parcelas, data } = one
    if (!grupo || !parcela || !parcelas) continue
    const [key, first] = [keyOf(one), firstOf(one)]
    const series = known.get(key)?.find((each) => each.grupo === grupo)
    if (series) add(series, parcela, data)
    else enter(key, { grupo, first, numbers: new Set([parcela]), days: new Set([data]) })
  }
  return items.map((item) => {
    const { parcela, parcelas, frequencia } = item ?? {}
    if (!item || parcela === undefined || parcelas === undefined || parcelas < 2 || parcela > parcelas)
      return undefined
    const [key, first] = [keyOf(item), firstOf(item)]
    const near =
      frequencia === 'semanal'
        ? [0, -1, 1, -2, 2, -3, 3].map((days) => addDays(first, days))
        : [0, -1, 1].map((months) => addToMonth(first, months))
    const rankOf = (each: Series) =>
      near.includes(each.first)
        ? near.indexOf(each.first)
        : each.days.has(item.bought ?? item.data)
          ? near.length
          : -1
    // The one that was begun at the very time, and has the most of its instalments.
    const found = (known.get(key) ?? [])
      .filter((each) => rankOf(each) >= 0 && !each.numbers.has(parcela))
      .toSorted((a, b) => rankOf(a) - rankOf(b) || b.numbers.size - a.numbers.size)[0]
    if (found) add(found, parcela, item.data)
    const taken = known.get(key)?.length ?? 0
    const grupo = found?.grupo ?? hashOf(`${foldText(conta)} ${key} ${first} ${taken}`)
    if (!found) enter(key, { grupo, first, numbers: new Set([parcela]), days: new Set([item.data]) })
    return { grupo, parcela, parcelas, ...(frequencia && { frequencia }) }
  })
}

function add({ numbers, days }: Series, parcela: number, day: string): void {
  numbers.add(parcela)
  days.add(day)
}

type Part = Pick<StatementItem, 'descricao' | 'data' | 'parcela' | 'parcelas' | 'frequencia'>

const firstOf = ({ data, parcela = 1, frequencia }: Part): string =>
  frequencia === 'semanal' ? addDays(data, 7 - 7 * parcela) : addToMonth(monthOf(data), 1 - parcela)

/** The description without its instalment, of how many it is, and how often it comes. */
const keyOf = ({ descricao, parcelas, frequencia }: Part): string =>
  `${foldText(descricao)
    .replaceAll(/\(?\b(?:parcela |parc\.? )?\d{1,3} ?(?:\/|de) ?\d{1,3}\b\)?/g, ' ')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()} ${parcelas}${frequencia ?? ''}`
