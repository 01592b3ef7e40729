import { RECOVERY_SENT } from '@caderno/domain/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ResetSent } from './ResetRequest.tsx'

/**
 * Stands in the place of `ResetRequest` once a recovery link is sent; where no mail can be sent, it shows
 * the link itself.
 *
 * **Not for** any other success (`FormNotice`).
 *
 * **Keyboard**: the focus goes to the sentence. **Screen reader**: it is read at once, as it has the focus.
 *
 * **Do** say the same whether or not the account exists. **Don't** show the link where a mail was sent.
 */
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
