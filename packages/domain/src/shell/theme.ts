const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const isTheme = (value: unknown): value is Theme => value === 'dark' || value === 'light'

/** The stored choice if it is one, else what the system prefers (§9, Theme). */
export const resolveTheme = (stored: unknown, systemPrefersDark: boolean): Theme =>
  isTheme(stored) ? stored : systemPrefersDark ? 'dark' : 'light'

export const otherTheme = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark')
