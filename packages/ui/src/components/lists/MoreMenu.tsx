import { type Icon, IconDots } from '@tabler/icons-react'
import { Suspense, useState, type ComponentPropsWithRef } from 'react'
import { lazyPart } from '../layout/lazy-part.tsx'
import { ActionIcon } from '@mantine/core'
import '../../theme/styles-menu.ts'

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
  heading?: string | undefined
  items: readonly MoreMenuItem[]
}

const load = () => import('./OpenedMenu.tsx')
const OpenedMenu = lazyPart(load, { floating: true })
const loadAhead = () => void load().catch(() => undefined)

/** The rarer actions of one record. The menu is loaded on hover, focus or press, as a list has one for each record. */
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
      <OpenedMenu {...button} module={module} heading={heading} items={items} />
    </Suspense>
  ) : (
    closed
  )
}

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
