import type { Reading, ReadingService } from '@caderno/domain/reading'

/** What a card and a row get: the item, what can be done with it, and where it stands on the shelf. */
export interface ItemViewProps {
  reading: Reading
  actions: ReadingService
  onEdit: (reading: Reading) => void
  onRemove: (reading: Reading) => void
}
