import type { Icon } from '@tabler/icons-react'
import type { RowButtonProps } from './RowTools.tsx'

export interface MoreMenuItem {
  label: string
  Icon: Icon
  /** Of the icon, one of the theme's tokens; the text's colour by default. */
  tone?: string
  choose: () => void
}

export interface MoreMenuProps extends RowButtonProps {
  /** Whose colours the menu has, since it is drawn outside of its page. */
  module: string | undefined
  heading?: string | undefined
  items: readonly MoreMenuItem[]
}
