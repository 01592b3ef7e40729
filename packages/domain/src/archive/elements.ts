import {
  budgetId,
  budgetSchema,
  decodeElement,
  expenseSchema,
  financialGoalSchema,
  incomeSchema,
  SERIES_FIELDS,
  type Budget,
  type FinanceElements,
  type FinanceList,
} from '../finance/index.ts'
import { fieldsOf } from './kinds.ts'
import { soundly } from './sound.ts'

/** What a file may say of each element of the finances. */
export const ELEMENT_FIELDS: Readonly<Record<FinanceList, readonly string[]>> = {
  entradas: [...fieldsOf(incomeSchema), ...SERIES_FIELDS],
  saidas: [...fieldsOf(expenseSchema), ...SERIES_FIELDS],
  metas: fieldsOf(financialGoalSchema),
  orcamentos: fieldsOf(budgetSchema),
}

export function soundElement<List extends FinanceList>(
  list: List,
  raw: unknown,
): FinanceElements[List] | undefined {
  const element = soundly(ELEMENT_FIELDS[list], raw, (taken) => decodeElement(list, taken))
  return element && (list !== 'orcamentos' || isNamedByItself(element as Budget)) ? element : undefined
}

const isNamedByItself = ({ id, mes, categoria }: Budget): boolean => id === budgetId(mes, categoria)
