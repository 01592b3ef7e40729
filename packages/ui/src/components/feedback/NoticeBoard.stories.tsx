import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { notify, notifyProblem } from './notify.ts'
import { NoticeBoard } from './NoticeBoard.tsx'

/**
 * Says for six seconds what has happened, whatever page is open: `notify` and `notifyProblem` write on it.
 * It stands once in the app.
 *
 * **Not for** what can be taken back (`UndoBar`), or what is wrong with a form or a list (`FormAlert`,
 * `ProblemText`: beside it, and it stays).
 *
 * **Keyboard**: nothing to focus; a notice under the pointer stays. **Screen reader**: a polite live region
 * that is always there.
 *
 * **Do** say one sentence. **Don't** put the only word about an error here: it goes away.
 */
const meta = {
  component: NoticeBoard,
} satisfies Meta<typeof NoticeBoard>
export default meta
type Story = StoryObj<typeof meta>

export const ProfileSaved: Story = {
  play: async ({ canvas }) => {
    notify('Perfil atualizado com sucesso!')
    const notice = await canvas.findByText('Perfil atualizado com sucesso!')
    await expect(notice.closest('[aria-live="polite"]')).toBeVisible()
  },
}
/** Four items in a row are one notice, not a pile over the page. */
export const SameWordsAgain: Story = {
  play: async ({ canvas }) => {
    for (let n = 0; n < 4; n += 1) notify('Item adicionado à estante.')
    notify('Perfil atualizado com sucesso!')
    await canvas.findByText('Perfil atualizado com sucesso!')
    await expect(canvas.getAllByText('Item adicionado à estante.')).toHaveLength(1)
  },
}
const [WELL, BADLY] = [
  'Perfil atualizado com sucesso!',
  'A nova versão ainda está sendo publicada. Tente novamente em alguns minutos.',
] as const
/** Never the tick of what went well. */
export const Problem: Story = {
  tags: ['B26'],
  play: async ({ canvas }) => {
    notify(WELL)
    notifyProblem(BADLY)
    const [done, problem] = [await canvas.findByText(WELL), await canvas.findByText(BADLY)]
    await expect(problem.closest('[aria-live="polite"]')).toBeVisible()
    await expect(problem.querySelector('svg')!.innerHTML).not.toBe(done.querySelector('svg')!.innerHTML)
  },
}
export const Nothing: Story = {}
