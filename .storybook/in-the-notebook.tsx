import type { Theme } from '@caderno/domain/shell'
import type { Decorator } from '@storybook/react-vite'
import { MemoryRouter, parsePath } from 'react-router-dom'
import { NotebookTheme } from '../packages/ui/src/theme/NotebookTheme.tsx'
import type { ThemeStore } from '../packages/ui/src/theme/theme-store.ts'
import { documentationAround, themeOf } from './documentation-frame.ts'

const fixed = (theme: Theme): ThemeStore => ({
  getSnapshot: () => theme,
  subscribe: () => () => undefined,
  toggle: () => undefined,
})
const stores: Record<Theme, ThemeStore> = { light: fixed('light'), dark: fixed('dark') }

interface Globals {
  theme: Theme | 'both'
  /** The size of the letters in per cent of the usual. */
  letters: string
  viewport?: { value?: string }
}
interface Address {
  path?: string
  /** The state of the history's entry. */
  state?: unknown
}
interface Viewports {
  options: Readonly<Record<string, { styles: { width: string } }>>
}

/** The stories' frame: `parameters.path` and `parameters.state` are the entry of the history a story stands at; `globals: { theme: 'dark' }` pins its theme. */
export const inTheNotebook: Decorator = (Story, context) => {
  const { theme, letters, viewport } = context.globals as Globals
  const { path = '/', state } = context.parameters as Address
  const page = documentationAround()
  document.documentElement.style.fontSize = `${letters}%`
  if (theme === 'both' && page === undefined) return <BothThemes id={context.id} letters={letters} />
  const viewports = context.parameters['viewport'] as Viewports
  if (page !== undefined && window.frameElement instanceof page.defaultView!.HTMLElement)
    window.frameElement.style.width = viewports.options[viewport?.value ?? '']?.styles.width ?? '100%'
  const pinned = stores[theme === 'dark' ? 'dark' : 'light']
  return (
    <NotebookTheme store={page === undefined || theme === 'dark' ? pinned : themeOf(page)}>
      <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
        <Story />
      </MemoryRouter>
    </NotebookTheme>
  )
}

/** A theme belongs to the whole page, so each stands in a frame. */
function BothThemes({ id, letters }: { id: string; letters: string }) {
  return (
    <div style={{ display: 'flex', height: '100vh' }}>
      {(['light', 'dark'] as const).map((theme) => (
        <iframe
          key={theme}
          title={theme}
          src={`iframe.html?viewMode=story&id=${id}&globals=theme:${theme};letters:${letters}`}
          style={{ flex: 1, border: 0 }}
        />
      ))}
    </div>
  )
}
