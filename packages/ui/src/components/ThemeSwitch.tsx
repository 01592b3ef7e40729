import { ActionIcon } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTheme } from '../theme/NotebookTheme.tsx'

export function ThemeSwitch() {
  const { theme, toggleTheme } = useTheme()
  const [label, ThemeIcon] = theme === 'dark' ? ['Usar tema claro', IconSun] as const : ['Usar tema escuro', IconMoon] as const
  return (
    <ActionIcon aria-label={label} title={label} onClick={toggleTheme}>
      <ThemeIcon size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
