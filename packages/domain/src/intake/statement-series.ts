import { instalmentLabel, transactionsOf, type FinanceBook, type SeriesPlace } from '../finance/index.ts'
import { addToMonth, foldText, monthOf, type Month } from '../kernel/index.ts'
import { hashOf } from './key.ts'
import type { StatementItem } from './statement.ts'

interface Series {
  readonly grupo: string
  readonly first: Month
  readonly numbers: Set<number>
}

/**
 * The place of each item that is an instalment and comes in in its series: one that the book or the file has already (alike in words and number, begun in the
 * same month or the one beside it, and still without this instalment), else a new one.
 */
export function seriesPlacesOf(
  items: readonly (StatementItem | undefined)[],
  book: FinanceBook,
  conta: string,
): readonly (Pick<SeriesPlace, 'grupo' | 'parcela' | 'parcelas'> | undefined)[] {
  const known = new Map<string, Series[]>()
  const enter = (key: string, series: Series) => known.set(key, [...(known.get(key) ?? []), series])
  for (const one of transactionsOf(book)) {
    const { grupo, parcela, parcelas } = one
    if (!grupo || !parcela || !parcelas || instalmentLabel(one) === '') continue
    const [key, first] = [keyOf(one.descricao, parcelas), firstMonth(one.data, parcela)]
    const series = known.get(key)?.find((each) => each.grupo === grupo)
    if (series) series.numbers.add(parcela)
    else enter(key, { grupo, first, numbers: new Set([parcela]) })
  }
  return items.map((item) => {
    const { descricao = '', data = '', parcela, parcelas } = item ?? {}
    if (parcela === undefined || parcelas === undefined || parcelas < 2 || parcela > parcelas)
      return undefined
    const [key, first] = [keyOf(descricao, parcelas), firstMonth(data, parcela)]
    const near = [first, addToMonth(first, -1), addToMonth(first, 1)]
    // The one that was begun in the very month, and has the most of its instalments.
    const found = (known.get(key) ?? [])
      .filter((each) => near.includes(each.first) && !each.numbers.has(parcela))
      .toSorted((a, b) => near.indexOf(a.first) - near.indexOf(b.first) || b.numbers.size - a.numbers.size)[0]
    if (found) found.numbers.add(parcela)
    const taken = known.get(key)?.length ?? 0
    const grupo = found?.grupo ?? hashOf(`${foldText(conta)} ${key} ${first} ${taken}`)
    if (!found) enter(key, { grupo, first, numbers: new Set([parcela]) })
    return { grupo, parcela, parcelas }
  })
}

const firstMonth = (data: string, parcela: number): Month => addToMonth(monthOf(data), 1 - parcela)

/** The description without its instalment, and of how many it is. */
const keyOf = (descricao: string, parcelas: number): string =>
  `${foldText(descricao)
    .replaceAll(/\(?\b(?:parcela |parc\.? )?\d{1,3} ?(?:\/|de) ?\d{1,3}\b\)?/g, ' ')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()} ${parcelas}`
