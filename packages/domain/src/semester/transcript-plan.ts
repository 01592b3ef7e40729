import { decimalText, fieldErrors, foldText, type IsoDate } from '../kernel/index.ts'
import { MAX_ASSESSMENTS, type ApprovalRule, type Assessment } from './assessment.ts'
import { newSubject, nextColour } from './form.ts'
import { formatGrade, stagesInWords } from './grade-messages.ts'
import { stageGrades } from './grades.ts'
import { counts, hasStages, stageGrade } from './stages.ts'
import { inFigures } from './quick-subject.ts'
import { subjectDraftSchema, type Subject, type SubjectDraft, type SubjectPatch } from './subject.ts'
import { TRANSCRIPT_ERRORS } from './transcript-messages.ts'
import { scaleOf, tableScale, type Scale } from './transcript-scale.ts'
import type { Transcript, TranscriptLine, TranscriptRow } from './transcript.ts'

/** What a line changes of a subject, old and new as they are shown. */
export interface Difference {
  readonly what: string
  readonly from: string
  readonly to: string
}
export interface TranscriptChange {
  readonly subject: Subject
  readonly patch: SubjectPatch
  /** The grades of whole stages, to be put in the place of those with the same id. */
  readonly graded: readonly Assessment[]
  readonly differences: readonly Difference[]
  /** What differs and stays as it is, or was not understood. */
  readonly notes: readonly string[]
}
export type TranscriptOutcome = Pick<TranscriptLine, 'line' | 'text'> &
  (
    | { readonly is: 'heading' | 'other' }
    | { readonly is: 'refused'; readonly error: string }
    | { readonly is: 'new'; readonly draft: SubjectDraft; readonly notes: readonly string[] }
    | ({ readonly is: 'changed' | 'same' } & TranscriptChange)
  )

/** How the grades of a row are meant. */
type Meant = Pick<Transcript, 'stages'> & { readonly maxima: Scale }

interface Place {
  readonly subjects: readonly Subject[]
  /** The semester of the rows, where the text names none. */
  readonly semestre: string
  readonly today: IsoDate
}

/** What each line of the text becomes; the same text once more changes nothing. */
export function planTranscript(transcript: Transcript, place: Place): readonly TranscriptOutcome[] {
  /** The subjects that earlier lines are of. */
  const taken: (Known & { readonly line: number; readonly subject: Subject | undefined })[] = []
  const drafts: SubjectDraft[] = []
  const table = tableScale(transcript)
  return transcript.lines.map((read): TranscriptOutcome => {
    const { line, text } = read
    if ('is' in read) return read
    if ('error' in read) return { line, text, is: 'refused', error: read.error }
    const row = { ...read.row, semestre: read.row.semestre || place.semestre }
    const before = subjectIn(row, taken)
    if (before) return { line, text, is: 'refused', error: TRANSCRIPT_ERRORS.again(before.line) }
    const left = place.subjects.filter((one) => taken.every(({ subject }) => subject !== one))
    const subject = subjectIn(row, left)
    taken.push({
      ...row,
      nome: subject?.nome ?? row.nome,
      codigo: subject?.codigo || row.codigo,
      line,
      subject,
    })
    const maxima = scaleOf(row, subject, table)
    if (typeof maxima === 'object') return { line, text, is: 'refused', error: maxima.error }
    const meant = { stages: transcript.stages, maxima }
    const planned = subject ? changeOf(row, subject, meant, place) : draftOf(row, meant, place)
    if ('error' in planned) return { line, text, is: 'refused', error: planned.error }
    if ('draft' in planned) {
      const draft = { ...planned.draft, cor: nextColour([...place.subjects, ...drafts], row.semestre) }
      drafts.push(draft)
      return { line, text, is: 'new', draft, notes: row.notes }
    }
    return { line, text, is: planned.differences.length > 0 ? 'changed' : 'same', ...planned }
  })
}

type Known = Pick<Subject, 'nome' | 'codigo' | 'semestre'>

/** «MAT-0025» is «MAT0025». */
const codeOf = ({ codigo }: Known): string => foldText(codigo).replaceAll(/(?<=\p{L})[-. ](?=\d)/gu, '')

/** «Cálculo I» is «CÁLCULO 1». */
const nameOf = ({ nome }: Known): string => foldText(nome).split(' ').map(inFigures).join(' ')

/** By the code where both have one, else by the name. */
function subjectIn<One extends Known>(row: Known, all: readonly One[]): One | undefined {
  const own = all.filter((one) => one.semestre === row.semestre)
  const hasCodes = (one: Known) => row.codigo !== '' && one.codigo !== ''
  return (
    own.find((one) => hasCodes(one) && codeOf(one) === codeOf(row)) ??
    own.find((one) => !hasCodes(one) && nameOf(one) === nameOf(row))
  )
}

type Refused = { readonly error: string }

function draftOf(row: TranscriptRow, meant: Meant, place: Place): { readonly draft: SubjectDraft } | Refused {
  const blank = newSubject(place.subjects, row.semestre)
  const regra = stagedRule(blank.regra, row, meant)
  const draft: SubjectDraft = {
    ...blank,
    regra,
    nome: row.nome,
    codigo: row.codigo,
    cargaHoraria: row.cargaHoraria,
    situacao: row.situacao ?? 'cursando',
    mencao: row.mencao,
    faltasOficiais: row.faltas === undefined ? null : { quantidade: row.faltas, dia: place.today },
    notaFinal: fromZeroToTen(row.notaFinal, meant),
    avaliacoes: gradedStages(row).map((at) => gradeOf(row, at, regra, meant)),
  }
  const [error] = Object.values(fieldErrors<SubjectDraft>(subjectDraftSchema, draft))
  return error ? { error } : { draft }
}

function changeOf(
  row: TranscriptRow,
  subject: Subject,
  meant: Meant,
  place: Place,
): TranscriptChange | Refused {
  const own = subject.avaliacoes.filter((one) => counts(one, subject.regra))
  const stages = gradedStages(row)
  const isPlain = !hasStages(subject.regra)
  if (isPlain && stages.length > 0 && own.length > 0) return { error: TRANSCRIPT_ERRORS.ownGrades }
  const regra = isPlain && stages.length > 0 ? stagedRule(subject.regra, row, meant) : subject.regra
  if (stages.some((at) => at >= regra.etapas.length))
    return { error: TRANSCRIPT_ERRORS.otherStages(regra.etapas.length, row.notas.length) }
  const { graded, notes } = stageChanges(row, { ...subject, regra }, meant)
  if (subject.avaliacoes.length + graded.length > MAX_ASSESSMENTS) return { error: TRANSCRIPT_ERRORS.full }
  const patch = patchOf(row, subject, regra, meant, place)
  const differences = [
    ...fieldDifferences(subject, patch),
    ...graded.map((one) => gradeDifference(subject, one)),
  ]
  return { subject, patch, graded, differences, notes: [...row.notes, ...notes] }
}

function patchOf(
  row: TranscriptRow,
  subject: Subject,
  regra: ApprovalRule,
  meant: Meant,
  { today }: Place,
): SubjectPatch {
  const notaFinal = fromZeroToTen(row.notaFinal, meant)
  const { codigo, cargaHoraria, situacao, faltas, mencao } = row
  return {
    ...(subject.codigo === '' && codigo !== '' && { codigo }),
    ...(subject.cargaHoraria === 0 && cargaHoraria > 0 && { cargaHoraria }),
    ...(regra !== subject.regra && { regra }),
    ...(notaFinal !== null && notaFinal !== subject.notaFinal && { notaFinal }),
    ...(faltas !== undefined &&
      faltas !== subject.faltasOficiais?.quantidade && {
        faltasOficiais: { quantidade: faltas, dia: today },
      }),
    ...(situacao && situacao !== subject.situacao && { situacao }),
    ...(mencao !== '' && mencao !== subject.mencao && { mencao }),
  }
}

/** A grade stands for its whole stage; where the student has entered other assessments of it, theirs stay. */
function stageChanges(row: TranscriptRow, subject: Subject, meant: Meant) {
  const means = stageGrades(subject)
  const graded: Assessment[] = []
  const notes: string[] = []
  for (const at of gradedStages(row)) {
    const grade = gradeOf(row, at, subject.regra, meant)
    const there = subject.avaliacoes.filter(
      (one) => counts(one, subject.regra) && !one.recuperacao && one.etapa === at + 1,
    )
    const own = there.find(({ id }) => id === grade.id)
    if (there.length === 0) graded.push(grade)
    else if (own && there.length === 1) {
      if (own.nota !== grade.nota || own.maxima !== grade.maxima)
        graded.push({ ...own, nota: grade.nota, maxima: grade.maxima })
    } else if (means[at] !== fromZeroToTen(row.notas[at]!, meant))
      notes.push(
        TRANSCRIPT_ERRORS.ownStage(
          grade.titulo,
          shown(means[at]),
          shown(fromZeroToTen(row.notas[at]!, meant)),
        ),
      )
  }
  return { graded, notes }
}

const gradedStages = ({ notas }: TranscriptRow): readonly number[] =>
  notas.flatMap((nota, at) => (nota === null ? [] : [at]))

const gradeOf = (
  { notas }: TranscriptRow,
  at: number,
  regra: ApprovalRule,
  { maxima }: Meant,
): Assessment => ({
  ...stageGrade(regra, at + 1),
  nota: notas[at]!,
  maxima,
})

/** What a grade of 0 to 100 is of 0 to 10. */
const fromZeroToTen = (nota: number | null, { maxima }: Pick<Meant, 'maxima'>): number | null =>
  nota === null || maxima === 10 ? nota : Math.round(nota * 10) / 100

/** With as many stages as the table has. */
const stagedRule = (regra: ApprovalRule, { notas }: TranscriptRow, { stages }: Meant): ApprovalRule =>
  notas.length === 0 || regra.etapas.length === notas.length
    ? regra
    : { ...regra, etapas: notas.map(() => 1), nomeEtapa: stages }

const shown = (grade: number | null | undefined): string =>
  typeof grade === 'number' ? formatGrade(grade) : 'sem nota'

function fieldDifferences(subject: Subject, patch: SubjectPatch): readonly Difference[] {
  const difference = <Field extends keyof SubjectPatch>(
    field: Field,
    what: string,
    words: (value: SubjectDraft[Field]) => string,
  ): readonly Difference[] =>
    field in patch
      ? [{ what, from: words(subject[field]), to: words(patch[field] as SubjectDraft[Field]) }]
      : []
  return [
    ...difference('codigo', 'Código', (code) => code || 'sem código'),
    ...difference('cargaHoraria', 'Carga horária', (hours) =>
      hours === 0 ? 'não informada' : String(hours),
    ),
    ...difference('regra', 'Etapas', (regra) => stagesInWords(regra) || 'sem etapas'),
    ...difference('notaFinal', 'Prova final', shown),
    ...difference('faltasOficiais', 'Faltas que a faculdade conta', (all) =>
      all ? String(all.quantidade) : 'sem registro',
    ),
    ...difference('situacao', 'Situação', (situacao) => situacao),
    ...difference('mencao', 'Menção', (mencao) => mencao || 'sem menção'),
  ]
}

function gradeDifference({ avaliacoes }: Subject, { id, titulo, nota, maxima }: Assessment): Difference {
  const before = avaliacoes.find((one) => one.id === id)
  const words = (one: Pick<Assessment, 'nota' | 'maxima'> | undefined) =>
    shown(one?.nota) + (one && one.nota !== null && one.maxima !== 10 ? ` de ${decimalText(one.maxima)}` : '')
  return { what: titulo, from: words(before), to: words({ nota, maxima }) }
}
