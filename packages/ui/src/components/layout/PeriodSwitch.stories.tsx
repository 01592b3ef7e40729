import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PeriodSwitch } from './PeriodSwitch.tsx'

/**
 * Turns the period that a page or a sheet shows: a day, a week, a month.
 *
 * **Not for** a choice among a few (`ViewSwitch`), or what is filtered (`FilterBar`).
 *
 * **Keyboard**: each arrow is a stop; one that leads nowhere keeps its place and the focus. **Screen reader**: a group named after the period;
 * its name between the arrows is told when it turns.
 *
 * **Do** leave `name` out where a title beside it says the period. **Don't** make turning a step of the browser's history.
 */
const meta = {
  component: PeriodSwitch,
  args: { of: 'Mês', onBefore: fn(), onAfter: fn() as (() => void) | false, onToday: false },
} satisfies Meta<typeof PeriodSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const OfAPage: Story = { args: { name: 'novembro de 2026' } }
export const AnotherMonth: Story = { args: { name: 'dezembro de 2026', onToday: fn() } }
export const OfASheet: Story = {
  args: {
    of: 'Semana',
    onToday: fn(),
    children: (
      <Button size="xs" variant="subtle">
        Marcar dia sem aula
      </Button>
    ),
  },
}
export const Turned: Story = {
  ...OfASheet,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Semana anterior' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima semana' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Hoje' }))
    for (const turned of [args.onBefore, args.onAfter, args.onToday])
      await expect(turned).toHaveBeenCalledOnce()
  },
}
export const AtTheEnd: Story = { args: { name: 'dezembro de 9999', onAfter: false } }
export const PressedAtTheEnd: Story = {
  ...AtTheEnd,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Próximo mês' })
    await userEvent.click(next)
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
  },
}
