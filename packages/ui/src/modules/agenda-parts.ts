import type { ModuleKindName } from '@caderno/domain/modules'
import { CAREER_ROWS } from '../features/career/agenda.ts'
import { FINANCE_ROWS } from '../features/finance/agenda.ts'
import { READING_ROWS } from '../features/reading/agenda.ts'
import { SEMESTER_ROWS } from '../features/semester/agenda.ts'
import { SKILLS_ROWS } from '../features/skills/agenda.ts'
import type { AgendaPart, AgendaParts } from './part.ts'

/** Of «Hoje» alone: with it comes something of each. */
const PARTS: AgendaParts = {
  ...CAREER_ROWS,
  ...FINANCE_ROWS,
  ...SKILLS_ROWS,
  ...READING_ROWS,
  ...SEMESTER_ROWS,
}

export const agendaPart = (kind: ModuleKindName): AgendaPart<ModuleKindName> => PARTS[kind]
