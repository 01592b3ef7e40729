import { createCareerService } from '@caderno/domain/career'
import { aContact, createFakeCareer, fakeClock } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import ContactDialog from './ContactDialog.tsx'

const clock = fakeClock('2026-11-20T15:00:00.000Z')
const meta = {
  component: ContactDialog,
  args: {
    opened: true,
    subject: 'new',
    actions: createCareerService({ ...createFakeCareer(), clock }, 'uid-ana'),
    onClose: fn(),
  },
} satisfies Meta<typeof ContactDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Adding: Story = {}
export const Editing: Story = {
  args: { subject: aContact({ nome: 'Marina Duarte', notas: 'Conversamos na feira de estágios.' }) },
}
export const OnAPhone: Story = { ...Editing, globals: { viewport: { value: 'phone' } } }
