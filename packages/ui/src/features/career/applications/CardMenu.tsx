import { IconListDetails, IconPencil, IconTrash } from '@tabler/icons-react'
import { MoreMenu } from '../../../components/lists/MoreMenu.tsx'
import classes from './Board.module.css'

export interface CardMenuProps {
  /** Of the application: the focus comes back to this button. */
  id: string
  describedBy: string
  unfolded: boolean
  onDetails: () => void
  onEdit: () => void
  onRemove: () => void
}

/** The rarer actions of one card. */
export const CardMenu = ({ id, describedBy, unfolded, onDetails, onEdit, onRemove }: CardMenuProps) => (
  <MoreMenu
    label="Mais ações"
    describedBy={describedBy}
    module="carreira"
    className={classes.menu}
    data-opener={id}
    items={[
      { label: unfolded ? 'Ocultar detalhes' : 'Detalhes', Icon: IconListDetails, choose: onDetails },
      { label: 'Editar', Icon: IconPencil, choose: onEdit },
      { label: 'Remover', Icon: IconTrash, choose: onRemove },
    ]}
  />
)
