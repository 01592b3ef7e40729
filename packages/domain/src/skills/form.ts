import * as v from 'valibot'
import { changesOf, fieldErrors, pick, type FieldErrors, type IsoDate } from '../kernel/index.ts'
import { termEnd } from './deadline.ts'
import type { SkillPatch } from './progress.ts'
import { NEW_SKILL, skillDraftSchema, type SkillDraft } from './skill.ts'

const formSchema = v.omit(skillDraftSchema, ['progresso', 'ativo', 'checkins', 'pausas', 'estudos'])
const FIELDS = Object.keys(formSchema.entries) as (keyof SkillForm)[]

/** What the dialog holds while it is typed. `dataConclusao` is typed with Personalizado only; until then it follows. */
export type SkillForm = Readonly<v.InferOutput<typeof formSchema>>

/** The dialog's first values: a skill as it is stored, or the defaults of a new one. */
export const skillForm = (today: IsoDate, skill?: SkillDraft): SkillForm =>
  skill ? pick(skill, FIELDS) : followTerm(pick(NEW_SKILL, FIELDS), { dataInicio: today })

/** The form after a change: the end date follows start and term. With Personalizado it is the start date, until the user has chosen another. */
export function followTerm(form: SkillForm, changed: Partial<SkillForm>, endChosen = false): SkillForm {
  const next = { ...form, ...changed }
  if (next.prazo === form.prazo && next.dataInicio === form.dataInicio) return next
  if (next.prazo !== 'Personalizado') return { ...next, dataConclusao: termEnd(next.dataInicio, next.prazo) }
  return endChosen && form.prazo === 'Personalizado' ? next : { ...next, dataConclusao: next.dataInicio }
}

/** One sentence per wrong field; empty when the form may be saved. */
export function skillErrors(form: SkillForm): FieldErrors<SkillForm> {
  const end = endError(form)
  return { ...(end && { dataConclusao: end }), ...fieldErrors<SkillForm>(formSchema, form) }
}

/** A form without errors as the new skill it stands for, its name and description trimmed. */
export const skillOf = (form: SkillForm): SkillDraft => ({ ...NEW_SKILL, ...v.parse(formSchema, form) })

/** What was changed in the dialog since it was opened on `opened`, and nothing else. */
export const editedSkill = (opened: SkillDraft, form: SkillForm): SkillPatch =>
  changesOf<SkillForm>(pick(opened, FIELDS), v.parse(formSchema, form))

function endError({ prazo, dataInicio, dataConclusao }: SkillForm): string | undefined {
  if (prazo !== 'Personalizado') return undefined
  if (dataConclusao === '') return 'Data de conclusão é obrigatória'
  return dataConclusao < dataInicio ? 'A data de conclusão não pode ser antes do início' : undefined
}
