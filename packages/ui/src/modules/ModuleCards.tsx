import type { ReactNode } from 'react'
import { DashboardCard as CareerCard } from '../features/career/DashboardCard.tsx'
import { DashboardCard as FinanceCard } from '../features/finance/DashboardCard.tsx'
import { DashboardCard as ReadingCard } from '../features/reading/DashboardCard.tsx'
import { DashboardCard as SemesterCard } from '../features/semester/DashboardCard.tsx'
import { DashboardCard as SkillsCard } from '../features/skills/DashboardCard.tsx'
import { MODULES, type ModuleId } from './index.ts'
import css from './ModuleCard.module.css'
import type { CardProps } from './part.ts'
import type { ModuleStates } from './use-sources.ts'

const CARDS: Readonly<Record<ModuleId, (props: CardProps) => ReactNode>> = {
  carreira: CareerCard,
  financas: FinanceCard,
  habilidades: SkillsCard,
  leitura: ReadingCard,
  semestre: SemesterCard,
}

interface ModuleCardsProps extends Omit<CardProps, 'state'> {
  states: ModuleStates
}

/** The dividers of the notebook; on each the figure of its module, and a small picture of it. */
export const ModuleCards = ({ states, ...shown }: ModuleCardsProps) => (
  <ul className={css.cards}>
    {MODULES.map(({ id }) => {
      const Card = CARDS[id]
      return <Card key={id} state={states[id]} {...shown} />
    })}
  </ul>
)
