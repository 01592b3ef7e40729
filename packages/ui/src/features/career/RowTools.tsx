import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import '../../theme/styles-menu.ts'
import { prefetchConfirm } from '../../components/feedback/confirm-part.ts'
import classes from './RowTools.module.css'

interface RowToolsProps {
  /** Id of the title they belong to. */
  describedBy: string
  /** Where the focus comes back to after an edit. */
  editId?: string
  onEdit: () => void
  onRemove: () => void
}

/** «Editar» and «Remover» of one row. */
export function RowTools({ describedBy, editId, onEdit, onRemove }: RowToolsProps) {
  return (
    <span className={classes.tools}>
      <ActionIcon
        size="sm"
        id={editId}
        aria-label="Editar"
        title="Editar"
        aria-describedby={describedBy}
        onClick={onEdit}
      >
        <IconPencil size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size="sm"
        aria-label="Remover"
        title="Remover"
        aria-describedby={describedBy}
        onPointerEnter={prefetchConfirm}
        onFocus={prefetchConfirm}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </span>
  )
}
