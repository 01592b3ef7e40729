import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ImportView } from './ImportSection.tsx'

const meta = {
  component: ImportView,
  args: {
    progress: undefined,
    done: undefined,
    failure: undefined,
    left: { unfinished: null, look: fn(), forget: fn() },
    take: fn(),
  },
} satisfies Meta<typeof ImportView>
export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {}
export const OfferedTakesAFile: Story = {
  ...Offered,
  tags: ['interaction', '!autodocs'],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Importar' })).toBeVisible()
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!
    const file = new File(['{}'], 'caderno.json', { type: 'application/json' })
    await userEvent.upload(input, file)
    await userEvent.upload(input, file)
    await expect(args.take).toHaveBeenCalledTimes(2)
  },
}
export const Reading: Story = {
  args: { progress: 0.45 },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('progressbar', { name: 'Lendo o arquivo' })).toHaveAttribute(
      'aria-valuenow',
      '45',
    ),
}
export const Done: Story = {
  args: { done: 'Importação concluída: 312 registros.' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Importação concluída: 312 registros.'),
}
export const Interrupted: Story = {
  args: {
    left: {
      unfinished: {
        arquivo: 'uid-ana/2026-11-20T15:00:00.000Z',
        em: '2026-11-22T12:00:00.000Z',
        confirmados: 1_000,
        registros: 2_312,
      },
      look: fn(),
      forget: fn(),
    },
  },
}
export const InterruptedIsRead: Story = {
  ...Interrupted,
  tags: ['interaction', '!autodocs', 'B18'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'A importação de 22/11/2026 parou no meio, com 1.000 de 2.312 registros confirmados. Escolha o mesmo arquivo para continuar: nada entra duas vezes.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Dispensar' }))
    await expect(args.left.forget).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('button', { name: 'Escolher o arquivo' })).toHaveFocus()
  },
}
export const InterruptedOnAPhone: Story = {
  args: Interrupted.args!,
  globals: { viewport: { value: 'mobile1' } },
}
export const Refused: Story = {
  tags: ['R8'],
  args: { failure: 'Este não é um arquivo exportado pelo Caderno.' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('Este não é um arquivo exportado pelo Caderno.'),
}
export const OnAPhone: Story = { ...Offered, globals: { viewport: { value: 'phone' } } }
