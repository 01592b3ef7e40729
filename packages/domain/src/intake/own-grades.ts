import { hasHeader } from './headed-table.ts'
import { kindOfHeader } from './mapping.ts'

/** The columns of `gradesTable` that no other table has together. */
const HEADERS = ['disciplina', 'avaliacao', 'peso', 'nota', 'maxima', 'media', 'mencao', 'situacao']

/** Whether a text is Caderno's own table of grades: its rows are no whole subjects, so that none comes in of it. */
export const isOwnGrades = (text: string): boolean =>
  hasHeader(text, (words) => HEADERS.every((header) => words.includes(header)))

const GRADES = /^(?:nota|media|conceito|mencao|faltas|frequencia|n[1-9]$|p[1-9]$|av ?[1-9]$)/

/** Whether a text is a table of grades of an institution, which «Colar boletim» reads. */
export const isTranscript = (text: string): boolean =>
  hasHeader(
    text,
    (words) =>
      words.some((word) => /^disciplinas?$|^componente/.test(word)) &&
      words.some((word) => GRADES.test(word)) &&
      kindOfHeader(words) === undefined,
  )
