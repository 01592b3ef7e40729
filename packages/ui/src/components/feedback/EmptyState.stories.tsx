import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmptyState } from './EmptyState.tsx'

const add = fn()
/**
 * Stands where a list will be, while it has no record at all.
 *
 * **Not for** a filter that finds nothing (`ListSection` says that), or for data that could not be read (`FormAlert`, `FailureView`).
 *
 * **Screen reader**: a region named by the title. **Keyboard**: its one action is the first stop after the page's head.
 *
 * **Do** say in one sentence what the module gives, and give one button that does the first step. **Don't** repeat that button elsewhere on the page.
 */
const meta = {
  component: EmptyState,
  decorators: [
    (Story) => (
      <div data-module="leitura">
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Sua estante começa com um título',
    text: 'Guarde livros, artigos e apostilas, marque a página em que parou e veja quanto falta.',
    action: <Button onClick={add}>Adicionar item</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const OneStep: Story = {}
export const OneStepIsTaken: Story = {
  ...OneStep,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Sua estante começa com um título' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar item' }))
    await expect(add).toHaveBeenCalled()
  },
}
export const WithHints: Story = {
  args: {
    hints: [
      { title: 'Só o título é obrigatório', text: 'O resto fica em «Mais detalhes».' },
      { title: 'Capas aparecem sozinhas', text: 'Sem imagem, o Caderno desenha uma.' },
      { title: 'Não sabe por onde ir?', text: 'Veja os sites recomendados, com obras grátis.' },
    ],
  },
}
export const OnAPhone: Story = { ...WithHints, globals: { viewport: { value: 'phone' } } }
