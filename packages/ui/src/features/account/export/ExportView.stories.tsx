import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ExportView } from './ExportSection.tsx'

const done = {
  day: '2026-11-22',
  count: 312,
  unreadable: 0,
  incomplete: 0,
  isCurrent: true,
}

const meta = {
  component: ExportView,
  tags: ['B17'],
  args: { exported: undefined, failure: undefined, busy: false, run: fn() },
} satisfies Meta<typeof ExportView>
export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {}
export const OfferedExports: Story = {
  ...Offered,
  tags: ['interaction', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }))
    await expect(args.run).toHaveBeenCalledTimes(1)
  },
}
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Exportar' })).toHaveAttribute('aria-busy', 'true')
    await expect(await canvas.findByText('Preparando o arquivo…')).toBeVisible()
  },
}
export const Done: Story = {
  args: { exported: done },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Arquivo de 22/11/2026 baixado, com 312 registros.'),
}
export const NothingYet: Story = {
  args: { exported: { ...done, count: 0 } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Esta conta ainda não tem nenhum registro.'),
}
export const NotAllOfIt: Story = {
  args: { exported: { ...done, count: 1, unreadable: 2, isCurrent: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'com 1 registro.2 registros não puderam ser lidos e não estão no arquivo.Você está sem conexão',
    )
  },
}
export const Incomplete: Story = {
  tags: ['B17'],
  args: { exported: { ...done, incomplete: 1 } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      '1 registro está no arquivo, mas incompleto: uma importação o deixaria de fora.',
    ),
}
export const Failed: Story = {
  args: {
    failure: 'Não foi possível exportar. Tente novamente. Sem conexão com a internet.',
  },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Sem conexão com a internet.'),
}
export const OnAPhone: Story = { ...Offered, globals: { viewport: { value: 'phone' } } }
