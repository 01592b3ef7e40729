import { maskCpf } from '@caderno/domain/registration'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { MaskedInput } from './MaskedInput.tsx'

function CpfField({ start }: { start: string }) {
  const [value, setValue] = useState(start)
  return (
    <MaskedInput
      label="CPF"
      mask={maskCpf}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  )
}

/**
 * A text field that adds the punctuation of a CPF or a phone while it is typed, and keeps the caret in its
 * place.
 *
 * **Not for** money, dates or numbers that are read as Brazil writes them (`TextInput`, read by the domain).
 *
 * **Keyboard**: Delete passes over the punctuation; on a phone the keys are digits. **Screen reader**: the
 * label and the error of Mantine's `TextInput`.
 *
 * **Do** give a mask of the domain (`maskCpf`). **Don't** refuse while somebody types: what is wrong is said
 * when the step ends.
 */
const meta = {
  component: CpfField,
  args: { start: '' },
} satisfies Meta<typeof CpfField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { start: '529.982.247-25' } }

export const Typed: Story = {
  ...Empty,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('CPF'), '52998224725')
    await expect(canvas.getByLabelText('CPF')).toHaveValue('529.982.247-25')
  },
}
export const EditedInTheMiddle: Story = {
  ...Filled,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const cpf = canvas.getByLabelText<HTMLInputElement>('CPF')
    await userEvent.type(cpf, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 })
    await expect(cpf).toHaveValue('529.822.472-5')
    await expect(cpf.selectionStart).toBe(3)
  },
}
