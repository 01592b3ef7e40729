import * as v from 'valibot'
import { LIMITS, requiredDay, requiredText, withFallbacks } from '../kernel/index.ts'
import { CATEGORY_REQUIRED, DAY_REQUIRED, DESCRIPTION_REQUIRED, TARGET_DAY_REQUIRED } from './messages.ts'
import { amount, savedAmount, stored } from './money.ts'

export const TRANSACTION_TYPES = ['entrada', 'saida'] as const
export type TransactionType = (typeof TRANSACTION_TYPES)[number]

/** Categories depend on the type (spec §5, §9). */
export const TRANSACTION_CATEGORIES = {
  entrada: ['Salário', 'Freelancer', 'Investimentos', 'Mesada', 'Presente', 'Reembolso', 'Outros'],
  saida: ['Moradia', 'Alimentação', 'Transporte', 'Faculdade', 'Educação', 'Saúde', 'Lazer', 'Vestuário', 'Outros'],
} as const
export type TransactionCategory = (typeof TRANSACTION_CATEGORIES)[TransactionType][number]

const descricao = requiredText(DESCRIPTION_REQUIRED, LIMITS.long)

const transactionFields = <Type extends TransactionType>(tipo: Type) => ({
  descricao,
  valor: amount,
  categoria: v.picklist(TRANSACTION_CATEGORIES[tipo], CATEGORY_REQUIRED),
  data: requiredDay(DAY_REQUIRED),
  tipo: v.literal(tipo),
})

/** What a transaction form makes (spec §3, financas). */
export const transactionDraftSchema = v.variant('tipo', [v.object(transactionFields('entrada')), v.object(transactionFields('saida'))])
export interface TransactionDraft {
  readonly descricao: string
  /** In reais, at most two decimals. */
  readonly valor: number
  readonly categoria: TransactionCategory
  readonly data: string
  readonly tipo: TransactionType
}
export interface Transaction extends TransactionDraft {
  readonly id: string
}

/** What a transaction is and what it moves must be sound; the rest falls back, so that no sum lacks it for a broken word. */
const storedTransaction = <Type extends TransactionType>(tipo: Type) => {
  const fields = transactionFields(tipo)
  return v.looseObject({
    id: v.string(),
    ...withFallbacks({ ...fields, valor: stored(amount) }, { descricao: '', data: '' }),
    categoria: v.fallback(fields.categoria, 'Outros'),
  })
}
export const incomeSchema = storedTransaction('entrada')
export const expenseSchema = storedTransaction('saida')
export const transactionSchema = v.variant('tipo', [incomeSchema, expenseSchema])

const goalFields = { descricao, valor: amount, dataAlvo: requiredDay(TARGET_DAY_REQUIRED), valorAtual: savedAmount }

/** What a goal form makes (spec §3, financas): `valor` is the total to reach, `valorAtual` what is there already. */
export const financialGoalDraftSchema = v.object(goalFields)
export type FinancialGoalDraft = Readonly<v.InferOutput<typeof financialGoalDraftSchema>>
export interface FinancialGoal extends FinancialGoalDraft {
  readonly id: string
}

export const financialGoalSchema = v.looseObject({
  id: v.string(),
  ...withFallbacks({ ...goalFields, valor: stored(amount), valorAtual: stored(savedAmount) }, { descricao: '', dataAlvo: '', valorAtual: 0 }),
})
