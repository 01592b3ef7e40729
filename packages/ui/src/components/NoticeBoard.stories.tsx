import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { dismissNotice, noticeStore, notify } from './notify.ts'
import { NoticeBoard } from './NoticeBoard.tsx'

function clear() {
  for (const { id } of noticeStore.getSnapshot()) dismissNotice(id)
}

const meta = {
  title: 'Components/NoticeBoard',
  component: NoticeBoard,
  beforeEach: () => {
    clear()
    return clear
  },
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
export const Nothing: Story = {}
