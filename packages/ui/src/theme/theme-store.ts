import { otherTheme, resolveTheme, type Theme } from '@caderno/domain/shell'

/** The key of the choice in localStorage: 'dark', 'light' or nothing. public/theme.js reads the same key before the first paint. */
export const THEME_KEY = 'caderno-theme'

export interface ThemeStore {
  getSnapshot(): Theme
  subscribe(onChange: () => void): () => void
  toggle(): void
}

/** The theme of this browser: the stored choice, else the system's; follows both, and the other tabs. Paper is light. */
export function createThemeStore(browser: Window): ThemeStore {
  const system = browser.matchMedia('(prefers-color-scheme: dark)')
  const paper = browser.matchMedia('print')
  const listeners = new Set<() => void>()
  let unkept: Theme | undefined

  const stored = (): unknown => {
    try {
      return browser.localStorage.getItem(THEME_KEY)
    } catch {
      return null
    }
  }
  const getSnapshot = () => (paper.matches ? 'light' : (unkept ?? resolveTheme(stored(), system.matches)))

  return {
    getSnapshot,
    subscribe(onChange) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key !== null && key !== THEME_KEY) return
        unkept = undefined
        onChange()
      }
      listeners.add(onChange)
      system.addEventListener('change', onChange)
      paper.addEventListener('change', onChange)
      browser.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(onChange)
        system.removeEventListener('change', onChange)
        paper.removeEventListener('change', onChange)
        browser.removeEventListener('storage', onStorage)
      }
    },
    toggle() {
      const next = otherTheme(getSnapshot())
      try {
        browser.localStorage.setItem(THEME_KEY, next)
      } catch {
        unkept = next
      }
      for (const listener of listeners) listener()
    },
  }
}
