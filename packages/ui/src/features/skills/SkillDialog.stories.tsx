import { NEW_SKILL } from '@caderno/domain/skills'
import { aSkill } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, mocked, screen, userEvent, waitFor } from 'storybook/test'
import { durable, refused } from '../../../test/commands.ts'
import { skillActions, TODAY } from '../../../test/skills.ts'
import SkillDialog from './SkillDialog.tsx'

const stored = aSkill({ id: '7', prazo: '3 meses', dataInicio: '2026-11-01', dataConclusao: '2027-02-01' })

const meta: Meta<typeof SkillDialog> = {
  component: SkillDialog,
  args: { opened: true, subject: 'new', today: TODAY, onAdded: fn(), onClose: fn() },
  beforeEach: ({ args }) => {
    Object.assign(args, { actions: { ...skillActions(), ...args.actions } })
  },
}
export default meta
type Story = StoryObj<typeof SkillDialog>

const field = (name: string) => screen.findByRole('textbox', { name })
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Salvar' }))
const pickDay = (label: string, day: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: day } })

export const Adding: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** Name and description are asked for; the rest is there already. */
export const NameAndDescription: Story = {
  tags: ['interaction', '!autodocs', '§2.4', '§5.8'],
  play: async ({ args }) => {
    await userEvent.type(await field('Descrição'), 'Dedilhado')
    await userEvent.type(await field('Nome'), '  Violão {Enter}')
    await waitFor(() =>
      expect(mocked(args.actions.add).mock.calls).toEqual([
        [
          {
            ...NEW_SKILL,
            nome: 'Violão',
            descricao: 'Dedilhado',
            dataInicio: TODAY,
            dataConclusao: '2026-12-20',
          },
        ],
      ]),
    )
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Wrong: Story = {
  tags: ['interaction', '!autodocs', '§2.4', '§5.8', 'R15'],
  play: async ({ args }) => {
    await screen.findByRole('button', { name: 'Salvar' })
    await pickDay('Data de início', '')
    await save()
    await expect(await field('Nome')).toHaveAccessibleDescription('Nome é obrigatório')
    await expect(await field('Nome')).toHaveFocus()
    await expect(await field('Descrição')).toHaveAccessibleDescription('Descrição é obrigatória')
    await expect(screen.getByLabelText('Data de início')).toHaveAccessibleDescription(
      'Data de início é obrigatória',
    )
    await expect(args.actions.add).not.toHaveBeenCalled()
  },
}

/** The end follows start and term; a date of one's own is the start date until it is chosen, required and not before it. */
export const EndDate: Story = {
  tags: ['interaction', '!autodocs', '§4.7', '§9.4', 'W18'],
  play: async ({ args }) => {
    const term = await screen.findByRole('combobox', { name: 'Prazo' })
    await expect(term).toHaveAccessibleDescription('Termina em 20/12/2026')
    await userEvent.selectOptions(term, '2 semanas')
    await expect(term).toHaveAccessibleDescription('Termina em 04/12/2026')
    await pickDay('Data de início', '2026-11-25')
    await expect(term).toHaveAccessibleDescription('Termina em 09/12/2026')
    await userEvent.selectOptions(term, 'Personalizado')
    const end = screen.getByLabelText('Data de conclusão')
    await expect(end).toHaveValue('2026-11-25')
    await pickDay('Data de início', '2026-11-27')
    await expect(end).toHaveValue('2026-11-27')
    await pickDay('Data de conclusão', '2026-11-24')
    await pickDay('Data de início', '2026-11-25')
    await expect(end).toHaveValue('2026-11-24')
    await userEvent.type(await field('Nome'), 'Violão')
    await userEvent.type(await field('Descrição'), 'Dedilhado')
    await save()
    await expect(end).toHaveAccessibleDescription('A data de conclusão não pode ser antes do início')
    await pickDay('Data de conclusão', '')
    await save()
    await expect(end).toHaveAccessibleDescription('Data de conclusão é obrigatória')
    await expect(end).toHaveFocus()
    await pickDay('Data de conclusão', '2026-12-25')
    await save()
    await waitFor(() =>
      expect(args.actions.add).toHaveBeenCalledWith(
        expect.objectContaining({
          prazo: 'Personalizado',
          dataInicio: '2026-11-25',
          dataConclusao: '2026-12-25',
        }),
      ),
    )
  },
}

export const TimesAWeek: Story = {
  tags: ['interaction', '!autodocs'],
  args: { subject: stored },
  play: async ({ args }) => {
    const fold = await screen.findByRole('button', { name: 'Mais detalhes' })
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(fold)
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Vezes por semana' }),
      '5 vezes por semana',
    )
    await save()
    await waitFor(() => expect(mocked(args.actions.edit).mock.calls).toEqual([['7', { metaSemanal: 5 }]]))
  },
}

/** Only what was changed is written. */
export const Editing: Story = {
  tags: ['interaction', '!autodocs', '§2.4', '§5.8'],
  args: { subject: stored },
  play: async ({ args }) => {
    const goal = await field('Meta')
    await userEvent.clear(goal)
    await userEvent.type(goal, 'Fazer uma prova')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Prazo' }), '6 meses')
    await save()
    await waitFor(() =>
      expect(mocked(args.actions.edit).mock.calls).toEqual([
        ['7', { meta: 'Fazer uma prova', prazo: '6 meses', dataConclusao: '2027-05-01' }],
      ]),
    )
  },
}

export const Refused: Story = {
  tags: ['interaction', '!autodocs', '§2.4', '§5.8', '§8.8'],
  args: { actions: { ...skillActions(), add: refused('storage-full') } },
  play: async ({ args }) => {
    await userEvent.type(await field('Nome'), 'Violão')
    await userEvent.type(await field('Descrição'), 'Dedilhado')
    await save()
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erro ao salvar habilidade. Tente novamente. O espaço deste navegador acabou.',
    )
    await expect(await field('Nome')).toHaveValue('Violão')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** Somebody who has signed out in another tab is told what it takes, and loses nothing. */
export const SignedOutMeanwhile: Story = {
  tags: ['interaction', '!autodocs', '§8.8'],
  args: {
    subject: stored,
    actions: { ...skillActions(), edit: refused('user-token-expired') },
  },
  play: async () => {
    await userEvent.type(await field('Nome'), ' falado')
    await save()
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Você precisa estar logado para gerenciar habilidades!',
    )
    await expect(await field('Nome')).toHaveValue('Inglês falado')
  },
}

/** The service may answer much later. */
export const EndsOnceKept: Story = {
  tags: ['interaction', '!autodocs'],
  args: { actions: { ...skillActions(), add: durable() } },
  play: async ({ args }) => {
    await userEvent.type(await field('Nome'), 'Violão')
    await userEvent.type(await field('Descrição'), 'Dedilhado')
    await save()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const DiscardingAsks: Story = {
  tags: ['interaction', '!autodocs', '§2.4', '§5.8'],
  play: async ({ args }) => {
    await userEvent.type(await field('Nome'), 'Vio')
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByText('Descartar o que você digitou?')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
