import {
  changesOf,
  fieldErrors,
  isBlank,
  isUnfilled,
  readWhole,
  type FieldErrors,
  type IsoDate,
} from '../kernel/index.ts'
import { unlikelyDay } from './days.ts'
import { FILL_IN_TRANSACTION } from './messages.ts'
import { amountError, inputMoney, typedAmount } from './money.ts'
import { TRANSACTION_CATEGORIES, type TransactionCategory, type TransactionType } from './choices.ts'
import { transactionDraftSchema, type TransactionDraft } from './records.ts'
import { occurrences, repeatErrors, type Repeat } from './repeat.ts'

/** The fields of a transaction as they are typed. */
export interface TransactionForm extends Omit<TransactionDraft, 'valor' | 'categoria' | 'conta'> {
  readonly valor: string
  readonly categoria: TransactionCategory | ''
  readonly conta: string
  readonly repetir: Repeat['tipo']
  readonly vezes: string
  readonly ate: IsoDate
}

/** The first values of the form for a new transaction. */
export const newTransactionForm = (today: IsoDate): TransactionForm => ({
  tipo: 'saida',
  descricao: '',
  valor: '',
  categoria: '',
  data: today,
  conta: '',
  repetir: 'nao',
  vezes: '',
  ate: '',
})

/** The first values of the form for a transaction as it is stored. */
export const transactionForm = ({
  tipo,
  descricao,
  valor,
  categoria,
  data,
  conta = '',
}: TransactionDraft): TransactionForm => ({
  ...newTransactionForm(data),
  tipo,
  descricao,
  valor: inputMoney(valor),
  categoria,
  conta,
})

/** The fields of another type: a category that it lacks goes, and none is chosen for it (§5). */
export function withTransactionType({ categoria }: TransactionForm, tipo: TransactionType) {
  const known: readonly string[] = TRANSACTION_CATEGORIES[tipo]
  return { tipo, categoria: known.includes(categoria) ? categoria : ('' as const) }
}

/** A form without errors as the draft that it stands for. */
export const transactionOf = ({
  tipo,
  descricao,
  valor,
  categoria,
  data,
  conta,
}: TransactionForm): TransactionDraft => ({
  tipo,
  descricao: descricao.trim(),
  valor: typedAmount(valor),
  categoria: categoria as TransactionCategory,
  data,
  ...(!isBlank(conta) && { conta: conta.trim() }),
})

export function repeatOf({ repetir, vezes, ate }: TransactionForm): Repeat {
  if (repetir === 'nao') return { tipo: 'nao' }
  return repetir === 'parcelas'
    ? { tipo: repetir, vezes: readWhole(vezes) ?? Number.NaN }
    : { tipo: repetir, ate }
}

/** One sentence per wrong field. A day that the transaction has `before` may stay whatever it is. */
export function transactionErrors(
  form: TransactionForm,
  today: IsoDate,
  before?: IsoDate,
): FieldErrors<TransactionForm> {
  const draft = transactionOf(form)
  const unlikely = form.data === before ? undefined : unlikelyDay(form.data, today)
  return {
    ...(unlikely && { data: unlikely }),
    ...fieldErrors<TransactionDraft>(transactionDraftSchema as never, draft),
    ...repeatErrors(draft, repeatOf(form)),
    valor: amountError(form.valor),
  }
}

/** The sentence for the form as a whole while a required field is empty (§5). */
export const unfilledTransaction = (form: TransactionForm, errors: FieldErrors<TransactionForm>) =>
  isUnfilled(['descricao', 'valor', 'categoria', 'data'], form, errors) ? FILL_IN_TRANSACTION : undefined

/** The days of what would be added; undefined while some of it is missing or wrong. */
export function formOccurrences(form: TransactionForm, today: IsoDate): readonly IsoDate[] | undefined {
  const { valor, data, vezes, ate } = transactionErrors(form, today)
  return valor || data || vezes || ate ? undefined : occurrences(form.data, repeatOf(form))
}

/** What was changed in the form since it was opened on `opened`. Type and category go together. */
export function editedTransactionFields(
  opened: TransactionDraft,
  form: TransactionForm,
): Partial<TransactionDraft> {
  const typed = transactionOf(form)
  // An account that was taken out is a change as well.
  const fields = changesOf<TransactionDraft>(transactionOf(transactionForm(opened)), {
    conta: undefined,
    ...typed,
  })
  return fields.tipo || fields.categoria
    ? { ...fields, tipo: typed.tipo, categoria: typed.categoria }
    : fields
}
