import * as v from 'valibot'
import { byText, changesOf, fieldErrors, pick, type FieldErrors } from '../kernel/index.ts'
import { isOfKind, subjectsIn } from './semesters.ts'
import type { SubjectPatch } from './service.ts'
import { INSTITUTIONS, parseTable, slotsOf } from './slots.ts'
import {
  COLOURS,
  NEW_SUBJECT,
  subjectDraftSchema,
  typedSemester,
  type Subject,
  type SubjectDraft,
} from './subject.ts'
import { parseTimetable } from './timetable.ts'

const dialogSchema = v.omit(subjectDraftSchema, [
  'periodo',
  'inicio',
  'fim',
  'semanaI',
  'faltas',
  'faltasAntes',
  'faltasOficiais',
  'semAula',
  'avaliacoes',
  'regra',
  'notaFinal',
  'estudos',
])
const formSchema = v.object({ ...dialogSchema.entries, semestre: typedSemester })
const FIELDS = Object.keys(formSchema.entries) as (keyof SubjectForm)[]

/** What the dialog holds while it is typed. */
export type SubjectForm = Readonly<v.InferOutput<typeof formSchema>>

/** The dialog's first values: a subject as it is stored, or a new one of this semester beside those that there are. */
export const subjectForm = (
  subjects: readonly Subject[],
  semestre: string,
  subject?: SubjectDraft,
): SubjectForm => pick(subject ?? newSubject(subjects, semestre), FIELDS)

/** In a colour of its own, with the codes and the rule of the subject that was made last, and what the others of its semester share. */
export function newSubject(subjects: readonly Subject[], semestre: string): SubjectDraft {
  const byCreation = (all: readonly Subject[]) => all.toSorted((a, b) => byText(a.createdAt, b.createdAt))
  const others = byCreation(subjectsIn(subjects, semestre))
  const { tabela, regra, ...last } = byCreation(subjects).at(-1) ?? NEW_SUBJECT
  const { periodo } = others.at(-1) ?? last
  const shared = (field: 'inicio' | 'fim' | 'semanaI') => others.findLast((one) => one[field])?.[field] ?? ''
  return {
    ...NEW_SUBJECT,
    semestre,
    cor: nextColour(subjects, semestre),
    tabela,
    regra,
    periodo: isOfKind(semestre, periodo) ? periodo : '',
    inicio: shared('inicio'),
    fim: shared('fim'),
    semanaI: shared('semanaI'),
    semAula: others.reduce((days, one) => ({ ...days, ...one.semAula }), NEW_SUBJECT.semAula),
  }
}

/** The first of the colours that are least used in the semester. */
export function nextColour(
  subjects: readonly Pick<SubjectDraft, 'semestre' | 'cor'>[],
  semestre: string,
): SubjectDraft['cor'] {
  const used = subjects.filter((subject) => subject.semestre === semestre).map(({ cor }) => cor)
  const uses = (colour: SubjectDraft['cor']) => used.filter((one) => one === colour).length
  return COLOURS.reduce((best, colour) => (uses(colour) < uses(best) ? colour : best))
}

/** One sentence per wrong field; empty when the form may be saved. The semester that was stored may stay whatever it is. */
export const subjectErrors = (
  form: SubjectForm,
  stored?: Pick<SubjectDraft, 'semestre'>,
): FieldErrors<SubjectForm> => ({
  ...timetableErrors(form),
  ...fieldErrors<SubjectForm>(schemaBeside(stored, form), form),
})

const schemaBeside = (stored: Pick<SubjectDraft, 'semestre'> | undefined, { semestre }: SubjectForm) =>
  semestre === stored?.semestre ? dialogSchema : formSchema

/** What a broken table makes of the codes is not said beside it. */
function timetableErrors({ horarios, tabela }: SubjectForm): FieldErrors<SubjectForm> {
  const isNamed = tabela === '' || INSTITUTIONS.some(({ id }) => id === tabela)
  const table = isNamed ? undefined : parseTable(tabela)
  if (table && 'error' in table) return { tabela: table.error }
  const timetable = parseTimetable(horarios, slotsOf(tabela))
  return 'error' in timetable ? { horarios: timetable.error } : {}
}

/** A form without errors as the new subject it stands for, its name trimmed. */
export const subjectOf = (form: SubjectForm, subjects: readonly Subject[]): SubjectDraft => ({
  ...newSubject(subjects, form.semestre),
  ...v.parse(formSchema, form),
})

/** What was changed in the dialog since it was opened on `opened`, and nothing else. */
export const editedSubject = (opened: SubjectDraft, form: SubjectForm): SubjectPatch =>
  changesOf<SubjectForm>(pick(opened, FIELDS), v.parse(schemaBeside(opened, form), form))
