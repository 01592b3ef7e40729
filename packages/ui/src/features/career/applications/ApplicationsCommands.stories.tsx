import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { refused } from '../../../../test/commands.ts'
import { withUndo } from '../../../../test/with-undo.tsx'
import { ApplicationsPage } from './ApplicationsPage.tsx'
import {
  actions,
  APPLICATIONS,
  article,
  CONTACTS,
  form,
  inCareer,
  TODAY,
} from '../../../../test/applications.tsx'

const meta: Meta<typeof ApplicationsPage> = {
  component: ApplicationsPage,
  parameters: { path: '/carreira', layout: 'padded' },
  decorators: [inCareer, withUndo],
  args: { applications: APPLICATIONS, contacts: CONTACTS, view: 'lista', today: TODAY, onView: fn() },
  beforeEach: ({ args }) => {
    Object.assign(args, { actions: { ...actions(), ...args.actions } })
  },
}
export default meta
type Story = StoryObj<typeof ApplicationsPage>

/** Two fields and one press; the form is empty again, with today in it. */
export const Adding: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await expect(form().getByLabelText('Data de envio')).toHaveValue(TODAY)
    await userEvent.click(form().getByRole('button', { name: 'Adicionar candidatura' }))
    await expect(form().getByLabelText('Empresa')).toHaveFocus()
    await expect(form().getByText('Empresa é obrigatória')).toBeVisible()
    await expect(form().getByText('Vaga é obrigatória')).toBeVisible()
    await expect(args.actions.addApplication).not.toHaveBeenCalled()
    await userEvent.type(form().getByLabelText('Empresa'), 'Rota Norte')
    await userEvent.type(form().getByLabelText('Vaga'), 'Estágio em Logística{Enter}')
    await waitFor(() => expect(form().getByLabelText('Empresa')).toHaveValue(''))
    await expect(args.actions.addApplication).toHaveBeenCalledWith(
      expect.objectContaining({
        empresa: 'Rota Norte',
        vaga: 'Estágio em Logística',
        dataEnvio: TODAY,
        fase: 'enviado',
      }),
    )
    await expect(form().getByLabelText('Data de envio')).toHaveValue(TODAY)
  },
}

/** What is wrong in a folded field is brought to light. */
export const WrongInTheFold: Story = {
  tags: ['interaction', '!autodocs'],
  play: async () => {
    const fold = form().getByRole('button', { name: 'Mais detalhes' })
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(fold)
    await userEvent.type(form().getByLabelText('Link da vaga'), 'javascript:alert(1)')
    await userEvent.click(fold)
    await userEvent.type(form().getByLabelText('Empresa'), 'Rota Norte')
    await userEvent.type(form().getByLabelText('Vaga'), 'Estágio{Enter}')
    await expect(form().getByLabelText('Link da vaga')).toHaveFocus()
    await expect(form().getByText('Link inválido')).toBeVisible()
  },
}

export const AddingFails: Story = {
  tags: ['interaction', '!autodocs'],
  args: { actions: { ...actions(), addApplication: refused('storage-full') } },
  play: async () => {
    await userEvent.type(form().getByLabelText('Empresa'), 'Rota Norte')
    await userEvent.type(form().getByLabelText('Vaga'), 'Estágio{Enter}')
    await expect(await form().findByRole('alert')).toHaveTextContent(
      'Erro ao salvar candidatura. Tente novamente.',
    )
    await expect(form().getByLabelText('Empresa')).toHaveValue('Rota Norte')
  },
}

/** «Editar» leads to the form, saving leads back; only what was changed is written. */
export const Editing: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(article(/Estágio em Dados/).getByRole('button', { name: 'Editar' }))
    await expect(form().getByLabelText('Empresa')).toHaveFocus()
    await expect(form().getByLabelText('Vaga')).toHaveValue('Estágio em Dados')
    await userEvent.type(form().getByLabelText('Vaga'), ' II')
    await userEvent.click(form().getByRole('button', { name: 'Salvar alterações' }))
    await waitFor(() => expect(form().getByRole('button', { name: 'Adicionar candidatura' })).toBeVisible())
    await expect(args.actions.editApplication).toHaveBeenCalledWith('4', { vaga: 'Estágio em Dados II' })
    await expect(form().getByLabelText('Empresa')).toHaveValue('')
    await waitFor(() =>
      expect(article(/Estágio em Dados/).getByRole('button', { name: 'Editar' })).toHaveFocus(),
    )
  },
}

export const EditMode: Story = {
  tags: ['interaction', '!autodocs'],
  play: async () => {
    await userEvent.click(article(/Estágio em Dados/).getByRole('button', { name: 'Editar' }))
    await userEvent.click(form().getByRole('button', { name: 'Mais detalhes' }))
    await expect(form().getByLabelText('Contato')).toHaveValue('c1')
  },
}

/** What was typed is never thrown away without a question. */
export const LeavingAHalfTypedForm: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.type(form().getByLabelText('Empresa'), 'Pela metade')
    await userEvent.click(article(/Estágio em Dados/).getByRole('button', { name: 'Editar' }))
    const question = within(await screen.findByRole('dialog'))
    await expect(question.getByText('Descartar o que você digitou?')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Continuar editando' }))
    await expect(form().getByLabelText('Empresa')).toHaveValue('Pela metade')
    await userEvent.click(article(/Estágio em Dados/).getByRole('button', { name: 'Editar' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }))
    await expect(form().getByLabelText('Empresa')).toHaveValue('Lume Pagamentos')
    await userEvent.click(form().getByRole('button', { name: 'Cancelar' }))
    await expect(form().getByLabelText('Empresa')).toHaveValue('')
    await expect(args.actions.editApplication).not.toHaveBeenCalled()
  },
}

export const Moving: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.selectOptions(article(/Estágio em Dados/).getByLabelText('Fase'), 'Aprovado')
    await expect(args.actions.moveApplication).toHaveBeenCalledWith('4', 'aprovado')
    await expect(screen.getByText('Estágio em Dados foi para Aprovado')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    await expect(args.actions.moveBack).toHaveBeenCalledWith(APPLICATIONS[3], 'aprovado')
    await expect(screen.queryByText('Estágio em Dados foi para Aprovado')).toBeNull()
  },
}

/** Told beside the card, and nothing left to undo. */
export const MovingFails: Story = {
  tags: ['interaction', '!autodocs'],
  args: { actions: { ...actions(), moveApplication: refused('storage-full') } },
  play: async () => {
    await userEvent.selectOptions(article(/Estágio em Dados/).getByLabelText('Fase'), 'Aprovado')
    await expect(await article(/Estágio em Dados/).findByRole('alert')).toHaveTextContent(
      'Erro ao salvar candidatura. Tente novamente.',
    )
    await expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
    await waitFor(() => expect(article(/Estágio em Dados/).getByLabelText('Fase')).toHaveValue('entrevista'))
  },
}

export const Removing: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(article(/Porto Saúde/).getByRole('button', { name: 'Remover' }))
    const question = within(await screen.findByRole('dialog'))
    await expect(question.getByText('Tem certeza que deseja remover esta candidatura?')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Remover' }))
    await expect(args.actions.removeApplication).toHaveBeenCalledWith(APPLICATIONS[5])
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await expect(args.actions.restoreApplication).toHaveBeenCalledWith(APPLICATIONS[5])
  },
}

export const RemovingIsRefused: Story = {
  tags: ['interaction', '!autodocs'],
  args: { actions: { ...actions(), removeApplication: refused('permission-denied') } },
  play: async () => {
    await userEvent.click(article(/Porto Saúde/).getByRole('button', { name: 'Remover' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remover' }))
    await expect(await article(/Porto Saúde/).findByRole('alert')).toHaveTextContent(
      'Erro ao remover candidatura.',
    )
    await expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  },
}
