import { ActionIcon } from '@mantine/core'
import { IconDots, type Icon } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import '../../theme/styles-menu.ts'

export interface MenuButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'color' | 'style' | 'children' | 'disabled'
> {
  /** What it says to those who do not see it. */
  label: string
  /** Id of the title that it belongs to. */
  describedBy: string
  ButtonIcon?: Icon | undefined
}

export function MenuButton({ label, describedBy, ButtonIcon = IconDots, ...rest }: MenuButtonProps) {
  return (
    <ActionIcon size="sm" aria-label={label} aria-describedby={describedBy} {...rest}>
      <ButtonIcon size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
