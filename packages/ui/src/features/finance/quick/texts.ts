import { formatMoney, splitInstalments, type QuickEntry, type TransactionDraft } from '@caderno/domain/finance'
import type { IsoDate } from '@caderno/domain/kernel'
import { dayWord } from '../texts.ts'

const TYPE = { entrada: 'Entrada', saida: 'Saída' } as const

/** «Saída de R$ 18,50» */
export const moved = ({ tipo, valor }: Pick<TransactionDraft, 'tipo' | 'valor'>): string => `${TYPE[tipo]} de ${formatMoney(valor)}`

/** «3x de R$ 29,97»; the remainder is on the first (spec: issue of the instalments). Undefined of what is booked once. */
export function instalments({ draft, repeat }: QuickEntry): string | undefined {
  if (repeat.tipo !== 'parcelas') return undefined
  const [first = 0, ...others] = splitInstalments(draft.valor, repeat.vezes)
  const last = others.at(-1) ?? first
  return first === last ? `${repeat.vezes}x de ${formatMoney(first)}` : `${repeat.vezes}x, de ${formatMoney(first)} a ${formatMoney(last)}`
}

export const REMEMBERED = ', como da última vez'

/** The preview in one sentence, for who does not see it. */
export const previewSaid = (entry: QuickEntry, categoria: string, today: IsoDate): string =>
  [moved(entry.draft), instalments(entry), categoria, dayWord(entry.draft.data, today)].filter(Boolean).join(', ')

export const bookedWords = (draft: TransactionDraft): string => `${moved(draft)} lançada: ${draft.descricao}.`
