import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ConfigurationStopView } from './ConfigurationStop.tsx'

const SERVICE = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
]
const EMULATORS = ['VITE_FIREBASE_AUTH_EMULATOR_URL', 'VITE_FIRESTORE_EMULATOR_HOST']

const meta = {
  component: ConfigurationStopView,
  tags: ['D15'],
  parameters: { layout: 'fullscreen' },
  args: { missing: ['VITE_FIREBASE_APP_ID'], unusable: [] },
} satisfies Meta<typeof ConfigurationStopView>
export default meta
type Story = StoryObj<typeof meta>

export const OneMissing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Configuração incompleta' })).toBeVisible()
    await expect(canvas.getByRole('main')).toHaveTextContent('Falta esta variável:VITE_FIREBASE_APP_ID')
    await expect(canvas.getByRole('main')).toHaveTextContent('.env.local como em .env.example')
    await expect(canvas.getByRole('main')).not.toHaveTextContent('emulador')
  },
}

export const EverythingWrong: Story = {
  args: { missing: SERVICE, unusable: EMULATORS },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...SERVICE,
      ...EMULATORS,
    ])
  },
}

export const EmulatorElsewhere: Story = {
  args: { missing: [], unusable: ['VITE_FIRESTORE_EMULATOR_HOST'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('Um emulador só vale neste computador')
    await expect(canvas.getByRole('main')).not.toHaveTextContent('Falta')
  },
}

export const OnAPhone: Story = {
  ...EverythingWrong,
  globals: { viewport: { value: 'phone' } },
}
