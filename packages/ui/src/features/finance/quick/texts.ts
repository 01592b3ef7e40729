import {
  formatMoney,
  splitInstalments,
  type QuickEntry,
  type TransactionDraft,
} from '@caderno/domain/finance'
import type { IsoDate, Month } from '@caderno/domain/kernel'
import { wordsTo } from '../../../components/forms/words-to.ts'
import { TYPE } from '../transactions/texts.ts'
import { dayWord, endSentence, named, outOfSight } from '../texts.ts'

/** «Saída de R$ 18,50» */
export const moved = ({ tipo, valor }: Pick<TransactionDraft, 'tipo' | 'valor'>): string =>
  `${TYPE[tipo]} de ${formatMoney(valor)}`

/** «3x de R$ 29,97», the first of them; undefined of what is booked once. */
export const instalments = ({ draft, repeat }: QuickEntry): string | undefined =>
  repeat.tipo === 'parcelas'
    ? `${repeat.vezes}x de ${formatMoney(splitInstalments(draft.valor, repeat.vezes)[0]!)}`
    : undefined

export const HINT = 'O valor e o que foi. Também «+1200 bolsa», «35 uber ontem» ou «89,90 tênis 3x».'
export const REMEMBERED = 'como da última vez'

/** The preview in one sentence, for who does not see it. */
export const formatPreview = (entry: QuickEntry, today: IsoDate, dayWords = ''): string =>
  [
    moved(entry.draft),
    named(entry.draft.descricao),
    instalments(entry),
    entry.draft.categoria,
    wordsTo(dayWords, dayWord(entry.draft.data, today)),
  ]
    .filter(Boolean)
    .join(', ')

export const bookedWords = (draft: TransactionDraft, month: Month, isFiltered: boolean): string =>
  endSentence(
    `${moved(draft)} lançada${outOfSight(draft.data, month, isFiltered)}: ${named(draft.descricao)}`,
  )
