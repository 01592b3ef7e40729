import {
  DAY_INVALID,
  DAY_REQUIRED,
  depositError,
  FILL_IN_GOAL,
  financialGoalDraftSchema,
  inputMoney,
  parseMoney,
  SAVED_NEGATIVE,
  unlikelyTarget,
  wrongDepositDay,
  type FinancialGoal,
  type FinancialGoalDraft,
} from '@caderno/domain/finance'
import { fieldErrors, isIsoDate, type IsoDate } from '@caderno/domain/kernel'
import type { Wrongs } from '../../../hooks/use-form.ts'
import { AMOUNT_REQUIRED, typedAmount, wrongAmount } from '../amounts.ts'
import type { Unfilled } from '../use-change-form.ts'

/** What the fields of a goal hold: amounts as they are typed. */
export type GoalFormValues = Readonly<Record<keyof FinancialGoalDraft, string>>

export const goalTyped = (values: GoalFormValues): FinancialGoalDraft => ({
  ...values,
  descricao: values.descricao.trim(),
  valor: typedAmount(values.valor),
  valorAtual: typedAmount(values.valorAtual),
})

export const goalForm = ({
  descricao = '',
  valor,
  dataAlvo = '',
  valorAtual = 0,
}: Partial<FinancialGoalDraft> = {}): GoalFormValues => ({
  descricao,
  valor: valor === undefined ? '' : inputMoney(valor),
  dataAlvo,
  valorAtual: inputMoney(valorAtual),
})

const NEGATIVE = /^\s*(R\$)?\s*[-−–]/i

/** Of what is saved already: nothing typed is nothing saved, and less than nothing has a sentence of its own (D11). */
function wrongSaved(text: string): string | undefined {
  const parsed = parseMoney(text)
  if (text.trim() === '' || typeof parsed === 'number') return undefined
  return NEGATIVE.test(text) ? SAVED_NEGATIVE : parsed.error
}

/** Of a new value for a goal that has one: an emptied field is no zero. */
export const savedErrors = ({ valorAtual }: Pick<GoalFormValues, 'valorAtual'>) => ({
  valorAtual: valorAtual.trim() === '' ? AMOUNT_REQUIRED : wrongSaved(valorAtual),
})

/** A target day that the goal has already is left as it is. */
export function goalErrors(values: GoalFormValues, today: IsoDate, before?: IsoDate): Wrongs<GoalFormValues> {
  const unlikely = values.dataAlvo === before ? undefined : unlikelyTarget(values.dataAlvo, today)
  return {
    ...(unlikely && { dataAlvo: unlikely }),
    ...fieldErrors<FinancialGoalDraft>(financialGoalDraftSchema, goalTyped(values)),
    valor: wrongAmount(values.valor, 'Valor total é obrigatório'),
    valorAtual: wrongSaved(values.valorAtual),
  }
}

export const UNFILLED_GOAL: Unfilled<GoalFormValues> = {
  fields: ['descricao', 'valor', 'dataAlvo'],
  sentence: FILL_IN_GOAL,
}

/** More than nothing, and not more than a goal can hold. */
export const depositErrors = (
  goal: FinancialGoal,
  { valor, data }: Readonly<Record<'valor' | 'data', string>>,
  today: IsoDate,
) => ({
  valor: wrongAmount(valor) ?? depositError(goal, typedAmount(valor)),
  data: wrongDay(data, today),
})

function wrongDay(day: string, today: IsoDate): string | undefined {
  if (day === '') return DAY_REQUIRED
  return isIsoDate(day) ? wrongDepositDay(day, today) : DAY_INVALID
}
