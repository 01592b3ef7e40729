import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import '../../theme/styles-menu.ts'
import classes from './ItemMenu.module.css'

export interface ItemMenuProps {
  /** Id of the title it belongs to. */
  describedBy: string
  onEdit: () => void
  onRemove: () => void
}

/** The rarer actions of one item. */
export function ItemMenu({ describedBy, onEdit, onRemove }: ItemMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  /** The focus goes back first, so that a dialog finds it here and returns it here. */
  const choose = (act: () => void) => () => {
    button.current?.focus()
    act()
  }
  return (
    <Menu position="bottom-end" shadow="md" transitionProps={{ duration: 0 }} aria-label="Mais ações" classNames={{ item: classes.item! }}>
      <Menu.Target>
        <ActionIcon ref={button} size="sm" aria-label="Mais ações" aria-describedby={describedBy}>
          <IconDots size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown data-module="leitura">
        <Menu.Item leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />} aria-describedby={describedBy} onClick={choose(onEdit)}>Editar</Menu.Item>
        <Menu.Item leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />} aria-describedby={describedBy} onClick={choose(onRemove)}>Remover</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
