import { IconPencil, IconTrash } from '@tabler/icons-react'
import { MoreMenu } from '../../components/lists/MoreMenu.tsx'

interface ItemMenuProps {
  /** Id of the title it belongs to. */
  describedBy: string
  onEdit: () => void
  onRemove: () => void
}

/** The rarer actions of one item. */
export function ItemMenu({ describedBy, onEdit, onRemove }: ItemMenuProps) {
  const items = [
    { label: 'Editar', Icon: IconPencil, choose: onEdit },
    { label: 'Remover', Icon: IconTrash, choose: onRemove },
  ]
  return <MoreMenu label="Mais ações" describedBy={describedBy} module="leitura" items={items} />
}
