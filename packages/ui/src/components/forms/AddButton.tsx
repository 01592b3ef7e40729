import { Button, VisuallyHidden, type ButtonProps } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import { useRootMark } from '../../hooks/use-root-mark.ts'
import classes from './AddButton.module.css'

interface AddButtonProps extends Pick<ButtonProps, 'variant'> {
  /** A round icon above the bottom bar on a phone, where a thumb reaches it; its words are only heard. */
  floating?: boolean
  /** It stands in the line of tools above a list: an icon on a phone. */
  compact?: boolean
  /** Loads the form ahead. */
  onNear?: () => void
  onAdd: () => void
  children: ReactNode
}

/** Opens the form of a new record. */
export function AddButton({
  floating = false,
  compact = false,
  onNear,
  onAdd,
  children,
  ...button
}: AddButtonProps) {
  useRootMark('floating', floating)
  const isIcon = useIsPhone() && (floating || compact)
  return (
    <Button
      {...button}
      data-add
      className={classes.add ?? ''}
      data-floating={floating || undefined}
      data-compact={compact || undefined}
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onAdd}
    >
      {isIcon ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </Button>
  )
}
