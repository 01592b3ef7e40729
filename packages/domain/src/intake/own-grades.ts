import { hasHeader } from './headed-table.ts'

/** The columns of `gradesTable` that no other table has together. */
const HEADERS = ['disciplina', 'avaliacao', 'peso', 'nota', 'maxima', 'media', 'mencao', 'situacao']

/** Whether a text is Caderno's own table of grades: its rows are no whole subjects, so that none comes in of it. */
export const isOwnGrades = (text: string): boolean =>
  hasHeader(text, (words) => HEADERS.every((header) => words.includes(header)))
