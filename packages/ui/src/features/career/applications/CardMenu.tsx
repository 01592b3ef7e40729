import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconListDetails, IconPencil, IconTrash, type Icon } from '@tabler/icons-react'
import { useRef } from 'react'
import '../../../theme/styles-menu.ts'
import classes from './Board.module.css'

export interface CardMenuProps {
  /** Of the application: the focus comes back to this button. */
  id: string
  describedBy: string
  unfolded: boolean
  onDetails: () => void
  onEdit: () => void
  onRemove: () => void
}

/** The rarer actions of one card. */
export function CardMenu({ id, describedBy, unfolded, onDetails, onEdit, onRemove }: CardMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  /** The focus goes back first, so that what opens finds it here and returns it here. */
  const choice = (label: string, ItemIcon: Icon, act: () => void) => (
    <Menu.Item
      leftSection={<ItemIcon size={16} stroke={1.5} aria-hidden />}
      aria-describedby={describedBy}
      onClick={() => {
        button.current?.focus()
        act()
      }}
    >
      {label}
    </Menu.Item>
  )
  return (
    <Menu position="bottom-end" shadow="md" transitionProps={{ duration: 0 }} aria-label="Mais ações" classNames={{ item: classes.item! }}>
      <Menu.Target>
        <ActionIcon ref={button} size="sm" className={classes.menu!} data-opener={id} aria-label="Mais ações" aria-describedby={describedBy}>
          <IconDots size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown data-module="carreira">
        {choice(unfolded ? 'Ocultar detalhes' : 'Detalhes', IconListDetails, onDetails)}
        {choice('Editar', IconPencil, onEdit)}
        {choice('Remover', IconTrash, onRemove)}
      </Menu.Dropdown>
    </Menu>
  )
}
