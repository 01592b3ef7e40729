import { MantineContext, MantineThemeProvider } from '@mantine/core'
import {
  createContext,
  use,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
  type ContextType,
  type ReactNode,
} from 'react'
// What every page needs, the sign-in screens first. Mantine's rules are layered, so our own always win.
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Title.layer.css'
import './tokens.css'
import './global.css'
import { theme } from './theme.ts'
import type { ThemeStore } from './theme-store.ts'

const root = () => document.documentElement
const nothing = () => undefined
const ThemeContext = createContext<ThemeStore | null>(null)

/**
 * Provides the theme; `env="test"` turns transitions and portals off.
 * Uses Mantine's contexts without MantineProvider, which would compute at run time what tokens.css contains.
 */
export function NotebookTheme({
  store,
  env = 'default',
  children,
}: {
  store: ThemeStore
  env?: 'default' | 'test'
  children: ReactNode
}) {
  const scheme = useSyncExternalStore(store.subscribe, store.getSnapshot)
  useLayoutEffect(() => root().setAttribute('data-mantine-color-scheme', scheme), [scheme])
  const mantine = useMemo<ContextType<typeof MantineContext>>(
    () => ({
      colorScheme: scheme,
      setColorScheme: nothing,
      clearColorScheme: nothing,
      getRootElement: root,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: true,
      env,
    }),
    [scheme, env],
  )
  return (
    <ThemeContext value={store}>
      <MantineContext value={mantine}>
        <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
      </MantineContext>
    </ThemeContext>
  )
}

export function useTheme() {
  const store = use(ThemeContext)
  if (!store) throw new Error('NotebookTheme is missing')
  return { theme: useSyncExternalStore(store.subscribe, store.getSnapshot), toggleTheme: store.toggle }
}
