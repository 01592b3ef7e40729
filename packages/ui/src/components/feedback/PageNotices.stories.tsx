import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PageNotices } from './PageNotices.tsx'

/**
 * What is to be known of the records of a page: some could not be read, or what is shown may be old.
 *
 * **Not for** a page that shows nothing at all (`LoadFailure`).
 *
 * **Keyboard**: «Tentar novamente» is a usual button. **Screen reader**: old data is an alert, the rest a
 * status.
 *
 * **Do** give the noun of the module («2 habilidades»). **Don't** hide the records that could be read.
 */
const meta = {
  component: PageNotices,
  args: { unreadable: 0 },
} satisfies Meta<typeof PageNotices>
export default meta
type Story = StoryObj<typeof meta>

export const Unreadable: Story = {
  args: { unreadable: 1, noun: ['habilidade', 'habilidades', 'a'] },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      '1 habilidade não pôde ser lida. Ela continua guardada onde está.',
    ),
}
export const ManyUnreadable: Story = {
  args: { unreadable: 1234, noun: ['item', 'itens', 'o'] },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      '1.234 itens não puderam ser lidos. Eles continuam guardados onde estão.',
    ),
}
export const Old: Story = {
  args: {
    stale: 'Não foi possível atualizar a estante. Você vê os itens da última leitura.',
    note: 'Suas finanças estão quase no limite do que a nuvem guarda.',
    onRetry: fn(),
  },
}
export const OldRetries: Story = {
  ...Old,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
