import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { BookCover } from './BookCover.tsx'

const TITLES = [
  'Torto Arado',
  'Estatística Aplicada',
  'Quarto de Despejo',
  'A Hora da Estrela',
  'Grande Sertão: Veredas',
  'Vidas Secas',
  'Olhos d’Água',
  'O Cortiço',
]

/**
 * The cover of a book; without a picture that loads it is drawn from the title, always the same.
 *
 * **Not for** a student (`StudentAvatar`).
 *
 * **Keyboard**: nothing to focus. **Screen reader**: hidden from it: the title stands beside it.
 *
 * **Do** give a width; the height is half as much again. **Don't** write the title on it a second time.
 */
const meta = {
  component: BookCover,
  args: { title: 'Torto Arado' },
} satisfies Meta<typeof BookCover>
export default meta
type Story = StoryObj<typeof meta>

export const Drawn: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      {TITLES.map((title) => (
        <BookCover key={title} title={title} />
      ))}
    </div>
  ),
}
export const Small: Story = { args: { width: 32 } }
export const UnsafeAddressIsNotRendered: Story = {
  tags: ['D14'],
  args: { src: 'javascript:alert(1)' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(canvas.getByText('TA')).toBeInTheDocument()
  },
}
export const BrokenPictureIsDrawn: Story = {
  args: { title: 'Vidas Secas', src: 'http://localhost:9/nada.png' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('VS')).toBeInTheDocument())
  },
}
