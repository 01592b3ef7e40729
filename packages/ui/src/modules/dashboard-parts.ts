import type { ModuleId, ModuleKindName } from '@caderno/domain/modules'
import type { ReactNode } from 'react'
import { DashboardCard as CareerCard } from '../features/career/DashboardCard.tsx'
import { CAREER_ROWS } from '../features/career/agenda.ts'
import { DashboardCard as FinanceCard } from '../features/finance/DashboardCard.tsx'
import { FINANCE_ROWS } from '../features/finance/agenda.ts'
import { DashboardCard as ReadingCard } from '../features/reading/DashboardCard.tsx'
import { READING_ROWS } from '../features/reading/agenda.ts'
import { DashboardCard as SemesterCard } from '../features/semester/DashboardCard.tsx'
import { SEMESTER_ROWS } from '../features/semester/agenda.ts'
import { DashboardCard as SkillsCard } from '../features/skills/DashboardCard.tsx'
import { SKILLS_ROWS } from '../features/skills/agenda.ts'
import type { AgendaPart, AgendaParts, CardProps } from './part.ts'

/** The card of each module, loaded with the dashboard alone, as the rows below are. */
export const CARDS: Readonly<Record<ModuleId, (props: CardProps) => ReactNode>> = {
  carreira: CareerCard,
  financas: FinanceCard,
  habilidades: SkillsCard,
  leitura: ReadingCard,
  semestre: SemesterCard,
}

/** What the rows of «Hoje» say and do. */
const ROWS: AgendaParts = {
  ...CAREER_ROWS,
  ...FINANCE_ROWS,
  ...SKILLS_ROWS,
  ...READING_ROWS,
  ...SEMESTER_ROWS,
}

export const agendaPart = (kind: ModuleKindName): AgendaPart<ModuleKindName> => ROWS[kind]
