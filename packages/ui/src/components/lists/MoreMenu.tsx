import type { Icon } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '../layout/lazy-part.tsx'
import { RowButton, type RowButtonProps } from './RowTools.tsx'

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

const OpenedMenu = lazyPart(() => import('./OpenedMenu.tsx'), { floating: true })

/** The rarer actions of one record or of a page. The menu is loaded on hover, focus or press, as a list has one for each record. */
export function MoreMenu({ module, heading, items, ...button }: MoreMenuProps) {
  const [wanted, setWanted] = useState(false)
  const closed = (
    <RowButton
      {...button}
      aria-haspopup="menu"
      aria-expanded={false}
      onNear={OpenedMenu.prefetch}
      onClick={() => setWanted(true)}
    />
  )
  return wanted ? (
    <OpenedMenu {...button} waiting={closed} module={module} heading={heading} items={items} />
  ) : (
    closed
  )
}
