import type { ComponentType } from 'react'
import type { Career } from '@caderno/domain/career'
import { lazyPart } from '../../components/layout/lazy-part.tsx'

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

export const PARTS: Readonly<Record<CareerTabId, ComponentType<CareerTabProps>>> = {
  estagios: lazyPart(() => import('./applications/ApplicationsPage.tsx')),
  networking: lazyPart(() => import('./networking/NetworkingTab.tsx')),
  desenvolvimento: lazyPart(() => import('./development/DevelopmentTab.tsx')),
}
