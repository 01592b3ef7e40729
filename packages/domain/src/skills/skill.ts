import * as v from 'valibot'
import { LIMITS, optionalDay, requiredDay, requiredText, shortText, withFallbacks, type RecordKind } from '../kernel/index.ts'
import { DESCRIPTION_REQUIRED, NAME_REQUIRED, PROGRESS_RANGE, START_REQUIRED } from './messages.ts'

export const SKILL_CATEGORIES = ['Estudo', 'Produtividade', 'Saúde', 'Criatividade', 'Social'] as const
export type SkillCategory = (typeof SKILL_CATEGORIES)[number]

export const SKILL_LEVELS = ['Iniciante', 'Intermediário', 'Avançado'] as const
export type SkillLevel = (typeof SKILL_LEVELS)[number]

/** From the start date on; «Personalizado» shifts nothing (spec §9). */
export const SKILL_TERMS = ['1 dia', '1 semana', '2 semanas', '1 mês', '3 meses', '6 meses', '1 ano', 'Personalizado'] as const
export type SkillTerm = (typeof SKILL_TERMS)[number]

/** The fields of a `habilidades` record (spec §3), their limits and their sentences. */
export const skillFields = {
  nome: requiredText(NAME_REQUIRED),
  categoria: v.picklist(SKILL_CATEGORIES, 'Escolha uma categoria da lista'),
  descricao: requiredText(DESCRIPTION_REQUIRED, LIMITS.long),
  nivel: v.picklist(SKILL_LEVELS, 'Escolha um nível da lista'),
  /** What is to be reached, in the user's words. */
  meta: shortText,
  prazo: v.picklist(SKILL_TERMS, 'Escolha um prazo da lista'),
  dataInicio: requiredDay(START_REQUIRED),
  dataConclusao: optionalDay,
  /** Per cent. */
  progresso: v.pipe(v.number(PROGRESS_RANGE), v.integer(PROGRESS_RANGE), v.minValue(0, PROGRESS_RANGE), v.maxValue(100, PROGRESS_RANGE)),
  /** Not paused. */
  ativo: v.boolean(),
}

export const skillDraftSchema = v.object(skillFields)
export type SkillDraft = Readonly<v.InferOutput<typeof skillDraftSchema>>

export const skillSchema = v.looseObject({
  id: v.string(),
  userId: v.string(),
  ...withFallbacks(skillFields, {
    categoria: 'Estudo', descricao: '', nivel: 'Iniciante', meta: '', prazo: '1 mês', dataInicio: '', dataConclusao: '', progresso: 0, ativo: true,
  }),
  createdAt: v.fallback(v.string(), ''),
  updatedAt: v.fallback(v.string(), ''),
})

export interface Skill extends SkillDraft {
  readonly id: string
  readonly userId: string
  /** ISO instants. */
  readonly createdAt: string
  readonly updatedAt: string
}

export const SKILL_KIND: RecordKind<Skill> = { collection: 'habilidades', schema: skillSchema, created: 'createdAt', updated: 'updatedAt' }
