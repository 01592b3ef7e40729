import { UnstyledButton } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import classes from './IconButton.module.css'

interface IconButtonProps {
  label: string
  icon: Icon
  enabled?: boolean
  onClick: () => void
}

/** An icon button of a header; a disabled one keeps its place and the focus. */
export function IconButton({ label, icon: ToolIcon, enabled = true, onClick }: IconButtonProps) {
  return (
    <UnstyledButton
      className={classes.tool}
      aria-label={label}
      title={label}
      aria-disabled={!enabled || undefined}
      onClick={() => enabled && onClick()}
    >
      <ToolIcon size={20} stroke={1.5} aria-hidden />
    </UnstyledButton>
  )
}
