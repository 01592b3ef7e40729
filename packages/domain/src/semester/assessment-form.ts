import { decimalText, fieldErrors, pick, type FieldErrors, type RecordId } from '../kernel/index.ts'
import { assessmentSchema, NEW_ASSESSMENT, type Assessment } from './assessment.ts'
import { NUMBER_INVALID, parseGrade } from './grade-messages.ts'

const NUMBERS = ['peso', 'maxima', 'nota'] as const
type Typed = Readonly<Record<(typeof NUMBERS)[number], string>>

/** What the dialog holds while it is typed: numbers as text, and the subject's id. */
export interface AssessmentForm
  extends Omit<Assessment, 'id' | 'etapa' | 'recuperacao' | keyof Typed>, Typed {
  readonly disciplina: RecordId
  /** '0' for none. */
  readonly etapa: string
  readonly recuperacao: boolean
}

const typed = (value: number | null): string => (value === null ? '' : decimalText(value))

export const assessmentForm = (
  disciplina: RecordId = '',
  of: Omit<Assessment, 'id'> = NEW_ASSESSMENT,
): AssessmentForm => ({
  ...pick(of, ['titulo', 'tipo', 'data', 'hora', 'feita']),
  peso: typed(of.peso),
  maxima: typed(of.maxima),
  nota: typed(of.nota),
  etapa: String(of.etapa ?? 0),
  recuperacao: of.recuperacao ?? false,
  disciplina,
})

/** One sentence per wrong field; empty when the form may be saved. */
export function assessmentErrors(form: AssessmentForm): FieldErrors<AssessmentForm> {
  const found = NUMBERS.map((name) => [name, readNumber(form[name])] as const)
  const errors = found.flatMap(([name, read]) =>
    'error' in read ? [[name, name === 'nota' ? read.error : NUMBER_INVALID] as const] : [],
  )
  return {
    ...(form.disciplina === '' && { disciplina: 'Escolha a disciplina' }),
    ...(errors.length === 0 && fieldErrors(assessmentSchema, { ...assessmentOf(form), id: 'nova' })),
    ...Object.fromEntries(errors),
  }
}

/** A form without errors as the assessment it stands for, its title trimmed. */
export function assessmentOf({ disciplina: _, ...form }: AssessmentForm): Omit<Assessment, 'id'> {
  const [peso, maxima, nota] = NUMBERS.map((name) => {
    const read = readNumber(form[name])
    return 'ok' in read ? read.ok : null
  })
  return {
    ...form,
    titulo: form.titulo.trim(),
    etapa: Number(form.etapa),
    peso: peso!,
    maxima: maxima!,
    nota: nota!,
  }
}

/** Reads a grade; null where nothing was typed: there is none yet. */
const readNumber = (text: string): { readonly ok: number | null } | { readonly error: string } =>
  text.trim() === '' ? { ok: null } : parseGrade(text, Infinity)
