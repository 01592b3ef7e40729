import { NEW_READING } from '@caderno/domain/reading'
import { aReading } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, mocked, screen, userEvent, waitFor } from 'storybook/test'
import { durable, refused } from '../../../test/commands.ts'
import { readingCommands } from '../../../test/reading-commands.ts'
import { withUndo } from '../../../test/with-undo.tsx'
import ReadingDialog from './ReadingDialog.tsx'

const stored = aReading({ id: '7', notas: 'Reler o capítulo 3', avaliacao: 4 })

const meta: Meta<typeof ReadingDialog> = {
  component: ReadingDialog,
  decorators: [withUndo],
  args: { opened: true, subject: 'new', today: '2026-11-20', onClose: fn() },
  beforeEach: ({ args }) => {
    Object.assign(args, { actions: { ...readingCommands(), ...args.actions } })
  },
}
export default meta
type Story = StoryObj<typeof ReadingDialog>

const field = (name: string) => screen.findByRole('textbox', { name })
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Salvar' }))

export const Adding: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Unfolded: Story = {
  tags: ['interaction', '!autodocs'],
  args: { subject: stored },
  play: async () => {
    const fold = await screen.findByRole('button', { name: 'Mais detalhes' })
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(fold)
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    for (const label of [
      'Categoria',
      'Status',
      'Páginas lidas',
      'Data de início',
      'Data de término',
      'Link de compra',
      'URL da capa',
      'Descrição',
      'Notas',
    ])
      await expect(screen.getByLabelText(label)).toBeVisible()
    await expect(screen.getByRole('radiogroup', { name: 'Avaliação' })).toBeVisible()
  },
}

/** A new article is not fiction; a category that was chosen stays. */
export const TypeSuggestsCategory: Story = {
  tags: ['interaction', '!autodocs', 'B14'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mais detalhes' }))
    const [type, category] = [screen.getByLabelText('Tipo'), screen.getByLabelText('Categoria')]
    await userEvent.selectOptions(type, 'Paper')
    await expect(category).toHaveValue('Ciência')
    await userEvent.selectOptions(category, 'Psicologia')
    await userEvent.selectOptions(type, 'Livro')
    await expect(category).toHaveValue('Psicologia')
  },
}

/** Only the title is asked for. */
export const TitleOnly: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.type(await field('Título'), '  Capitães da Areia {Enter}')
    await waitFor(() =>
      expect(mocked(args.actions.add).mock.calls).toEqual([
        [{ ...NEW_READING, titulo: 'Capitães da Areia' }],
      ]),
    )
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Wrong: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await save()
    await expect(await field('Título')).toHaveAccessibleDescription('Título é obrigatório')
    await expect(await field('Título')).toHaveFocus()
    await expect(args.actions.add).not.toHaveBeenCalled()
  },
}

/** A wrong field behind «Mais detalhes» comes out and gets the focus. */
export const WrongInTheFold: Story = {
  tags: ['interaction', '!autodocs'],
  args: { subject: stored },
  play: async ({ args }) => {
    const fold = await screen.findByRole('button', { name: 'Mais detalhes' })
    await userEvent.click(fold)
    await userEvent.type(screen.getByLabelText('Link de compra'), 'javascript:alert(1)')
    await userEvent.click(fold)
    await save()
    await expect(screen.getByLabelText('Link de compra')).toHaveFocus()
    await expect(screen.getByLabelText('Link de compra')).toHaveAccessibleDescription('Link inválido')
    await expect(args.actions.edit).not.toHaveBeenCalled()
  },
}

/** A page of no total is asked about, not dropped. */
export const PageWithoutTotal: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.type(await field('Título'), 'Capitães da Areia')
    await userEvent.click(await screen.findByRole('button', { name: 'Mais detalhes' }))
    await userEvent.type(await field('Páginas lidas'), '50')
    await save()
    await expect(await field('Total de páginas')).toHaveFocus()
    await expect(await field('Total de páginas')).toHaveAccessibleDescription(
      'Informe o total de páginas para guardar as páginas lidas',
    )
    await expect(args.actions.add).not.toHaveBeenCalled()
    await userEvent.type(await field('Total de páginas'), '262')
    await save()
    await waitFor(() =>
      expect(mocked(args.actions.add).mock.calls).toEqual([
        [{ ...NEW_READING, titulo: 'Capitães da Areia', paginasTotal: 262, paginasLidas: 50 }],
      ]),
    )
  },
}

/** Only what was changed is written. */
const readTwice = aReading({
  id: '8',
  status: 'Concluído',
  dataTermino: '2026-05-02',
  leituras: [
    { inicio: '', fim: '2020-01-31' },
    { inicio: '2024-03-02', fim: '2024-04-10' },
  ],
})
const unfold = async () => userEvent.click(await screen.findByRole('button', { name: 'Mais detalhes' }))

export const EarlierReadings: Story = {
  args: { subject: readTwice },
  play: unfold,
}
export const EarlierReadingsOnAPhone: Story = {
  ...EarlierReadings,
  globals: { viewport: { value: 'phone' } },
}

/** A mistaken one is taken out with «Salvar», as the fields are. */
export const RemovingAnEarlierReading: Story = {
  tags: ['interaction', '!autodocs', 'D9'],
  args: { subject: readTwice },
  play: async ({ args }) => {
    await unfold()
    await expect(screen.getByText('de 02/03/2024 a 10/04/2024')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Remover a leitura até 31/01/2020' }))
    await expect(screen.getByRole('region', { name: 'Leituras anteriores' })).toHaveFocus()
    await save()
    await waitFor(() =>
      expect(mocked(args.actions.edit).mock.calls).toEqual([
        ['8', { leituras: [{ inicio: '2024-03-02', fim: '2024-04-10' }] }],
      ]),
    )
  },
}

export const EndBeforeTheStart: Story = {
  tags: ['interaction', '!autodocs', 'D9'],
  args: { subject: stored },
  play: async ({ args }) => {
    await unfold()
    const end = screen.getByLabelText('Data de término')
    await fireEvent.change(end, { target: { value: '2026-11-01' } })
    await save()
    await waitFor(() => expect(end).toHaveAccessibleDescription('O término não pode ser antes do início'))
    await expect(args.actions.edit).not.toHaveBeenCalled()
  },
}

export const Editing: Story = {
  tags: ['interaction', '!autodocs'],
  args: { subject: stored },
  play: async ({ args }) => {
    const author = await field('Autor')
    await userEvent.clear(author)
    await userEvent.type(author, 'Machado')
    await save()
    await waitFor(() => expect(mocked(args.actions.edit).mock.calls).toEqual([['7', { autor: 'Machado' }]]))
  },
}

export const Refused: Story = {
  tags: ['interaction', '!autodocs', '§8.9'],
  args: { actions: { ...readingCommands(), add: refused('storage-full') } },
  play: async ({ args }) => {
    await userEvent.type(await field('Título'), 'Capitães da Areia')
    await save()
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erro ao salvar livro. Tente novamente. O espaço deste navegador acabou.',
    )
    await expect(await field('Título')).toHaveValue('Capitães da Areia')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** The service may answer much later. */
export const EndsOnceKept: Story = {
  tags: ['interaction', '!autodocs'],
  args: { actions: { ...readingCommands(), add: durable() } },
  play: async ({ args }) => {
    await userEvent.type(await field('Título'), 'Capitães da Areia')
    await save()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const DiscardingAsks: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.type(await field('Título'), 'Cap')
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByText('Descartar o que você digitou?')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
