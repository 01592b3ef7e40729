import type { ComponentType } from 'react'

export type Load = () => Promise<{ default: ComponentType }>

/** In a script of its own: the first one names each script that it may ask for, and a visitor asks for none of these. */
export const MODULE_SCREENS = {
  '/dashboard': () => import('../features/dashboard/DashboardScreen.tsx'),
  '/carreira': () => import('../features/career/CareerScreen.tsx'),
  '/financas': () => import('../features/finance/FinanceScreen.tsx'),
  '/habilidades': () => import('../features/skills/SkillsScreen.tsx'),
  '/leitura': () => import('../features/reading/ReadingScreen.tsx'),
  '/conta': () => import('../features/account/AccountScreen.tsx'),
  '/privacidade': () => import('../features/privacy/PrivacyScreen.tsx'),
} satisfies Record<string, Load>

export const loadShell = () => import('./Shell.tsx')
