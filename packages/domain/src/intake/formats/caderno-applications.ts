import type { ApplicationFormat } from '../record-item.ts'
import { ownCsv } from '../own-csv.ts'

/** Caderno's own table of applications, with the history of phases in one column. */
export const cadernoApplications: ApplicationFormat = ownCsv(
  'caderno-candidaturas',
  'Caderno, candidaturas (CSV)',
  'applications',
  ['empresa', 'vaga', 'fase'],
)
