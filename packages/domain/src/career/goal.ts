import * as v from 'valibot'
import { optionalDay, requiredText, withFallbacks, type RecordKind } from '../kernel/index.ts'
import { GOAL_REQUIRED } from './messages.ts'

/** Up to and including six months, and more (D12). */
export const CAREER_GOAL_TERMS = ['curtoPrazo', 'longoPrazo'] as const
export type CareerGoalTerm = (typeof CAREER_GOAL_TERMS)[number]

/** The fields of a `metas_carreira` record (spec §3), their limits and their sentences. */
export const careerGoalFields = {
  tipo: v.picklist(CAREER_GOAL_TERMS, 'Escolha um prazo da lista'),
  texto: requiredText(GOAL_REQUIRED),
  concluida: v.boolean(),
  /** When it is to be reached, or empty; with a day it decides `tipo` (D12). */
  dataAlvo: optionalDay,
}

export const careerGoalDraftSchema = v.object(careerGoalFields)
export type CareerGoalDraft = Readonly<v.InferOutput<typeof careerGoalDraftSchema>>

export const NEW_CAREER_GOAL: CareerGoalDraft = Object.freeze({
  tipo: 'curtoPrazo',
  texto: '',
  concluida: false,
  dataAlvo: '',
})

export const careerGoalSchema = v.looseObject({
  id: v.string(),
  userId: v.string(),
  ...withFallbacks(careerGoalFields, { tipo: 'curtoPrazo', concluida: false, dataAlvo: '' }),
  createdAt: v.fallback(v.string(), ''),
  updatedAt: v.fallback(v.string(), ''),
})

export interface CareerGoal extends CareerGoalDraft {
  readonly id: string
  readonly userId: string
  /** ISO instants. */
  readonly createdAt: string
  readonly updatedAt: string
}

export const CAREER_GOAL_KIND: RecordKind<CareerGoal> = {
  collection: 'metas_carreira',
  schema: careerGoalSchema,
  created: 'createdAt',
  updated: 'updatedAt',
}
