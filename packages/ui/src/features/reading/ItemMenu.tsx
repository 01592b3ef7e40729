import type { Reading } from '@caderno/domain/reading'
import { IconNote, IconPencil, IconQuote, IconRepeat, IconTrash } from '@tabler/icons-react'
import { MoreMenu } from '../../components/lists/MoreMenu.tsx'
import { copyReference } from './copy-reference.ts'

export interface ItemMenuProps {
  reading: Reading
  /** Id of its title. */
  describedBy: string
  onReadAgain: () => void
  onNotes: (reading: Reading) => void
  onEdit: (reading: Reading) => void
  onRemove: (reading: Reading) => void
}

/** The rarer actions of one item. */
export const ItemMenu = ({ reading, describedBy, onReadAgain, onNotes, onEdit, onRemove }: ItemMenuProps) => (
  <MoreMenu
    label="Mais ações"
    describedBy={describedBy}
    module="leitura"
    items={[
      ...(reading.status === 'Concluído'
        ? [{ label: 'Ler de novo', Icon: IconRepeat, choose: onReadAgain }]
        : []),
      { label: 'Anotações', Icon: IconNote, choose: () => onNotes(reading) },
      { label: 'Copiar referência', Icon: IconQuote, choose: () => void copyReference(reading) },
      { label: 'Editar', Icon: IconPencil, choose: () => onEdit(reading) },
      { label: 'Remover', Icon: IconTrash, choose: () => onRemove(reading) },
    ]}
  />
)
