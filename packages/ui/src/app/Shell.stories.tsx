import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageHead } from '../components/layout/PageHead.tsx'
import { PageSkeleton } from '../components/layout/PageSkeleton.tsx'
import { ShellView } from './Shell.tsx'

const meta = {
  component: ShellView,
  parameters: { layout: 'fullscreen' },
  args: {
    pathname: '/leitura',
    name: 'Marina Alves',
    children: <PageHead title="Leitura" state="3 em andamento" />,
  },
} satisfies Meta<typeof ShellView>
export default meta
type Story = StoryObj<typeof meta>

export const InAModule: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('main')).toBeVisible()
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Desenvolvido para estudantes')
  },
}
export const Loading: Story = { args: { name: undefined, children: <PageSkeleton /> } }
export const SignedOut: Story = {
  args: { pathname: '/carreira', name: null, children: <PageHead title="Carreira" /> },
}
export const OnAPhone: Story = {
  tags: ['P8'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Módulos, barra inferior' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Módulos' })).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
