import type { Subject } from './subject.ts'
import { TRANSCRIPT_ERRORS } from './transcript-messages.ts'
import type { Transcript, TranscriptRow } from './transcript.ts'

/** The best grade there is. */
export type Scale = 10 | 100

const gradesOf = ({ notas, notaFinal }: TranscriptRow): readonly number[] =>
  [...notas, notaFinal].filter((nota) => nota !== null)
const isAboveTen = (nota: number): boolean => nota > 10

/** What most grades of the table say. */
export function tableScale({ lines }: Transcript): Scale {
  const grades = lines.flatMap((one) => ('row' in one ? gradesOf(one.row) : []))
  return grades.filter(isAboveTen).length * 2 > grades.length ? 100 : 10
}

/**
 * Of each subject by itself: one mistyped grade changes no other row, and no subject that has grades of 10. Where the table and the subject say
 * different things, it is a sentence.
 */
export function scaleOf(
  row: TranscriptRow,
  subject: Subject | undefined,
  table: Scale,
): Scale | { readonly error: string } {
  const own = ownScale(subject)
  // Nothing is nothing in both.
  const grades = gradesOf(row).filter((nota) => nota > 0)
  if (grades.length === 0) return own ?? table
  const above = grades.filter(isAboveTen)
  if (above.length === 0) {
    if (own === 10 || (own ?? 10) === table) return own ?? 10
    return { error: TRANSCRIPT_ERRORS.eitherScale(row.nome, grades[0]!) }
  }
  if (own === 100) return own
  const isWhole = above.length === grades.length
  // One grade alone is as likely mistyped.
  const isOfHundred = own ? table === 100 && isWhole : table === 100 || (isWhole && above.length > 1)
  return isOfHundred ? 100 : { error: TRANSCRIPT_ERRORS.aboveTen(row.nome, above[0]!) }
}

/** The scale of the grades that are there. */
function ownScale(subject: Subject | undefined): Scale | undefined {
  const graded = subject?.avaliacoes.filter(({ nota }) => nota !== null) ?? []
  if (graded.length === 0) return undefined
  return graded.every(({ maxima }) => maxima === 100) ? 100 : 10
}
