import { createElement, type ComponentType } from 'react'
import type { ModuleId } from '../components/modules.ts'

export type Load = () => Promise<{ default: ComponentType }>

/** A module whose own screen comes later. */
const building = (module: ModuleId): Load => async () => {
  const { default: BuildingScreen } = await import('../features/building/BuildingScreen.tsx')
  return { default: () => createElement(BuildingScreen, { module }) }
}

/** In a script of its own: the first one names each script that it may ask for, and a visitor asks for none of these. */
export const MODULE_SCREENS = {
  '/dashboard': () => import('../features/dashboard/DashboardScreen.tsx'),
  '/carreira': () => import('../features/career/CareerScreen.tsx'),
  '/financas': () => import('../features/finance/FinanceScreen.tsx'),
  '/habilidades': building('habilidades'),
  '/leitura': () => import('../features/reading/ReadingScreen.tsx'),
} satisfies Record<string, Load>

export const loadShell = () => import('./Shell.tsx')
