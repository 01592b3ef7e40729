import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './AddButton.module.css'

interface AddButtonProps {
  /** Above the bottom bar on a phone, where a thumb reaches it. */
  floating?: boolean
  /** Loads the form ahead. */
  onNear?: () => void
  onAdd: () => void
  children: ReactNode
}

/** Opens the form of a new record. */
export const AddButton = ({ floating = false, onNear, onAdd, ...props }: AddButtonProps) => (
  <Button
    {...props}
    data-add
    className={classes.add ?? ''}
    data-floating={floating || undefined}
    leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
    onPointerEnter={onNear}
    onFocus={onNear}
    onClick={onAdd}
  />
)
