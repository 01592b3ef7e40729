import type { ResetDelivery } from '@caderno/domain/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { forever, refusedWith } from '../../../test/story-outcomes.ts'
import { RecoveryView } from './RecoveryScreen.tsx'

const meta = {
  component: RecoveryView,
  parameters: { layout: 'fullscreen', path: '/esqueci-senha' },
  args: { onSend: fn((): Promise<ResetDelivery> => Promise.resolve({ kind: 'email' })) },
} satisfies Meta<typeof RecoveryView>
export default meta
type Story = StoryObj<typeof meta>

const send = async (
  { canvas, userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>,
  email = 'marina@estudante.br',
) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar link' }))
}

export const Empty: Story = {}
export const EmptyIsRefused: Story = {
  ...Empty,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Digite o e-mail da sua conta para receber o link.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voltar ao login' })).toHaveAttribute('href', '/login')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar link' }))
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Digite um e-mail válido.',
    )
  },
}
export const Malformed: Story = {
  tags: ['interaction', '!autodocs'],
  play: async (context) => {
    await send(context, 'marina@')
    await expect(context.canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Por favor, digite um email válido',
    )
  },
}
export const Busy: Story = {
  tags: ['interaction', '!autodocs'],
  args: { onSend: fn(forever) },
  play: async (context) => {
    await send(context)
    await expect(context.canvas.getByRole('button', { name: 'Enviar link' })).toBeDisabled()
  },
}
export const UnknownUser: Story = {
  tags: ['interaction', '!autodocs', '§8.5'],
  args: { onSend: fn(refusedWith('user-not-found')) },
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Não encontramos uma conta com este email',
    )
  },
}
export const Sent: Story = {
  tags: ['interaction', '!autodocs', '§2.1'],
  play: async (context) => {
    await send(context)
    const notice = await context.canvas.findByText(
      'Se houver uma conta com este e-mail, enviamos um link. Ele expira em 1 hora.',
    )
    await expect(notice.closest('[role=status]')).toHaveFocus()
    await expect(context.canvas.queryByText(/Modo local|Digite o e-mail/)).toBeNull()
  },
}

const LINK =
  'http://localhost:4173/recuperar-senha?mode=resetPassword&oobCode=Zk1vR3t5dXBhc3NhZG9kZXRlc3RlMTIzNDU2Nzg5&apiKey=local'

/** Without a mail service the link itself is shown (D15). */
export const LocalLink: Story = {
  tags: ['interaction', '!autodocs'],
  args: { onSend: fn((): Promise<ResetDelivery> => Promise.resolve({ kind: 'link', url: LINK })) },
  play: async (context) => {
    await send(context)
    await expect(
      await context.canvas.findByText('Modo local: nenhum e-mail é enviado. Use este link:'),
    ).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: LINK })).toHaveAttribute(
      'href',
      LINK.replace('http://localhost:4173', ''),
    )
    await expect(
      context.canvas.getByText('No modo local, quem usa este navegador pode redefinir a senha.'),
    ).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
