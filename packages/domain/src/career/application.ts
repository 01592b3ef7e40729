import * as v from 'valibot'
import { longText, optionalDay, requiredText, withFallbacks, type RecordKind } from '../kernel/index.ts'
import { COMPANY_REQUIRED, POSITION_REQUIRED } from './messages.ts'

/** In the order an application usually takes; any change is allowed (spec §4). */
export const APPLICATION_PHASES = ['enviado', 'entrevista', 'aprovado', 'rejeitado'] as const
export type ApplicationPhase = (typeof APPLICATION_PHASES)[number]

/** The fields of a `candidaturas` record (spec §3), their limits and their sentences (D23). */
export const applicationFields = {
  empresa: requiredText(COMPANY_REQUIRED),
  vaga: requiredText(POSITION_REQUIRED),
  dataEnvio: optionalDay,
  fase: v.picklist(APPLICATION_PHASES, 'Escolha uma fase da lista'),
  observacoes: longText,
}

export const applicationDraftSchema = v.object(applicationFields)
export type ApplicationDraft = Readonly<v.InferOutput<typeof applicationDraftSchema>>

export const applicationSchema = v.looseObject({
  id: v.string(),
  userId: v.string(),
  ...withFallbacks(applicationFields, { dataEnvio: '', fase: 'enviado', observacoes: '' }),
  createdAt: v.fallback(v.string(), ''),
  updatedAt: v.fallback(v.string(), ''),
})

export interface Application extends ApplicationDraft {
  readonly id: string
  readonly userId: string
  /** ISO instants. */
  readonly createdAt: string
  readonly updatedAt: string
}

export const APPLICATION_KIND: RecordKind<Application> = { collection: 'candidaturas', schema: applicationSchema, created: 'createdAt', updated: 'updatedAt' }
