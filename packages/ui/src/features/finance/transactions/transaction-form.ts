import {
  FILL_IN_TRANSACTION,
  occurrences,
  inputMoney,
  repeatErrors,
  TRANSACTION_CATEGORIES,
  transactionDraftSchema,
  unlikelyDay,
  type Repeat,
  type Transaction,
  type TransactionCategory,
  type TransactionDraft,
  type TransactionType,
} from '@caderno/domain/finance'
import { changesOf, fieldErrors, readWhole, type IsoDate } from '@caderno/domain/kernel'
import type { Wrongs } from '../../../hooks/use-form.ts'
import { typedAmount, wrongAmount } from '../amounts.ts'
import type { Unfilled } from '../use-change-form.ts'

/** What the fields hold, as it was typed. */
export interface TransactionValues extends Omit<TransactionDraft, 'valor' | 'categoria'> {
  readonly valor: string
  readonly categoria: TransactionCategory | ''
  readonly repetir: Repeat['tipo']
  readonly vezes: string
  readonly ate: IsoDate
}

export const UNFILLED_TRANSACTION: Unfilled<TransactionValues> = {
  fields: ['descricao', 'valor', 'categoria', 'data'],
  sentence: FILL_IN_TRANSACTION,
}

export const blankForm = (today: IsoDate): TransactionValues => ({
  tipo: 'saida',
  descricao: '',
  valor: '',
  categoria: '',
  data: today,
  repetir: 'nao',
  vezes: '',
  ate: '',
})

export const formOf = ({ tipo, descricao, valor, categoria, data }: Transaction): TransactionValues => ({
  ...blankForm(data),
  tipo,
  descricao,
  valor: inputMoney(valor),
  categoria,
})

/** The fields of the other type: a category that it lacks goes, and none is chosen for it (§5). */
export function withType({ categoria }: TransactionValues, tipo: TransactionType) {
  const known: readonly string[] = TRANSACTION_CATEGORIES[tipo]
  return { tipo, categoria: known.includes(categoria) ? categoria : ('' as const) }
}

/** What the form makes once it has no errors. */
export const draftOf = ({
  tipo,
  descricao,
  valor,
  categoria,
  data,
}: TransactionValues): TransactionDraft => ({
  tipo,
  descricao: descricao.trim(),
  valor: typedAmount(valor),
  categoria: categoria as TransactionCategory,
  data,
})

export function repeatOf({ repetir, vezes, ate }: TransactionValues): Repeat {
  if (repetir === 'nao') return { tipo: 'nao' }
  return repetir === 'parcelas'
    ? { tipo: repetir, vezes: readWhole(vezes) ?? Number.NaN }
    : { tipo: repetir, ate }
}

/** A day that the transaction has already is left as it is. */
export function formErrors(
  values: TransactionValues,
  today: IsoDate,
  before?: IsoDate,
): Wrongs<TransactionValues> {
  const draft = draftOf(values)
  const unlikely = values.data === before ? undefined : unlikelyDay(values.data, today)
  return {
    ...(unlikely && { data: unlikely }),
    ...fieldErrors<TransactionDraft>(transactionDraftSchema as never, draft),
    ...repeatErrors(draft, repeatOf(values)),
    valor: wrongAmount(values.valor),
  }
}

/** The days of what would be added; undefined while some of it is missing or wrong. */
export function daysOf(values: TransactionValues, today: IsoDate): readonly IsoDate[] | undefined {
  const { valor, data, vezes, ate } = formErrors(values, today)
  return valor || data || vezes || ate ? undefined : occurrences(values.data, repeatOf(values))
}

/**
 * A transaction with what was typed over it since the form was opened on `opened`: the rest follows it as it is by `now`, and if it is gone the edit
 * brings it back (D7). Type and category go together.
 */
export function editedDraft(opened: Transaction, now: Transaction, values: TransactionValues) {
  const typed = draftOf(values)
  const changes = changesOf<TransactionDraft>(draftOf(formOf(opened)), typed)
  const { tipo, descricao, valor, categoria, data } = now
  const kind = changes.tipo || changes.categoria ? { tipo: typed.tipo, categoria: typed.categoria } : {}
  return { tipo, descricao, valor, categoria, data, ...changes, ...kind }
}
