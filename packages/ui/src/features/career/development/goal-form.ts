import {
  careerGoalDraftSchema,
  NEW_CAREER_GOAL,
  type CareerGoal,
  type CareerGoalDraft,
} from '@caderno/domain/career'
import { fieldErrors, type FieldErrors } from '@caderno/domain/kernel'

export type GoalFormValues = Pick<CareerGoalDraft, 'texto' | 'dataAlvo' | 'tipo'>

export const goalForm = ({ texto, dataAlvo, tipo }: GoalFormValues = NEW_CAREER_GOAL): GoalFormValues => ({
  texto,
  dataAlvo,
  tipo,
})

export const goalErrors = (values: GoalFormValues): FieldErrors<GoalFormValues> =>
  fieldErrors<CareerGoalDraft>(careerGoalDraftSchema, { ...NEW_CAREER_GOAL, ...values })

/** What was changed of a goal as it was when its edit began. The target day decides the list anew with each save (D12), so the list goes along. */
export function goalChanges(goal: CareerGoal, values: GoalFormValues): Partial<GoalFormValues> {
  return {
    ...(values.texto !== goal.texto && { texto: values.texto }),
    ...(values.dataAlvo !== goal.dataAlvo && { dataAlvo: values.dataAlvo }),
    ...((values.tipo !== goal.tipo || values.dataAlvo !== '') && { tipo: values.tipo }),
  }
}
