import type { ModuleId } from '@caderno/domain/modules'
import type { ComponentType } from 'react'

export const MODULE_SCREENS: Readonly<Record<ModuleId, () => Promise<{ default: ComponentType }>>> = {
  carreira: () => import('../features/career/CareerScreen.tsx'),
  financas: () => import('../features/finance/FinanceScreen.tsx'),
  habilidades: () => import('../features/skills/SkillsScreen.tsx'),
  leitura: () => import('../features/reading/ReadingScreen.tsx'),
  semestre: () => import('../features/semester/SemesterScreen.tsx'),
}
