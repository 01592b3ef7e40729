import {
  careerGoalDraftSchema,
  NEW_CAREER_GOAL,
  type CareerGoal,
  type CareerGoalDraft,
} from '@caderno/domain/career'
import { changesOf, fieldErrors, type FieldErrors } from '@caderno/domain/kernel'

export type GoalFormValues = Pick<CareerGoalDraft, 'texto' | 'dataAlvo' | 'tipo'>

export const goalForm = ({ texto, dataAlvo, tipo }: GoalFormValues = NEW_CAREER_GOAL): GoalFormValues => ({
  texto,
  dataAlvo,
  tipo,
})

export const goalErrors = (values: GoalFormValues): FieldErrors<GoalFormValues> =>
  fieldErrors<CareerGoalDraft>(careerGoalDraftSchema, { ...NEW_CAREER_GOAL, ...values })

/** What was changed of a goal as it was when its edit began. The target day decides the list anew with each save (D12), so the list goes along. */
export const goalChanges = (goal: CareerGoal, values: GoalFormValues): Partial<GoalFormValues> => ({
  ...changesOf(goalForm(goal), values),
  ...(values.dataAlvo !== '' && { tipo: values.tipo }),
})
