import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { Career } from '@caderno/domain/career'

export interface CareerTabProps {
  /** The uid, or GUEST. */
  owner: string
  career: Career
}
export const TAB_IDS = ['estagios', 'networking', 'desenvolvimento'] as const
export type CareerTabId = (typeof TAB_IDS)[number]

export const TABS: readonly { readonly id: CareerTabId; readonly name: string }[] = [
  { id: 'estagios', name: 'Estágios & Trainees' },
  { id: 'networking', name: 'Networking' },
  { id: 'desenvolvimento', name: 'Plano de Desenvolvimento' },
]

export const PARTS: Readonly<Record<CareerTabId, LazyExoticComponent<ComponentType<CareerTabProps>>>> = {
  estagios: lazy(() => import('./applications/ApplicationsTab.tsx')),
  networking: lazy(() => import('./networking/NetworkingTab.tsx')),
  desenvolvimento: lazy(() => import('./development/DevelopmentTab.tsx')),
}
