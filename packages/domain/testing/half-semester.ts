import type { AgendaSources } from '../src/agenda/index.ts'
import { readArchive } from '../src/archive/index.ts'
import { finished, NO_HOLDINGS, planImport } from './archive.ts'
import file from './half-semester.json' with { type: 'json' }

/** The moment at which it is looked at: a Thursday. */
const now = '2026-11-26T13:40:00-03:00'

/** Half a semester of a student's real data, as an import brings it; the day and the hour are the student's. */
export function halfSemester(owner = 'uid-ana') {
  const read = finished(readArchive(JSON.stringify(file)))
  if (read.fault !== undefined || read.refused.length > 0)
    throw new Error('half-semester.json has what an import refuses')
  const { financas, preferencias, exportadoEm } = read.archive
  const { records } = planImport(read.archive, NO_HOLDINGS, { owner, now: exportadoEm }).changes
  const sources: AgendaSources = {
    applications: records.candidaturas,
    contacts: records.contatos,
    careerGoals: records.metas_carreira,
    book: financas,
    skills: records.habilidades,
    readings: records.leitura,
    subjects: records.disciplinas,
  }
  return { now, today: now.slice(0, 10), time: now.slice(11, 16), preferences: preferencias, ...sources }
}
