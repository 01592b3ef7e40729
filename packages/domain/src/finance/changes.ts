import { changesOf, isIsoDate, pick, type IdSource } from '../kernel/index.ts'
import type { FinanceBook, FinanceChange } from './ports.ts'
import type { Transaction, TransactionDraft } from './records.ts'
import { occurrences, repetitionDay, splitInstalments, type Repeat } from './repeat.ts'

/** The fields of a transaction that a form can change. */
const FORM_FIELDS = ['descricao', 'valor', 'categoria', 'data', 'tipo', 'conta'] as const

/** Which transactions of a repetition are meant. */
export const SCOPES = ['esta', 'proximas', 'todas'] as const
export type Scope = (typeof SCOPES)[number]

/** What a form enters: one transaction, or every one of its repetition. Instalments share the amount, the others have it each. */
export function newTransactions(
  draft: TransactionDraft,
  repeat: Repeat,
  { ids, now }: { ids: IdSource; now: Date },
): readonly Transaction[] {
  const createdAt = now.toISOString()
  const days = occurrences(draft.data, repeat)
  if (repeat.tipo === 'nao' || days.length < 2) return [{ ...draft, id: ids.next(), createdAt }]
  const amounts =
    repeat.tipo === 'parcelas' ? splitInstalments(draft.valor, days.length) : days.map(() => draft.valor)
  const series = {
    grupo: ids.next(),
    parcelas: days.length,
    ...(repeat.tipo !== 'parcelas' && { frequencia: repeat.tipo }),
  }
  return days.map((data, at) => ({
    ...draft,
    data,
    valor: amounts[at]!,
    id: ids.next(),
    createdAt,
    ...series,
    parcela: at + 1,
  }))
}

export const addChanges = (transactions: readonly Transaction[]): readonly FinanceChange[] =>
  transactions.map(putting)

/** The transactions that a scope means, in the order of the repetition; this one too where the book has lost it: an edit wins (D7). */
export function seriesOf(book: FinanceBook, transaction: Transaction, scope: Scope): readonly Transaction[] {
  const { grupo } = transaction
  if (scope === 'esta' || !grupo) return [transaction]
  const first = scope === 'proximas' ? numberOf(transaction) : 1
  const known = [...book.entradas, ...book.saidas].filter(
    (one) => one.grupo === grupo && numberOf(one) >= first,
  )
  return (known.some(({ id }) => id === transaction.id) ? known : [...known, transaction]).sort(
    (a, b) => numberOf(a) - numberOf(b),
  )
}

/**
 * Writes what the form changed into every transaction that is meant, and leaves what it did not change as each has it. A new day is this
 * one's; the others lie as far from it as the repetition has them. Nothing to write where nothing changed.
 */
export function editChanges(
  book: FinanceBook,
  transaction: Transaction,
  draft: TransactionDraft,
  scope: Scope,
): readonly FinanceChange[] {
  const { data, ...changed } = changesOf<TransactionDraft>(transaction, pick(draft, FORM_FIELDS))
  const kind = (changed.tipo ?? changed.categoria) ? { tipo: draft.tipo, categoria: draft.categoria } : {}
  return seriesOf(book, transaction, scope).flatMap((one) => {
    const edited = {
      ...one,
      ...changed,
      ...kind,
      ...('conta' in changed && statementKept(one, changed.conta)),
      data: data === undefined ? one.data : movedDay(transaction, data, one),
    }
    if (Object.keys(changesOf<Transaction>(one, edited)).length === 0) return []
    return one.tipo === edited.tipo ? [putting(edited)] : [removing(one), putting(edited)]
  })
}

export const removeChanges = (
  book: FinanceBook,
  transaction: Transaction,
  scope: Scope,
): readonly FinanceChange[] => seriesOf(book, transaction, scope).map(removing)

/** «2/12» for an instalment, else empty. */
export const instalmentLabel = ({ grupo, parcela, parcelas, frequencia }: Transaction): string =>
  grupo && !frequencia ? `${parcela}/${parcelas}` : ''

/** The account of the statement that a transaction came from; of one that was typed, its own. */
export const statementAccount = ({
  conta,
  extrato,
}: Pick<Transaction, 'conta' | 'extrato'>): string | undefined => extrato ?? conta

/** Its line is known again by the account of the statement, whatever its account is called by now: nothing comes in twice. */
function statementKept(one: Transaction, conta: string | undefined): Pick<Transaction, 'extrato'> {
  const known = statementAccount(one)
  return { extrato: one.origem === undefined || known === conta ? undefined : known }
}

const putting = (put: Transaction): FinanceChange =>
  put.tipo === 'entrada' ? { list: 'entradas', put } : { list: 'saidas', put }
const removing = ({ tipo, id }: Transaction): FinanceChange => ({
  list: tipo === 'entrada' ? 'entradas' : 'saidas',
  remove: id,
})

const numberOf = ({ parcela }: Transaction): number => parcela ?? 1

function movedDay(anchor: Transaction, day: string, one: Transaction): string {
  const moved = repetitionDay(day, anchor.frequencia ?? 'parcelas', numberOf(one) - numberOf(anchor))
  return isIsoDate(moved) ? moved : one.data
}
