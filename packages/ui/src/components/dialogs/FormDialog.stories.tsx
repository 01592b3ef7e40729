import { TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { FormDialog } from './FormDialog.tsx'

/**
 * A form that adds or edits one record, over the page that lists it.
 *
 * **Not for** a question (`ConfirmDialog`), or for the form that a page is about: that one stands in the page.
 *
 * **Keyboard**: the focus goes to the field with `data-autofocus` and comes back to what opened the dialog; Enter saves; Esc and the back button ask first when something was
 * typed. **Screen reader**: a dialog named by its title; the refusal is an alert below the fields.
 *
 * **Do** give `form.dirty`, or what was typed is lost without a question. **Don't** close before the change is stored.
 */
const meta = {
  component: FormDialog,
  args: {
    opened: true,
    title: 'Adicionar item',
    module: 'leitura',
    form: { dirty: true, onSubmit: fn((event: { preventDefault(): void }) => event.preventDefault()) },
    onClose: fn(),
    children: (
      <>
        <TextInput label="Título" required data-autofocus defaultValue="Capitães da Areia" />
        <TextInput label="Autor" defaultValue="Jorge Amado" />
      </>
    ),
  },
} satisfies Meta<typeof FormDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = {}
export const EditingSaves: Story = {
  ...Editing,
  tags: ['interaction', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Adicionar item' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    await expect(args.form.onSubmit).toHaveBeenCalledTimes(1)
  },
}
export const AsksBeforeDiscarding: Story = {
  tags: ['interaction', '!autodocs', 'W4'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Adicionar item' })
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    await expect(await screen.findByText('Descartar o que você digitou?')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Descartar o que você digitou?')).toBeNull())
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}
export const UntouchedClosesAtOnce: Story = {
  tags: ['interaction', '!autodocs'],
  args: { form: { dirty: false } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Adicionar item' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
