import { UnstyledButton } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import classes from './IconButton.module.css'

/** A tool of a header: an icon that says its name. */
export function IconButton({ label, icon: ToolIcon, onClick }: { label: string; icon: Icon; onClick: () => void }) {
  return (
    <UnstyledButton className={classes.tool} aria-label={label} title={label} onClick={onClick}>
      <ToolIcon size={20} stroke={1.5} aria-hidden />
    </UnstyledButton>
  )
}
