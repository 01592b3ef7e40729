import type { Icon } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../layout/lazy-part.tsx'
import { MenuButton, type MenuButtonProps } from './MenuButton.tsx'

export interface MoreMenuItem {
  label: string
  Icon: Icon
  /** Of the icon, one of the theme's tokens; the text's colour by default. */
  tone?: string
  choose: () => void
}

export interface MoreMenuProps extends MenuButtonProps {
  /** Whose colours the menu has, since it is drawn outside of its page. */
  module: string
  heading?: string
  items: readonly MoreMenuItem[]
}

const load = () => import('./OpenedMenu.tsx')
const OpenedMenu = lazyPart(load, { floating: true })
const loadAhead = () => void load().catch(() => undefined)

/** The rarer actions of one record. The menu itself comes with the first sign that somebody will open it: a list has a button for each record. */
export function MoreMenu({ module, heading, items, ...button }: MoreMenuProps) {
  const [wanted, setWanted] = useState(false)
  const closed = (
    <MenuButton
      {...button}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={() => setWanted(true)}
    />
  )
  return wanted ? (
    <Suspense fallback={closed}>
      <OpenedMenu button={button} module={module} heading={heading} items={items} />
    </Suspense>
  ) : (
    closed
  )
}
