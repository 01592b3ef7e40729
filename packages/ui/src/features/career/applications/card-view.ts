import type { Application, ApplicationPhase } from '@caderno/domain/career'

/** What a row and a card get: the application, and what can be done with it. The functions are the same ones at every render. */
export interface CardViewProps {
  application: Application
  /** The name of its contact, if it names one. */
  contact: string | undefined
  /** Why its last change was not kept. */
  problem: string | undefined
  onMove: (application: Application, fase: ApplicationPhase) => Promise<void>
  onEdit: (application: Application) => void
  onRemove: (application: Application) => void
}
