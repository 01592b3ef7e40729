import * as v from 'valibot'
import {
  decode,
  isMonth,
  LIMITS,
  requiredDay,
  requiredText,
  textUpTo,
  withFallbacks,
} from '../kernel/index.ts'
import { ACCOUNT_LENGTH, TRANSACTION_CATEGORIES, type TransactionType } from './choices.ts'
import { DAY_REQUIRED } from './messages.ts'
import { amount, savedAmount, stored } from './money.ts'
import { withSoundPlace, type Optional, type SeriesPlace } from './repeat.ts'

const descricao = requiredText('Descrição é obrigatória', LIMITS.long)
/** As its statement or the student says it; absent where neither does. */
const conta = v.optional(textUpTo(ACCOUNT_LENGTH))

const transactionFields = <Type extends TransactionType>(tipo: Type) => ({
  descricao,
  valor: amount,
  categoria: v.picklist(TRANSACTION_CATEGORIES[tipo], 'Escolha uma categoria da lista'),
  data: requiredDay(DAY_REQUIRED),
  tipo: v.literal(tipo),
})

/** What a transaction form makes (§3, financas). */
export const transactionDraftSchema = v.variant('tipo', [
  v.object({ ...transactionFields('entrada'), conta }),
  v.object({ ...transactionFields('saida'), conta }),
])
type Draft = v.InferOutput<typeof transactionDraftSchema>
/** A transaction of either type as a form makes it; `valor` is in reais, with at most two decimals. */
export type TransactionDraft = { readonly [Field in keyof Draft]: Draft[Field] }
/** A stored transaction, with the fields of its place if it is one of a series. */
export interface Transaction extends TransactionDraft, Optional<SeriesPlace> {
  readonly id: string
  /** ISO instant; of one day the last added stands first. What was stored before this field has none. */
  readonly createdAt?: string | undefined
  /** How its line of the statement that it came from is known again (`intake/key.ts`); absent where it was typed. */
  readonly origem?: string | undefined
  /** The account of that statement, where the student has since said another one than the statement. */
  readonly extrato?: string | undefined
}

const optionalText = v.optional(v.fallback(v.optional(v.string()), undefined))

/** What a transaction is and what it moves must be sound; the rest falls back, so that no sum lacks it for a broken word. */
const storedTransaction = <Type extends TransactionType>(tipo: Type) => {
  const fields = transactionFields(tipo)
  const stands = v.looseObject({
    id: v.string(),
    ...withFallbacks({ ...fields, valor: stored(amount) }, { descricao: '', data: '' }),
    categoria: v.fallback(fields.categoria, 'Outros'),
    createdAt: optionalText,
    conta: optionalText,
    origem: optionalText,
    extrato: optionalText,
  })
  return v.pipe(stands, v.transform(withSoundPlace))
}
export const incomeSchema = storedTransaction('entrada')
export const expenseSchema = storedTransaction('saida')

const goalFields = {
  descricao,
  valor: amount,
  dataAlvo: requiredDay('Data-alvo é obrigatória'),
  valorAtual: savedAmount,
}

/** What a goal form makes (§3, financas): `valor` is the total to reach, `valorAtual` what is there already. */
export const financialGoalDraftSchema = v.object(goalFields)
export type FinancialGoalDraft = Readonly<v.InferOutput<typeof financialGoalDraftSchema>>
/** What was put aside on a day; part of `valorAtual`. */
const deposit = v.object({ id: v.string(), data: requiredDay(DAY_REQUIRED), valor: stored(amount) })
export type Deposit = Readonly<v.InferOutput<typeof deposit>>
/** A broken one is left out: what is saved counts it all the same. */
const deposits = v.pipe(
  v.array(v.unknown()),
  v.transform((list) => list.flatMap((element) => decode(deposit, element) ?? [])),
)
export interface FinancialGoal extends FinancialGoalDraft {
  readonly id: string
  /** Oldest first; absent where there are none. */
  readonly depositos?: readonly Deposit[] | undefined
}

export const financialGoalSchema = v.looseObject({
  id: v.string(),
  ...withFallbacks(
    { ...goalFields, valor: stored(amount), valorAtual: stored(savedAmount) },
    { descricao: '', dataAlvo: '', valorAtual: 0 },
  ),
  depositos: v.optional(v.fallback(v.optional(deposits), undefined)),
})

/** What may be spent on a category from a month on, until a later budget of it says otherwise; 0 ends it. */
const budget = v.object({
  /** `budgetId(mes, categoria)`: one budget for each. */
  id: v.string(),
  categoria: v.picklist(TRANSACTION_CATEGORIES.saida),
  mes: v.pipe(v.string(), v.check(isMonth)),
  valor: stored(savedAmount),
})
export const budgetSchema = v.looseObject(budget.entries)
export type Budget = Readonly<v.InferOutput<typeof budget>>
