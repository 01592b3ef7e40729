import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { ModuleTabs } from './ModuleTabs.tsx'

const TABS = [
  { id: 'estagios', name: 'Estágios & Trainees' },
  { id: 'networking', name: 'Networking' },
  { id: 'desenvolvimento', name: 'Plano de Desenvolvimento' },
] as const
type Id = (typeof TABS)[number]['id']

function Tabs({ first }: { first: Id }) {
  const [current, open] = useState<Id>(first)
  return (
    <ModuleTabs label="Partes de Carreira" tabs={TABS} current={current} onOpen={open}>
      <p>Aqui fica {current}.</p>
    </ModuleTabs>
  )
}

/**
 * The parts of one module; each opened part is a step of the browser's history.
 *
 * **Not for** how the same records are shown (`ViewSwitch`), or leaving the module.
 *
 * **Keyboard**: one stop; arrows move, Enter opens. **Screen reader**: a list of tabs with its panel, named
 * by `label`.
 *
 * **Do** keep the names to one or two words: on a phone the row scrolls. **Don't** put tabs into tabs.
 */
const meta = {
  component: Tabs,
  decorators: [
    (Story) => (
      <div data-module="carreira" style={{ paddingInline: 'var(--mantine-spacing-md)' }}>
        <Story />
      </div>
    ),
  ],
  args: { first: 'estagios' },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

/** Arrows move the focus, Enter opens. */
export const FirstOpen: Story = {}
export const ByKeyboard: Story = {
  ...FirstOpen,
  tags: ['interaction', '!autodocs', '§2.2'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Estágios & Trainees', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Networking', selected: false })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Estágios & Trainees' })).toHaveTextContent('estagios')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('tab', { name: 'Networking', selected: true })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Networking' })).toHaveTextContent('networking')
    await userEvent.keyboard('{End}{Enter}')
    await expect(canvas.getByRole('tabpanel', { name: 'Plano de Desenvolvimento' })).toBeVisible()
  },
}

/** The open one is in view, though the row is longer than the screen. */
export const LastOnAPhone: Story = {
  args: { first: 'desenvolvimento' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: 'Plano de Desenvolvimento' })
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
