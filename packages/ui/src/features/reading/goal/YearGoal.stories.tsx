import { ChangedSince, writeOf, type Write } from '@caderno/domain/kernel'
import { CHANGED_SINCE, type Reading } from '@caderno/domain/reading'
import type { ReadingGoal } from '@caderno/domain/shell'
import { aReading } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState, type ComponentProps } from 'react'
import { expect, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { refused } from '../../../../test/commands.ts'
import { readingCommands } from '../../../../test/reading-commands.ts'
import { withUndo } from '../../../../test/with-undo.tsx'
import { YearGoal } from './YearGoal.tsx'

const BOOKS: ReadingGoal = { ano: 2026, tipo: 'livros', quantidade: 12 }
const PAGES: ReadingGoal = { ano: 2026, tipo: 'paginas', quantidade: 6_000 }

const finished = (month: string, paginas: number): Reading =>
  aReading({
    id: month,
    status: 'Concluído',
    dataTermino: `2026-${month}-12`,
    paginasTotal: paginas,
    paginasLidas: paginas,
  })
const SHELF: readonly Reading[] = [
  finished('01', 320),
  finished('02', 188),
  finished('04', 412),
  finished('05', 96),
  finished('06', 1_204),
  finished('07', 88),
  finished('08', 240),
  finished('09', 310),
  finished('10', 176),
  aReading({ id: 'open', paginasPorDia: { '2026-11-02': 24, '2026-11-12': 40 } }),
]

const meta: Meta<typeof YearGoal> = {
  component: YearGoal,
  parameters: { path: '/leitura', layout: 'padded' },
  args: {
    shelf: SHELF,
    goal: BOOKS,
    today: '2026-11-20',
  },
  beforeEach: ({ args }) => {
    Object.assign(args, { actions: { ...readingCommands(), ...args.actions } })
  },
  decorators: [
    (Part) => (
      <div data-module="leitura">
        <Part />
      </div>
    ),
    withUndo,
  ],
}
export default meta
type Story = StoryObj<typeof YearGoal>

const section = () => within(screen.getByRole('region', { name: 'Meta de 2026' }))
const says = async (...words: string[]) => {
  for (const text of words) await expect(section().getByText(text)).toBeVisible()
}

export const Late: Story = {
  play: () => says('9 de 12 livros', '1 livro atrás do ritmo', 'Faltam 3 livros, 2 por mês até dezembro'),
}
export const OnAPhone: Story = { ...Late, globals: { viewport: { value: 'phone' } } }
export const OnPace: Story = {
  args: { goal: { ...BOOKS, quantidade: 10 } },
  play: () => says('9 de 10 livros', 'No ritmo', 'Falta 1 livro até o fim do ano'),
}
export const Reached: Story = {
  args: { goal: { ...BOOKS, quantidade: 8 } },
  play: () => says('9 de 8 livros', 'Meta cumprida, 1 livro além'),
}
export const InPages: Story = {
  args: { goal: PAGES },
  play: () =>
    says(
      '3.098 de 6.000 páginas',
      '2.211 páginas atrás do ritmo',
      'Faltam 2.902 páginas, 1.451 por mês até dezembro',
    ),
}
export const NothingRead: Story = {
  args: { shelf: [] },
  play: () =>
    says('0 de 12 livros', 'As páginas de cada dia e as dos itens que concluir aparecem aqui, mês a mês.'),
}

const height = () => screen.getByRole('region', { name: 'Meta de 2026' }).offsetHeight
/** The first pages move nothing that stands below. */
export const FirstPages: Story = {
  tags: ['interaction', '!autodocs', 'B15'],
  args: { shelf: [aReading()] },
  render: function Reading(args) {
    const [shelf, setShelf] = useState(args.shelf)
    return (
      <>
        <YearGoal {...args} shelf={shelf} />
        <button type="button" onClick={() => setShelf(SHELF)}>
          Ler
        </button>
      </>
    )
  },
  play: async () => {
    const before = height()
    await userEvent.click(screen.getByRole('button', { name: 'Ler' }))
    await says('9 de 12 livros')
    await expect(height()).toBe(before)
  },
}
export const NoGoal: Story = {
  args: { goal: null },
  play: () =>
    says('Diga quantos livros ou quantas páginas quer ler neste ano, e veja aqui se está no ritmo.'),
}
export const NoGoalOnAPhone: Story = { ...NoGoal, globals: { viewport: { value: 'phone' } } }

/** What could not be read is not written over. */
export const Unreadable: Story = {
  tags: ['B15'],
  args: { goal: undefined },
  play: async () => {
    await says('Sua meta não pôde ser lida agora.')
    await expect(section().queryByRole('button', { name: 'Definir meta' })).toBeNull()
  },
}

/** The picture's sentence, and its table. */
export const AsTable: Story = {
  tags: ['interaction', '!autodocs', 'B15'],
  play: async () => {
    await says('3.098 páginas em 2026; o melhor mês foi junho, com 1.204.')
    await userEvent.click(section().getByRole('button', { name: 'Ver como tabela' }))
    await expect(section().getByRole('row', { name: 'novembro de 2026 64' })).toBeVisible()
    await expect(section().getAllByRole('row')).toHaveLength(13)
    await expect(section().getByRole('button', { name: 'Ver como gráfico' })).toHaveFocus()
  },
}

/** The section as the page has it: what is set stays. */
function Remembering({ goal: first, actions, ...props }: ComponentProps<typeof YearGoal>) {
  const [goal, setGoal] = useState(first)
  const now = useRef(first)
  const remembering = <Made extends Write>(write: Made, next: ReadingGoal | null) => {
    void write.outcome.then(
      () => {
        now.current = next
        setGoal(next)
      },
      () => undefined,
    )
    return write
  }
  const [remembered] = useState((): typeof actions => ({
    ...actions,
    setGoal: (next) => remembering(actions.setGoal(next), next),
    removeGoal: (removed) => remembering(actions.removeGoal(removed), null),
    restoreGoal: (removed) =>
      now.current
        ? writeOf(Promise.reject(new ChangedSince(CHANGED_SINCE.goal)))
        : remembering(actions.restoreGoal(removed), removed),
  }))
  return <YearGoal {...props} goal={goal} actions={remembered} />
}

const quantity = () => screen.findByRole('textbox', { name: 'Quantidade' }, { timeout: 10_000 })

export const Setting: Story = {
  tags: ['interaction', '!autodocs', 'B15'],
  args: { goal: null },
  render: (args) => <Remembering {...args} />,
  play: async ({ args }) => {
    await userEvent.click(section().getByRole('button', { name: 'Definir meta' }))
    await userEvent.type(await quantity(), '{Enter}')
    await expect(await quantity()).toHaveAccessibleDescription('Informe um número a partir de 1')
    await expect(args.actions.setGoal).not.toHaveBeenCalled()
    await userEvent.type(await quantity(), '6.000')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Contar' }), 'Páginas')
    await expect(
      screen.getByText(
        'Contam as páginas que você avançar a cada dia e, ao concluir um item, as que faltava contar.',
      ),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    await expect(mocked(args.actions.setGoal).mock.calls).toEqual([[PAGES]])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await says('3.098 de 6.000 páginas')
    await waitFor(() => expect(section().getByRole('button', { name: 'Mudar meta' })).toHaveFocus())
  },
}

/** A new year begins with the goal of the last one in the fields. */
export const LastYearsGoalIsTaken: Story = {
  tags: ['interaction', '!autodocs', 'B15'],
  args: { goal: { ...BOOKS, ano: 2025, quantidade: 20 } },
  play: async ({ args }) => {
    await userEvent.click(section().getByRole('button', { name: 'Definir meta' }))
    await expect(await quantity()).toHaveValue('20')
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(mocked(args.actions.setGoal).mock.calls).toEqual([[{ ...BOOKS, quantidade: 20 }]]),
    )
  },
}

export const Refused: Story = {
  tags: ['interaction', '!autodocs', 'B15'],
  args: { actions: { ...readingCommands(), setGoal: refused('storage-full') } },
  play: async () => {
    await userEvent.click(section().getByRole('button', { name: 'Mudar meta' }))
    await userEvent.clear(await quantity())
    await userEvent.type(await quantity(), '24{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erro ao salvar a meta. Tente novamente.',
    )
    await expect(await quantity()).toHaveValue('24')
  },
}

const removeGoal = async () => {
  await userEvent.click(section().getByRole('button', { name: 'Remover meta' }))
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }))
  await expect(dialog.getByText('Tem certeza que deseja remover esta meta?')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Remover' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

export const RemovingAndUndoing: Story = {
  tags: ['interaction', '!autodocs', 'B15'],
  render: (args) => <Remembering {...args} />,
  play: async ({ args }) => {
    await removeGoal()
    await waitFor(() => expect(section().getByRole('button', { name: 'Definir meta' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(section().getByRole('button', { name: 'Mudar meta' })).toHaveFocus())
    await expect(mocked(args.actions.restoreGoal).mock.calls).toEqual([[BOOKS]])
  },
}

/** A goal that was set meanwhile, here or in another tab, is not written over. */
export const SetAnewBeforeUndoing: Story = {
  tags: ['interaction', '!autodocs', 'B15'],
  render: (args) => <Remembering {...args} />,
  play: async ({ args }) => {
    await removeGoal()
    await userEvent.click(section().getByRole('button', { name: 'Definir meta' }))
    await userEvent.type(await quantity(), '77{Enter}')
    await says('9 de 77 livros')
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    await expect(await section().findByRole('alert')).toHaveTextContent(
      'Esta meta mudou de novo depois disso. Nada foi desfeito.',
    )
    await expect(mocked(args.actions.restoreGoal)).not.toHaveBeenCalled()
  },
}

export const RemovalRefused: Story = {
  tags: ['interaction', '!autodocs', 'B15'],
  args: { actions: { ...readingCommands(), removeGoal: refused() } },
  play: async () => {
    await removeGoal()
    await expect(await section().findByRole('alert')).toHaveTextContent(
      'Erro ao remover a meta. Tente novamente.',
    )
    await says('9 de 12 livros')
  },
}
