import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NotebookTheme } from '../../theme/NotebookTheme.tsx'
import type { ThemeStore } from '../../theme/theme-store.ts'
import { SubmitButton } from './SubmitButton.tsx'

const light: ThemeStore = {
  getSnapshot: () => 'light',
  subscribe: () => () => undefined,
  toggle: () => undefined,
}

it.each(['mouseDown', 'click'] as const)(
  'the second half of a double click does nothing, and leaves the focus where the first has led it: %s',
  (kind) => {
    render(
      <NotebookTheme store={light} env="test">
        <SubmitButton busy={false}>Salvar</SubmitButton>
      </NotebookTheme>,
    )
    const button = screen.getByRole('button', { name: 'Salvar' })
    const isPrevented = (detail: number) => {
      const event = createEvent[kind](button, { detail })
      fireEvent(button, event)
      return event.defaultPrevented
    }
    expect([isPrevented(1), isPrevented(2)]).toEqual([false, true])
  },
)
