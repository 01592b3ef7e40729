import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTheme } from '../../theme/NotebookTheme.tsx'
import { IconButton } from '../lists/IconButton.tsx'

export function ThemeSwitch() {
  const { theme, toggleTheme } = useTheme()
  return theme === 'dark' ? (
    <IconButton label="Usar tema claro" icon={IconSun} onClick={toggleTheme} />
  ) : (
    <IconButton label="Usar tema escuro" icon={IconMoon} onClick={toggleTheme} />
  )
}
