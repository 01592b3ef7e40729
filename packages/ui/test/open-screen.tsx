import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, type ComponentType } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { useUndoOwner } from '../src/app/use-undo-owner.ts'
import { useFocusRecovery } from '../src/hooks/use-focus-recovery.ts'
import { ServicesProvider, useLoadedServices, type Services } from '../src/hooks/services.tsx'
import { UndoBar } from '../src/components/feedback/UndoBar.tsx'
import { NotebookTheme } from '../src/theme/NotebookTheme.tsx'
import type { ThemeStore } from '../src/theme/theme-store.ts'

const light: ThemeStore = {
  getSnapshot: () => 'light',
  subscribe: () => () => undefined,
  toggle: () => undefined,
}

/** The address as the router sees it; read by `address()`. */
function AddressBar() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}
export const address = (): string => screen.getByLabelText('address').textContent

/** Follows the session, as the app does around every page. */
function FollowedSession() {
  useUndoOwner(useLoadedServices().services)
  useFocusRecovery()
  return null
}

/** One screen over its services at an address, without the app around it; strict, so that effects show that they can run twice. */
export function openScreen(
  Screen: ComponentType,
  services: Services | Promise<Services>,
  at: string,
  state: unknown = null,
) {
  const loaded = Promise.resolve(services)
  const url = new URL(at, 'http://caderno.test')
  return render(
    <StrictMode>
      <NotebookTheme store={light} env="test">
        <ServicesProvider services={loaded}>
          <MemoryRouter initialEntries={[{ pathname: url.pathname, search: url.search, state }]}>
            <Screen />
            <UndoBar />
            <FollowedSession />
            <AddressBar />
          </MemoryRouter>
        </ServicesProvider>
      </NotebookTheme>
    </StrictMode>,
  )
}

/** Pasted, not typed: a keystroke costs milliseconds. */
export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.click(screen.getByLabelText(label))
    await userEvent.paste(value)
  }
}
export const press = (button: string): Promise<void> =>
  userEvent.click(screen.getByText(button, { selector: 'button, button *' }))
