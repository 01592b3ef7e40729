export type Theme = 'light' | 'dark'

/** The stored choice if it is one, else what the system prefers (§9, Theme). */
export function resolveTheme(stored: unknown, systemPrefersDark: boolean): Theme {
  if (stored === 'light' || stored === 'dark') return stored
  return systemPrefersDark ? 'dark' : 'light'
}

export const otherTheme = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark')
