import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'

interface AddButtonProps {
  ref?: Ref<HTMLButtonElement>
  /** Loads the form ahead. */
  onNear: () => void
  onAdd: () => void
  children: ReactNode
}

/** Opens the form of a new record. */
export const AddButton = ({ ref, onNear, onAdd, children }: AddButtonProps) => (
  <Button
    ref={ref}
    leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
    onPointerEnter={onNear}
    onFocus={onNear}
    onClick={onAdd}
  >
    {children}
  </Button>
)
