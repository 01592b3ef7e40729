import { Menu } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { MoreMenuItem, MoreMenuProps } from './more-menu-props.ts'
import { RowButton } from './RowTools.tsx'

/** A menu that opens once loaded. Its button is focused first, so that closing returns the focus there. */
export default function OpenedMenu({ module, heading, items, ...button }: MoreMenuProps) {
  const target = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  // Mantine focuses the marked item twice, the second time a little later: an arrow key pressed between the two is kept.
  const [marked, mark] = useState(0)
  useEffect(() => {
    target.current?.focus({ preventScroll: true })
    setOpened(true)
  }, [])
  /** The button is focused first, so that a dialog that opens returns the focus here. */
  const choice = ({ label, Icon, tone, choose }: MoreMenuItem, place: number) => (
    <Menu.Item
      key={label}
      data-autofocus={place === marked || undefined}
      onFocus={() => mark(place)}
      leftSection={
        <Icon size={16} stroke={1.5} {...(tone ? { color: `var(--cad-${tone})` } : {})} aria-hidden />
      }
      aria-describedby={button.describedBy}
      onClick={() => {
        target.current?.focus()
        choose()
      }}
    >
      {label}
    </Menu.Item>
  )
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      withInitialFocusPlaceholder={false}
      position="bottom-end"
      shadow="md"
      transitionProps={{ duration: 0 }}
      aria-label={button.label}
      styles={{ item: { minHeight: 'var(--cad-controle-baixo)' } }}
    >
      <Menu.Target>
        <RowButton {...button} ref={target} />
      </Menu.Target>
      <Menu.Dropdown data-module={module}>
        {heading && <Menu.Label>{heading}</Menu.Label>}
        {items.map(choice)}
      </Menu.Dropdown>
    </Menu>
  )
}
