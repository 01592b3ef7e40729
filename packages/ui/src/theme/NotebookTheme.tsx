import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core'
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import './styles-base.ts'
import { theme } from './theme.ts'
import type { ThemeStore } from './theme-store.ts'

/** Mantine is told the scheme and keeps nothing itself: the store does. */
const manager: MantineColorSchemeManager = {
  get: (scheme) => scheme,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
}

const ThemeContext = createContext<ThemeStore | null>(null)

/** Dresses everything below it; `env="test"` turns transitions and portals off. */
export function NotebookTheme({ store, env = 'default', children }: { store: ThemeStore; env?: 'default' | 'test'; children: ReactNode }) {
  const scheme = useSyncExternalStore(store.subscribe, store.getSnapshot)
  return (
    <ThemeContext value={store}>
      <MantineProvider
        theme={theme}
        deduplicateCssVariables={false}
        colorSchemeManager={manager}
        defaultColorScheme={scheme}
        forceColorScheme={scheme}
        env={env}
      >
        {children}
      </MantineProvider>
    </ThemeContext>
  )
}

export function useTheme() {
  const store = use(ThemeContext)
  if (!store) throw new Error('NotebookTheme is missing')
  return { theme: useSyncExternalStore(store.subscribe, store.getSnapshot), toggleTheme: store.toggle }
}
