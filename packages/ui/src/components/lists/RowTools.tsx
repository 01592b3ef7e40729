import { ActionIcon } from '@mantine/core'
import { IconDots, IconPencil, IconTrash, type Icon } from '@tabler/icons-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
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
      <RowButton
        label="Editar"
        title="Editar"
        ButtonIcon={IconPencil}
        id={editId}
        describedBy={describedBy}
        onNear={onNearEdit}
        onClick={onEdit}
      />
      <RowButton
        label="Remover"
        title="Remover"
        ButtonIcon={IconTrash}
        describedBy={describedBy}
        onNear={prefetchConfirm}
        onClick={onRemove}
      />
    </span>
  )
}

export interface RowButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'color' | 'style' | 'children' | 'disabled'
> {
  /** What it says to those who do not see it. */
  label: string
  /** Id of the title that it belongs to, where it belongs to one. */
  describedBy?: string | undefined
  ButtonIcon?: Icon | undefined
  /** Instead of the icon. */
  picture?: ReactNode
  /** Loads ahead what it opens. */
  onNear?: (() => void) | undefined
}

/** A small button of one row. */
export const RowButton = ({
  label,
  describedBy,
  ButtonIcon = IconDots,
  picture,
  onNear,
  ...rest
}: RowButtonProps) => (
  <ActionIcon
    size="sm"
    aria-label={label}
    aria-describedby={describedBy}
    onPointerEnter={onNear}
    onFocus={onNear}
    {...rest}
  >
    {picture ?? <ButtonIcon size={18} stroke={1.5} aria-hidden />}
  </ActionIcon>
)
