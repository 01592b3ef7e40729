import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { dismissNotice, noticeStore, notify } from './notify.ts'
import { NoticeBoard } from './NoticeBoard.tsx'

const meta = {
  title: 'Components/NoticeBoard',
  component: NoticeBoard,
  beforeEach: () => () => {
    for (const { id } of noticeStore.getSnapshot()) dismissNotice(id)
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
export const Nothing: Story = {}
