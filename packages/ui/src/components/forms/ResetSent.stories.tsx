import { RECOVERY_SENT } from '@caderno/domain/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ResetSent } from './ResetRequest.tsx'

const meta = {
  component: ResetSent,
  args: { success: RECOVERY_SENT, delivery: { kind: 'email' } },
} satisfies Meta<typeof ResetSent>
export default meta
type Story = StoryObj<typeof meta>

export const ByEmail: Story = {}
/** Without a mail service the link itself is shown (D15). */
export const LocalLink: Story = {
  args: {
    delivery: {
      kind: 'link',
      url: 'http://localhost:4173/recuperar-senha?mode=resetPassword&oobCode=Zk1vR3t5dXBhc3NhZG9kZXRlc3RlMTIzNDU2Nzg5&apiKey=local',
    },
  },
}
export const LocalLinkOnAPhone: Story = { ...LocalLink, globals: { viewport: { value: 'phone' } } }
