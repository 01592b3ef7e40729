import type { Reading } from '@caderno/domain/reading'
import type { ReadingActions } from './reading-actions.ts'

/** What a card and a row get: the item, what can be done with it, and where it stands on the shelf. */
export interface ItemViewProps {
  reading: Reading
  actions: ReadingActions
  onEdit: (reading: Reading) => void
  onRemove: (reading: Reading) => void
}
