import {
  changesOf,
  fieldErrors,
  isIsoDate,
  isUnfilled,
  type FieldErrors,
  type IsoDate,
} from '../kernel/index.ts'
import { unlikelyTarget, wrongDepositDay } from './days.ts'
import { depositError } from './goals.ts'
import { AMOUNT_REQUIRED, DAY_INVALID, DAY_REQUIRED, FILL_IN_GOAL, SAVED_NEGATIVE } from './messages.ts'
import { amountError, inputMoney, parseMoney, typedAmount } from './money.ts'
import { financialGoalDraftSchema, type FinancialGoal, type FinancialGoalDraft } from './records.ts'

/** The fields of a goal as they are typed: amounts are text. */
export type FinancialGoalForm = Readonly<Record<keyof FinancialGoalDraft, string>>
/** The fields of a deposit as they are typed. */
export type DepositForm = Readonly<Record<'valor' | 'data', string>>

/** The first values of the form: a goal as it is stored, or a new one. */
export const financialGoalForm = ({
  descricao = '',
  valor,
  dataAlvo = '',
  valorAtual = 0,
}: Partial<FinancialGoalDraft> = {}): FinancialGoalForm => ({
  descricao,
  valor: valor === undefined ? '' : inputMoney(valor),
  dataAlvo,
  valorAtual: inputMoney(valorAtual),
})

/** A form without errors as the draft that it stands for. */
export const financialGoalOf = (form: FinancialGoalForm): FinancialGoalDraft => ({
  ...form,
  descricao: form.descricao.trim(),
  valor: typedAmount(form.valor),
  valorAtual: typedAmount(form.valorAtual),
})

/** What was changed in the form since it was opened on `opened`. */
export const editedGoalFields = (
  opened: FinancialGoalDraft,
  form: FinancialGoalForm,
): Partial<FinancialGoalDraft> => changesOf(financialGoalOf(financialGoalForm(opened)), financialGoalOf(form))

/** One sentence per wrong field. A target day that the goal has `before` may stay whatever it is. */
export function financialGoalErrors(
  form: FinancialGoalForm,
  today: IsoDate,
  before?: IsoDate,
): FieldErrors<FinancialGoalForm> {
  const unlikely = form.dataAlvo === before ? undefined : unlikelyTarget(form.dataAlvo, today)
  return {
    ...(unlikely && { dataAlvo: unlikely }),
    ...fieldErrors<FinancialGoalDraft>(financialGoalDraftSchema, financialGoalOf(form)),
    valor: amountError(form.valor, 'Valor total é obrigatório'),
    valorAtual: savedError(form.valorAtual),
  }
}

/** The sentence for the form as a whole while a required field is empty (§5). */
export const unfilledGoal = (form: FinancialGoalForm, errors: FieldErrors<FinancialGoalForm>) =>
  isUnfilled(['descricao', 'valor', 'dataAlvo'], form, errors) ? FILL_IN_GOAL : undefined

/** The sentences for a new value of a goal that has one: an emptied field is no zero. */
export const savedErrors = ({ valorAtual }: Pick<FinancialGoalForm, 'valorAtual'>) => ({
  valorAtual: valorAtual.trim() === '' ? AMOUNT_REQUIRED : savedError(valorAtual),
})

/** The sentences for a deposit: it is more than nothing, and not more than the goal can hold. */
export const depositErrors = (
  goal: FinancialGoal,
  { valor, data }: DepositForm,
  today: IsoDate,
): FieldErrors<DepositForm> => ({
  valor: amountError(valor) ?? depositError(goal, typedAmount(valor)),
  data: depositDayError(data, today),
})

const NEGATIVE = /^\s*(R\$)?\s*[-−–]/i

/** Nothing typed is nothing saved, and less than nothing has a sentence of its own (D11). */
function savedError(text: string): string | undefined {
  const parsed = parseMoney(text)
  if (text.trim() === '' || typeof parsed === 'number') return undefined
  return NEGATIVE.test(text) ? SAVED_NEGATIVE : parsed.error
}

function depositDayError(day: string, today: IsoDate): string | undefined {
  if (day === '') return DAY_REQUIRED
  return isIsoDate(day) ? wrongDepositDay(day, today) : DAY_INVALID
}
