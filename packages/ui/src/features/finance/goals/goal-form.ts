import {
  AMOUNT_ABOVE_ZERO,
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
import { fieldErrors, isIsoDate, type FieldErrors, type IsoDate } from '@caderno/domain/kernel'
import type { Wrongs } from '../../../hooks/use-form.ts'
import { AMOUNT_REQUIRED } from '../texts.ts'
import type { Unfilled } from '../use-change-form.ts'
import { TOTAL_REQUIRED } from './texts.ts'

/** What the fields of a goal hold: amounts as they are typed. */
export interface GoalFormValues {
  readonly descricao: string
  readonly valor: string
  readonly dataAlvo: string
  readonly valorAtual: string
}
export type SavedFormValues = Pick<GoalFormValues, 'valorAtual'>
export interface DepositFormValues {
  readonly valor: string
  readonly data: string
}
export type AmountTyped = Pick<DepositFormValues, 'valor'>

type Parsed = ReturnType<typeof parseMoney>
const NEGATIVE = /^\s*(R\$)?\s*[-−–]/i

/** What is saved already: nothing typed is nothing saved, and less than nothing has a sentence of its own (D11). */
function parseSaved(text: string): Parsed {
  if (text.trim() === '') return 0
  return NEGATIVE.test(text) ? { error: SAVED_NEGATIVE } : parseMoney(text)
}

/** What was typed, once it has no errors. */
const read = (parsed: Parsed): number => (typeof parsed === 'number' ? parsed : 0)

export const savedTyped = ({ valorAtual }: SavedFormValues): number => read(parseSaved(valorAtual))
export const depositTyped = ({ valor }: AmountTyped): number => read(parseMoney(valor))
export const goalTyped = (values: GoalFormValues): FinancialGoalDraft => ({
  ...values,
  descricao: values.descricao.trim(),
  valor: read(parseMoney(values.valor)),
  valorAtual: savedTyped(values),
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

/** Of a new value for a goal that has one: an emptied field is no zero. */
export const savedErrors = (values: SavedFormValues): FieldErrors<SavedFormValues> =>
  values.valorAtual.trim() === '' ? { valorAtual: AMOUNT_REQUIRED } : wrongSaved(values)

function wrongSaved({ valorAtual }: SavedFormValues): FieldErrors<SavedFormValues> {
  const parsed = parseSaved(valorAtual)
  return typeof parsed === 'number' ? {} : { valorAtual: parsed.error }
}

/** A target day that the goal has already is left as it is. */
export function goalErrors(values: GoalFormValues, today: IsoDate, before?: IsoDate) {
  const valor = parseMoney(values.valor)
  const unlikely = values.dataAlvo === before ? undefined : unlikelyTarget(values.dataAlvo, today)
  const errors: FieldErrors<GoalFormValues> = {
    ...(unlikely && { dataAlvo: unlikely }),
    ...fieldErrors<FinancialGoalDraft>(financialGoalDraftSchema, goalTyped(values)),
    ...(typeof valor !== 'number' && { valor: valor.error || TOTAL_REQUIRED }),
    ...wrongSaved(values),
  }
  return errors
}

export const UNFILLED_GOAL: Unfilled<GoalFormValues> = {
  fields: ['descricao', 'valor', 'dataAlvo'],
  sentence: FILL_IN_GOAL,
}

/** More than nothing, and not more than a goal can hold. */
export const depositErrors = (
  goal: FinancialGoal,
  { valor, data }: DepositFormValues,
  today: IsoDate,
): Wrongs<DepositFormValues> => ({
  valor: wrongDeposit(goal, parseMoney(valor)),
  data: wrongDay(data, today),
})

function wrongDeposit(goal: FinancialGoal, parsed: Parsed): string | undefined {
  if (typeof parsed !== 'number') return parsed.error || AMOUNT_REQUIRED
  return parsed === 0 ? AMOUNT_ABOVE_ZERO : depositError(goal, parsed)
}

function wrongDay(day: string, today: IsoDate): string | undefined {
  if (day === '') return DAY_REQUIRED
  return isIsoDate(day) ? wrongDepositDay(day, today) : DAY_INVALID
}
