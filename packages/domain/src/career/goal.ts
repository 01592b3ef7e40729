import * as v from 'valibot'
import {
  optionalDay,
  requiredText,
  addMonths,
  byText,
  changesOf,
  fieldErrors,
  type FieldErrors,
  pick,
  type CacheShape,
  emptyLast,
  foldText,
  type IsoDate,
  listIn,
  type RecordKind,
  recordKind,
  type Stamped,
} from '../kernel/index.ts'
import { roundedPercent } from './statistics.ts'

/** Up to and including six months, and more (D12). */
export const CAREER_GOAL_TERMS = ['curtoPrazo', 'longoPrazo'] as const
export type CareerGoalTerm = (typeof CAREER_GOAL_TERMS)[number]

/** The fields of a `metas_carreira` record (§3), their limits and their sentences. */
const careerGoalFields = {
  tipo: v.picklist(CAREER_GOAL_TERMS, 'Escolha um prazo da lista'),
  texto: requiredText('Meta é obrigatória'),
  concluida: v.boolean(),
  /** When it is to be reached, or empty; with a day it decides `tipo` (D12). */
  dataAlvo: optionalDay,
}

export const careerGoalDraftSchema = v.object(careerGoalFields)
export type CareerGoalDraft = Readonly<v.InferOutput<typeof careerGoalDraftSchema>>

/** What of a goal may be left out. */
const NOTHING_MORE = { tipo: 'curtoPrazo', concluida: false, dataAlvo: '' } as const

export const NEW_CAREER_GOAL: CareerGoalDraft = Object.freeze({ texto: '', ...NOTHING_MORE })

export interface CareerGoal extends CareerGoalDraft, Stamped {}

/** The copy on this device has them as two lists (§3). */
export const TWO_LISTS: CacheShape<CareerGoal> = {
  pack: (goals) =>
    Object.fromEntries(CAREER_GOAL_TERMS.map((term) => [term, goals.filter(({ tipo }) => tipo === term)])),
  unpack: (value) =>
    CAREER_GOAL_TERMS.flatMap((term) => listIn((value as Partial<Record<string, unknown>>)[term])),
}

export const CAREER_GOAL_KIND: RecordKind<CareerGoal> = {
  ...recordKind<CareerGoal>('metas_carreira', careerGoalFields, NOTHING_MORE),
  guests: { nameOf: ({ texto }) => foldText(texto), cache: TWO_LISTS },
}

/** The fields of the form. */
export type CareerGoalForm = Pick<CareerGoalDraft, 'texto' | 'dataAlvo' | 'tipo'>

/** The first values of the form: a goal as it is stored, or a new one. */
export const careerGoalForm = (goal: CareerGoalForm = NEW_CAREER_GOAL): CareerGoalForm =>
  pick(goal, ['texto', 'dataAlvo', 'tipo'])

/** One sentence per wrong field; empty when the form may be saved. */
export const careerGoalErrors = (form: CareerGoalForm): FieldErrors<CareerGoalForm> =>
  fieldErrors<CareerGoalDraft>(careerGoalDraftSchema, { ...NEW_CAREER_GOAL, ...form })

/** What was changed in the form since it was opened on `opened`. The target day decides the list anew with each save (D12), so the list goes along. */
export const editedGoalFields = (opened: CareerGoal, form: CareerGoalForm): Partial<CareerGoalForm> => ({
  ...changesOf(careerGoalForm(opened), form),
  ...(form.dataAlvo !== '' && { tipo: form.tipo }),
})

const HORIZON_MONTHS = 6

/** Up to and including six months from today is short (D12). */
export const termOf = (dataAlvo: IsoDate, today: IsoDate): CareerGoalTerm =>
  dataAlvo <= addMonths(today, HORIZON_MONTHS) ? 'curtoPrazo' : 'longoPrazo'

/** A new goal as it is stored: its target day decides its list, without one the user's choice (D12). Only for what the form accepts. */
export function newGoal(typed: Partial<CareerGoalDraft>, today: IsoDate): CareerGoalDraft {
  const draft = v.parse(careerGoalDraftSchema, { ...NEW_CAREER_GOAL, ...typed })
  return { ...draft, tipo: draft.dataAlvo ? termOf(draft.dataAlvo, today) : draft.tipo }
}

/** What an edit writes: only what differs. Ticking a goal off never moves it between the lists; saving its day or term does. */
export function editGoal(
  goal: CareerGoal,
  changes: Partial<CareerGoalDraft>,
  today: IsoDate,
): Partial<CareerGoalDraft> {
  const fields = v.parse(v.partial(careerGoalDraftSchema), changes) as Partial<CareerGoalDraft>
  const placed = fields.dataAlvo !== undefined || fields.tipo !== undefined
  const dataAlvo = fields.dataAlvo ?? goal.dataAlvo
  return changesOf<CareerGoalDraft>(
    goal,
    placed && dataAlvo ? { ...fields, tipo: termOf(dataAlvo, today) } : fields,
  )
}

/** Both lists: what is still to do first, then by target day (none last), then as they were added. */
export function goalLists(goals: readonly CareerGoal[]): Record<CareerGoalTerm, readonly CareerGoal[]> {
  const sorted = [...goals].sort(
    (a, b) =>
      Number(a.concluida) - Number(b.concluida) ||
      emptyLast(a.dataAlvo, b.dataAlvo) ||
      byText(a.createdAt, b.createdAt) ||
      byText(a.id, b.id),
  )
  const of = (term: CareerGoalTerm) => sorted.filter(({ tipo }) => tipo === term)
  return { curtoPrazo: of('curtoPrazo'), longoPrazo: of('longoPrazo') }
}

export type GoalProgress = ReturnType<typeof goalProgress>

export function goalProgress(goals: readonly Pick<CareerGoal, 'concluida'>[]) {
  const done = goals.filter(({ concluida }) => concluida).length
  return { done, total: goals.length, percent: roundedPercent(done, goals.length) }
}
