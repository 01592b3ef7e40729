import { MantineProvider } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import OpenedMenu from './OpenedMenu.tsx'

test('an arrow key pressed while the menu still takes the focus is not undone', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  const item = (label: string) => ({ label, Icon: IconPencil, choose: () => undefined })
  render(
    <MantineProvider env="test">
      <OpenedMenu module="leitura" label="Mais ações" describedBy="t" items={['Um', 'Dois'].map(item)} />
    </MantineProvider>,
  )
  const press = ({ target }: FocusEvent) => {
    fireEvent.keyDown(target as HTMLElement, { key: 'ArrowDown' })
  }
  document.addEventListener('focusin', press, { once: true })
  // Mantine's first, the arrow's, Mantine's second.
  const focused = () => focus.mock.contexts.filter((element) => (element as HTMLElement).role === 'menuitem')
  await waitFor(() => expect(focused()).toHaveLength(3))
  expect(screen.getByRole('menuitem', { name: 'Dois' })).toHaveFocus()
  focus.mockRestore()
})
