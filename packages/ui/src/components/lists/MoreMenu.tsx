import { useState } from 'react'
import { lazyPart } from '../layout/lazy-part.tsx'
import type { MoreMenuProps } from './more-menu-props.ts'
import { RowButton } from './RowTools.tsx'

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
