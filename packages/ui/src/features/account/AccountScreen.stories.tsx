import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fakeServices } from '../../../test/fake-services.ts'
import { ServicesProvider } from '../../hooks/services.tsx'
import AccountScreen from './AccountScreen.tsx'

const services = Promise.resolve(fakeServices())

const meta = {
  component: AccountScreen,
  parameters: { path: '/conta' },
  render: () => (
    <ServicesProvider services={services}>
      <main>
        <AccountScreen />
      </main>
    </ServicesProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Excluir minha conta' })).toBeVisible()
  },
} satisfies Meta<typeof AccountScreen>
export default meta
type Story = StoryObj<typeof meta>

export const OnThisDevice: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
