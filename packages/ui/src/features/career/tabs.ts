import type { Career } from '@caderno/domain/career'
import { lazyPart } from '../../components/layout/lazy-part.tsx'

export interface CareerTabProps {
  /** The uid, or GUEST. */
  owner: string
  career: Career
}
/** The tab of each, whose names CAREER_PART has. */
export const PARTS = {
  estagios: lazyPart<CareerTabProps>(() => import('./applications/ApplicationsPage.tsx')),
  networking: lazyPart<CareerTabProps>(() => import('./networking/NetworkingTab.tsx')),
  desenvolvimento: lazyPart<CareerTabProps>(() => import('./development/DevelopmentTab.tsx')),
}
export type CareerTabId = keyof typeof PARTS
