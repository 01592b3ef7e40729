import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { actions, article, form, inCareer, one, TODAY } from '../../../../test/applications.tsx'
import { withUndo } from '../../../../test/with-undo.tsx'
import { ApplicationsPage } from './ApplicationsPage.tsx'

const LINK = 'https://meet.exemplo.com/abc-defg-hij?senha=1'
const interview = (id: string, vaga: string, horaEntrevista: string, localEntrevista: string) =>
  one(id, vaga, 'Lume Pagamentos', {
    fase: 'entrevista',
    proximoContato: id === '4' ? '2026-11-26' : TODAY,
    horaEntrevista,
    localEntrevista,
    fonte: 'LinkedIn',
  })

/**
 * Applications with an interview: its hour and its place are said in the row and in the details, a link is one.
 *
 * **Not for** a follow-up: in another fase nothing of it is shown.
 *
 * **Keyboard**: the link in the row is reached before its buttons. **Screen reader**: a row of a phone says «Entrevista em 20/11/2026 às 14h».
 *
 * **Do** give the hour with the day: without a day it is not said. **Don't** write a link out: its host says where it leads.
 */
const meta: Meta<typeof ApplicationsPage> = {
  component: ApplicationsPage,
  parameters: { path: '/carreira', layout: 'padded' },
  decorators: [inCareer, withUndo],
  args: {
    applications: [
      interview('1', 'Estágio em Dados', '14:00', LINK),
      interview('2', 'Trainee de Operações', '09:30', 'Av. Boa Viagem, 1.200, sala 3, Recife'),
      interview('3', 'Monitoria de Cálculo', '', ''),
      interview('4', 'Estágio em Processos', '10:00', 'javascript:alert(1)'),
    ],
    contacts: [],
    view: 'lista',
    today: TODAY,
    onView: fn(),
  },
  beforeEach: ({ args }) => {
    Object.assign(args, { actions: { ...actions(), ...args.actions } })
  },
}
export default meta
type Story = StoryObj<typeof ApplicationsPage>

export const List: Story = { tags: ['R15'] }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnTheBoard: Story = { args: { view: 'quadro' } }

/** What is no http(s) address is the text that it is. */
export const HourAndPlace: Story = {
  tags: ['interaction', '!autodocs', 'S20', 'D14'],
  play: async () => {
    const row = article(/Estágio em Dados/)
    await expect(row.getByText('Próximo contato 20/11/2026 às 14h')).toBeVisible()
    await expect(row.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
    await userEvent.click(row.getByRole('button', { name: 'Detalhes' }))
    await expect(row.getByText('20/11/2026 às 14h')).toBeVisible()
    await expect(row.getAllByRole('link', { name: /^meet\.exemplo\.com/ })[1]).toHaveAttribute('href', LINK)
    const unsafe = article(/Estágio em Processos/)
    await expect(unsafe.getByText('javascript:alert(1)')).toBeVisible()
    await expect(unsafe.queryByRole('link')).toBeNull()
    const due = within(screen.getByRole('region', { name: 'Hoje · 3' }))
    await expect(due.getByRole('listitem')).toHaveTextContent('Lume Pagamentos, às 9h30')
  },
}

export const RowOfAPhone: Story = {
  tags: ['interaction', '!autodocs', 'S20', 'L2'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const row = article(/Estágio em Processos/)
    await expect(row.getByText('26/11 às 10h')).toBeVisible()
    await expect(row.getByText('Entrevista em 26/11/2026 às 10h')).toBeInTheDocument()
  },
}

/** What was typed stays while another fase is chosen, and comes back with «Entrevista». */
export const AskedInAnInterviewAlone: Story = {
  tags: ['interaction', '!autodocs', 'S20'],
  play: async ({ args }) => {
    await userEvent.click(form().getByRole('button', { name: 'Mais detalhes' }))
    await expect(form().queryByLabelText('Horário da entrevista')).toBeNull()
    await userEvent.selectOptions(form().getByLabelText('Fase'), 'Entrevista')
    await userEvent.type(form().getByLabelText('Horário da entrevista'), '14:00')
    await userEvent.type(form().getByLabelText('Local ou link da entrevista'), 'Sala 3')
    await userEvent.selectOptions(form().getByLabelText('Fase'), 'Enviado')
    await expect(form().queryByLabelText('Local ou link da entrevista')).toBeNull()
    await userEvent.selectOptions(form().getByLabelText('Fase'), 'Entrevista')
    await expect(form().getByLabelText('Horário da entrevista')).toHaveValue('14:00')
    await userEvent.type(form().getByLabelText('Empresa'), 'Rota Norte')
    await userEvent.type(form().getByLabelText('Vaga'), 'Estágio em Logística{Enter}')
    await expect(form().getByText('Informe o dia da entrevista')).toBeVisible()
    await userEvent.type(form().getByLabelText('Próximo contato'), '2026-11-26')
    await userEvent.click(form().getByRole('button', { name: 'Adicionar candidatura' }))
    await waitFor(() => expect(form().getByLabelText('Empresa')).toHaveValue(''))
    await expect(args.actions.addApplication).toHaveBeenCalledWith(
      expect.objectContaining({ fase: 'entrevista', horaEntrevista: '14:00', localEntrevista: 'Sala 3' }),
    )
  },
}

/** A place that is wrong is shown in any fase: else nobody would see why the form does not save. */
export const WrongInAnotherFase: Story = {
  tags: ['interaction', '!autodocs', 'S20', 'W3'],
  play: async ({ args }) => {
    await userEvent.click(form().getByRole('button', { name: 'Mais detalhes' }))
    await userEvent.selectOptions(form().getByLabelText('Fase'), 'Entrevista')
    await userEvent.click(form().getByLabelText('Local ou link da entrevista'))
    await userEvent.paste('x'.repeat(2_049))
    await userEvent.selectOptions(form().getByLabelText('Fase'), 'Enviado')
    await userEvent.type(form().getByLabelText('Empresa'), 'Rota Norte')
    await userEvent.type(form().getByLabelText('Vaga'), 'Estágio{Enter}')
    await expect(form().getByLabelText('Local ou link da entrevista')).toHaveFocus()
    await expect(form().getByText('Use no máximo 2.048 caracteres')).toBeVisible()
    await expect(args.actions.addApplication).not.toHaveBeenCalled()
  },
}
