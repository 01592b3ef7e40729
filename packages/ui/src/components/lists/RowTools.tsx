import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { prefetchConfirm } from '../feedback/Confirm.tsx'
import classes from './RowTools.module.css'
import '../../theme/styles-menu.ts'

export interface RowToolsProps {
  /** Id of the title they belong to. */
  describedBy: string
  /** Where the focus comes back to after an edit. */
  editId?: string
  /** Loads the form ahead. */
  onNearEdit?: () => void
  onEdit: () => void
  onRemove: () => void
}

/** «Editar» and «Remover» of one row. */
export function RowTools({ describedBy, editId, onNearEdit, onEdit, onRemove }: RowToolsProps) {
  return (
    <span className={classes.tools}>
      <ActionIcon
        size="sm"
        id={editId}
        aria-label="Editar"
        title="Editar"
        aria-describedby={describedBy}
        onPointerEnter={onNearEdit}
        onFocus={onNearEdit}
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
