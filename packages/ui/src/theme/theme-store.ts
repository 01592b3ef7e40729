import { otherTheme, resolveTheme, type Theme } from '@caderno/domain/shell'

/** The key of the choice in localStorage: 'dark', 'light' or nothing. public/theme.js reads the same key before the first paint. */
export const THEME_KEY = 'caderno-theme'

export interface ThemeStore {
  getSnapshot(): Theme
  subscribe(onChange: () => void): () => void
  toggle(): void
}

/** The theme of this browser: the stored choice, else the system's; follows both, and the other tabs. */
export function createThemeStore(browser: Window): ThemeStore {
  const system = browser.matchMedia('(prefers-color-scheme: dark)')
  const listeners = new Set<() => void>()
  let unkept: Theme | undefined

  const stored = (): unknown => {
    try {
      return browser.localStorage.getItem(THEME_KEY)
    } catch {
      return null
    }
  }
  const getSnapshot = () => unkept ?? resolveTheme(stored(), system.matches)
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== THEME_KEY) return
    unkept = undefined
    notify()
  }

  return {
    getSnapshot,
    subscribe(onChange) {
      if (listeners.size === 0) {
        system.addEventListener('change', notify)
        browser.addEventListener('storage', onStorage)
      }
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
        if (listeners.size > 0) return
        system.removeEventListener('change', notify)
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
      notify()
    },
  }
}
