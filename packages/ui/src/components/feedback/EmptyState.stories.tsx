import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmptyState } from './EmptyState.tsx'

const add = fn()
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
export const Dark: Story = { ...WithHints, globals: { theme: 'dark' } }
export const OnAPhone: Story = { ...WithHints, globals: { viewport: { value: 'phone' } } }
