import * as v from 'valibot'
import {
  changesOf,
  decimalText,
  fieldErrors,
  isIsoDate,
  isSame,
  pick,
  readDecimal,
  readWhole,
  WHOLE_NUMBER,
  type FieldErrors,
  type IsoDate,
} from '../kernel/index.ts'
import { FOUR_TERMS } from './assessment.ts'
import { institutionOf, slotsOf } from './institutions.ts'
import { borderDays, kindOf } from './period.ts'
import { byCreation, chosenKind, subjectsIn } from './semesters.ts'
import { parseTable } from './slots.ts'
import {
  ABSENCES_OUT_OF_RANGE,
  absenceNumber,
  COLOURS,
  isSemester,
  NEW_SUBJECT,
  subjectDraftSchema,
  typedSemester,
  type Subject,
  type SubjectDraft,
  type SubjectPatch,
} from './subject.ts'
import { parseTimetable } from './timetable.ts'

const dialogSchema = v.omit(subjectDraftSchema, [
  'periodo',
  'semanaI',
  'faltas',
  'semAula',
  'avaliacoes',
  'regra',
  'mencao',
  'notaFinal',
  'estudos',
  'calendario',
])
const formSchema = v.object({ ...dialogSchema.entries, semestre: typedSemester })
const FIELDS = Object.keys(formSchema.entries) as (keyof Fields)[]
type Fields = Readonly<v.InferOutput<typeof formSchema>>

const NUMBERS = ['cargaHoraria', 'limiteFaltas', 'metaEstudo', 'faltasAntes'] as const
type Typed = Readonly<Record<(typeof NUMBERS)[number], string>>

/** What the dialog holds while it is typed: numbers as text, the goal of study in hours, and what the institution has counted apart from its day. */
export type SubjectForm = Omit<Fields, keyof Typed | 'faltasOficiais'> &
  Typed & { readonly oficiais: string; readonly oficiaisAte: string }

/** The dialog's first values: a subject as it is stored, or a new one of this semester beside those that there are. */
export const subjectForm = (
  subjects: readonly Subject[],
  semestre: string,
  subject?: SubjectDraft,
): SubjectForm => {
  const { faltasOficiais, ...draft } = pick(subject ?? newSubject(subjects, semestre), FIELDS)
  return {
    ...draft,
    faltasAntes: draft.faltasAntes === 0 ? '' : String(draft.faltasAntes),
    oficiais: String(faltasOficiais?.quantidade ?? ''),
    oficiaisAte: faltasOficiais?.dia ?? '',
    cargaHoraria: draft.cargaHoraria === 0 ? '' : String(draft.cargaHoraria),
    limiteFaltas: String(draft.limiteFaltas),
    metaEstudo: hoursText(draft.metaEstudo),
  }
}

/**
 * In a colour of its own, with the codes and the rule of the subject that was made last, and what the others of its semester share: from the first day
 * of all of them to the last one. The first subject of all has four bimestres where it is of a whole year, as a school has it.
 */
export function newSubject(subjects: readonly Subject[], semestre: string): SubjectDraft {
  const others = byCreation(subjectsIn(subjects, semestre))
  const first =
    kindOf({ semestre, periodo: '' }) === 'ano' ? { ...NEW_SUBJECT, regra: FOUR_TERMS } : NEW_SUBJECT
  const { tabela, regra } = byCreation(subjects).at(-1) ?? first
  const known = (field: 'inicio' | 'fim') => others.flatMap((one) => borderDays(one)[field] || []).sort()
  return {
    ...NEW_SUBJECT,
    semestre,
    cor: nextColour(subjects, semestre),
    tabela,
    regra,
    periodo: chosenKind(subjects, semestre),
    inicio: known('inicio')[0] ?? '',
    fim: known('fim').at(-1) ?? '',
    semanaI: others.findLast(({ semanaI }) => semanaI)?.semanaI ?? '',
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

/**
 * One sentence per wrong field; empty when the form may be saved. The semester and the day that were stored may stay whatever they are. Without
 * `today` no day is one to come.
 */
export function subjectErrors(
  form: SubjectForm,
  stored?: Pick<SubjectDraft, 'semestre' | 'faltasOficiais'>,
  today?: IsoDate,
): FieldErrors<SubjectForm> {
  const fields = numbered(form)
  const unread = NUMBERS.filter((name) => Number.isNaN(fields[name]))
  const { faltasOficiais: _, ...wrong } = fieldErrors<Fields>(schemaBeside(stored, form), fields)
  return {
    ...timetableErrors(form),
    ...wrong,
    ...officialErrors(form, stored, today),
    ...daysInOrder(form),
    ...Object.fromEntries(unread.map((name) => [name, name === 'metaEstudo' ? HOURS_INVALID : WHOLE_NUMBER])),
  }
}

const schemaBeside = (stored: Pick<SubjectDraft, 'semestre'> | undefined, { semestre }: SubjectForm) =>
  semestre === stored?.semestre ? dialogSchema : formSchema

/** Two days that are the wrong way round are no days of a period. */
export const daysInOrder = ({ inicio, fim }: Pick<SubjectForm, 'inicio' | 'fim'>) =>
  isIsoDate(inicio) && isIsoDate(fim) && fim < inicio ? { fim: 'O último dia vem depois do primeiro' } : {}

/** Its semester while it is typed: in another one it has the days of that one. */
export const withSemester = (
  form: SubjectForm,
  semestre: string,
  subjects: readonly Subject[],
  opened: Pick<SubjectForm, 'semestre' | 'inicio' | 'fim'>,
): SubjectForm => ({
  ...form,
  semestre,
  ...(isSemester(semestre) &&
    pick(semestre === opened.semestre ? opened : newSubject(subjects, semestre), ['inicio', 'fim'])),
})

function officialErrors(
  { oficiais, oficiaisAte, semestre, inicio }: SubjectForm,
  stored?: Pick<SubjectDraft, 'faltasOficiais'>,
  today?: IsoDate,
): FieldErrors<SubjectForm> {
  if (oficiais.trim() === '') return {}
  const counted = readWhole(oficiais)
  return {
    ...(!v.is(absenceNumber, counted) && {
      oficiais: counted === undefined ? WHOLE_NUMBER : ABSENCES_OUT_OF_RANGE,
    }),
    ...(!isIsoDate(oficiaisAte) && { oficiaisAte: 'Informe até que dia a faculdade contou' }),
    ...(isIsoDate(oficiaisAte) &&
      oficiaisAte !== stored?.faltasOficiais?.dia &&
      outside(oficiaisAte, inicio || `${Number(semestre.slice(0, 4)) - 1}-01-01`, today)),
  }
}

/** What the institution has counted is of the classes until now. */
function outside(oficiaisAte: IsoDate, first: IsoDate, today = oficiaisAte): FieldErrors<SubjectForm> {
  if (oficiaisAte > today) return { oficiaisAte: 'Este dia ainda não chegou' }
  return oficiaisAte < first ? { oficiaisAte: 'Este dia é de antes das aulas' } : {}
}

const HOURS_INVALID = 'Escreva as horas como 2, 2,5 ou 2h30'

/** What cannot be read is none. An empty field is nothing known, or no goal; a limit is asked for. */
const numbered = (form: SubjectForm): Fields => ({
  ...form,
  cargaHoraria: form.cargaHoraria.trim() === '' ? 0 : (readWhole(form.cargaHoraria) ?? NaN),
  limiteFaltas: readWhole(form.limiteFaltas) ?? NaN,
  metaEstudo: form.metaEstudo.trim() === '' ? 0 : minutesIn(form.metaEstudo),
  faltasAntes: form.faltasAntes.trim() === '' ? 0 : (readWhole(form.faltasAntes) ?? NaN),
  faltasOficiais:
    form.oficiais.trim() === ''
      ? null
      : { quantidade: readWhole(form.oficiais) ?? NaN, dia: form.oficiaisAte },
})

/** «2,5» or «2h30» in whole minutes. */
function minutesIn(hours: string): number {
  const [, whole, rest = '0'] = /^\s*(\d{1,4})\s*h\s*([0-5]\d)?\s*$/i.exec(hours) ?? []
  if (whole !== undefined) return 60 * Number(whole) + Number(rest)
  const minutes = (3 * Math.round(100 * (readDecimal(hours) ?? NaN))) / 5
  return Number.isInteger(minutes) ? minutes : NaN
}

/** «2,5»; «2h20» where no decimals say it; empty for no goal. */
function hoursText(minutes: number): string {
  if (minutes === 0) return ''
  return minutes % 3 === 0
    ? decimalText(minutes / 60)
    : `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`
}

/** What a broken table makes of the codes is not said beside it. */
function timetableErrors({ horarios, tabela }: SubjectForm): FieldErrors<SubjectForm> {
  const table = institutionOf(tabela) ? undefined : parseTable(tabela)
  if (table && 'error' in table) return { tabela: table.error }
  const timetable = parseTimetable(horarios, slotsOf(tabela))
  return 'error' in timetable ? { horarios: timetable.error } : {}
}

/** A form without errors as the new subject it stands for, its name trimmed. */
export const subjectOf = (form: SubjectForm, subjects: readonly Subject[]): SubjectDraft => ({
  ...newSubject(subjects, form.semestre),
  ...v.parse(formSchema, numbered(form)),
})

/** What was changed in the dialog since it was opened on `opened`, and nothing else; in another semester it is of the kind of that one. */
export function editedSubject(
  opened: SubjectDraft,
  form: SubjectForm,
  subjects: readonly Subject[],
): SubjectPatch {
  const typed = v.parse(schemaBeside(opened, form), numbered(form))
  const { faltasOficiais } = isSame(typed.faltasOficiais, opened.faltasOficiais) ? opened : typed
  const ofSemester = typed.semestre === opened.semestre ? opened : newSubject(subjects, typed.semestre)
  return changesOf<SubjectDraft>(opened, {
    ...typed,
    faltasOficiais,
    ...pick(ofSemester, ['periodo', 'semanaI']),
  })
}
