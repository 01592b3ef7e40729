import { parseQuickLine, QUICK_AMOUNT_FIRST, type FinanceService } from '@caderno/domain/finance'
import { monthOf } from '@caderno/domain/kernel'
import type { ReadLine } from '../../modules/part.ts'
import { bookedWords, formatPreview } from './quick/texts.ts'

/** «18,50 almoço» */
export const readTransaction: ReadLine = (line, { book }, today) => {
  const read = parseQuickLine(line, { today, book })
  if ('error' in read) {
    const refusal = read.error || QUICK_AMOUNT_FIRST
    return { refusal, isUnknown: refusal === QUICK_AMOUNT_FIRST }
  }
  const { draft } = read.ok
  return {
    sentence: formatPreview(read.ok, today, read.dayWords),
    others: read.others,
    add: (service: FinanceService) => ({
      write: service.add(read.ok),
      failure: 'save-transaction',
      words: () => bookedWords(draft, monthOf(draft.data), false),
    }),
  }
}
