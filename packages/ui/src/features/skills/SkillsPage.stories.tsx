import { SKILL_CATEGORIES, type Skill } from '@caderno/domain/skills'
import { aSkill, halfSemester } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { withUndo } from '../../../test/with-undo.tsx'
import { refused } from '../../../test/commands.ts'
import { skillActions, SOME, TODAY } from '../../../test/skills.ts'
import { SkillsPage } from './SkillsPage.tsx'

const LONGEST =
  'Pneumoultramicroscopicossilicovulcanoconiose e outras palavras que não cabem em lugar nenhum '
    .repeat(3)
    .slice(0, 200)

const HALF = halfSemester()

const meta: Meta<typeof SkillsPage> = {
  component: SkillsPage,
  decorators: [withUndo],
  parameters: { path: '/habilidades', layout: 'padded' },
  args: { skills: SOME, unreadable: 0, stale: false, today: TODAY, onRetry: fn() },
  beforeEach: ({ args }) => {
    Object.assign(args, { actions: { ...skillActions(), ...args.actions } })
  },
}
export default meta
type Story = StoryObj<typeof SkillsPage>

const article = (name: string) => within(screen.getByRole('article', { name }))
const openMenu = async (name: string, choice: string) => {
  await userEvent.click(article(name).getByRole('button', { name: 'Mais ações' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: choice }))
}

/** The most urgent first; paused and finished ones apart. */
export const Some: Story = {
  tags: ['§4.7', '§9.4', 'B12', 'R15'],
  play: async () => {
    await expect(screen.getByText('Duas ainda esperam por você hoje')).toBeVisible()
    const names = within(screen.getByRole('region', { name: 'Em andamento' }))
      .getAllByRole('article')
      .map((row) => within(row).getByRole('heading').textContent)
    await expect(names).toEqual([
      'Excel avançado',
      'Inglês: conversação',
      'Apresentar em público',
      'Violão: dedilhado',
      'Corrida leve',
      'Revisar a semana',
    ])
    await expect(
      within(screen.getByRole('region', { name: 'Pausadas' })).getByRole('article'),
    ).toHaveAccessibleName('Aquarela')
    await expect(
      within(screen.getByRole('region', { name: 'Concluídas' })).getByText('Concluída'),
    ).toBeVisible()
    await expect(article('Excel avançado').getByText('Venceu há 5 dias')).toBeVisible()
    await expect(article('Inglês: conversação').getByText(/esperado 58%/)).toBeVisible()
  },
}
export const HalfSemester: Story = { args: { skills: HALF.skills, today: HALF.today } }
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }
/** A row of at most 96 px, its words whole, the last seven days to be read and the rest behind «⋯» in its corner. */
export const OnAPhone: Story = {
  tags: ['L5'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    for (const row of screen.getAllByRole('article')) {
      const { right, bottom, height } = row.getBoundingClientRect()
      await expect(height).toBeLessThanOrEqual(96)
      const more = within(row).getByRole('button', { name: 'Mais ações' }).getBoundingClientRect()
      await expect([right - more.right, bottom - more.bottom]).toEqual([0, 0])
    }
    const late = article('Excel avançado')
    const words = late.getByText('venceu há 5 dias')
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.parentElement!.clientWidth)
    await expect(late.getByText('1 de 3 na semana')).toBeVisible()
    const days = within(late.getByRole('list', { name: 'Últimos 7 dias' })).getAllByRole('listitem')
    await expect(days.map(({ textContent }) => textContent).at(-1)).toBe('Ssexta, 20: não feito')
    await expect(days).toHaveLength(7)
  },
}
/** What stands in a wide row is in the menu, and a press on the row opens the details. */
export const WorkingOnAPhone: Story = {
  tags: ['interaction', '!autodocs', 'L5'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await openMenu('Excel avançado', '+30 min de prática')
    await openMenu('Excel avançado', 'Diminuir progresso em 10')
    await openMenu('Excel avançado', 'Aumentar progresso em 10')
    await userEvent.click(article('Excel avançado').getByRole('button', { name: 'Check-in de hoje' }))
    await userEvent.click(article('Aquarela').getByRole('button', { name: 'Ativar' }))
    await expect(mocked(args.actions.addStudy).mock.calls).toEqual([['1', TODAY, 30]])
    await expect(mocked(args.actions.step).mock.calls).toEqual([
      ['1', -10],
      ['1', 10],
    ])
    await expect(mocked(args.actions.checkIn).mock.calls).toEqual([['1', TODAY]])
    await expect(mocked(args.actions.resume).mock.calls).toEqual([['7']])
    await userEvent.click(article('Excel avançado').getByRole('button', { name: 'Excel avançado' }))
    await expect(await screen.findByRole('dialog', { name: 'Excel avançado' })).toBeVisible()
  },
}
export const Empty: Story = {
  tags: ['R15'],
  args: { skills: [] },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Toda habilidade começa pequena' })).toBeVisible()
    await expect(screen.getAllByRole('button', { name: 'Nova habilidade' })).toHaveLength(1)
  },
}
export const OneSkill: Story = { args: { skills: SOME.slice(0, 1) } }
export const AllPaused: Story = {
  args: { skills: SOME.slice(6, 7) },
  play: async () => {
    await expect(screen.getByText('Nenhuma em andamento')).toBeVisible()
    await expect(screen.getAllByText('nenhuma em andamento')).toHaveLength(2)
    await expect(screen.queryByText(/0 de 0/)).toBeNull()
    await expect(screen.queryByRole('img', { name: /feitas hoje/ })).toBeNull()
  },
}
export const LongestWords: Story = {
  args: { skills: [aSkill({ id: 'l', nome: LONGEST, checkins: {} }), ...SOME] },
  globals: { viewport: { value: 'phone' } },
}
export const SomeUnreadable: Story = { args: { unreadable: 2 } }
export const Stale: Story = {
  args: { stale: true },
}
export const StaleRetries: Story = {
  ...Stale,
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Stepping: Story = {
  tags: ['interaction', '!autodocs', '§4.7', '§9.4', 'W5'],
  play: async ({ args }) => {
    const excel = article('Excel avançado')
    await userEvent.dblClick(excel.getByRole('button', { name: 'Aumentar progresso em 10' }))
    await userEvent.click(excel.getByRole('button', { name: 'Diminuir progresso em 10' }))
    await expect(mocked(args.actions.step).mock.calls).toEqual([
      ['1', 10],
      ['1', 10],
      ['1', -10],
    ])
    await expect(
      article('Digitação').getByRole('button', { name: 'Aumentar progresso em 10' }),
    ).toHaveAccessibleDescription('Digitação')
  },
}

/** Half an hour of practice is one tap, and can be taken back. */
export const HalfAnHour: Story = {
  tags: ['interaction', '!autodocs', 'S17'],
  play: async ({ args }) => {
    await userEvent.click(article('Excel avançado').getByRole('button', { name: '+30 min de prática' }))
    await expect(mocked(args.actions.addStudy).mock.calls).toEqual([['1', TODAY, 30]])
    await expect(await screen.findByText('Excel avançado: mais 30 min de prática')).toBeVisible()
  },
}

/** A pause has neither deadline nor steps: it has its day, and the way back. */
export const Paused: Story = {
  tags: ['§2.4', '§4.7'],
  args: {
    skills: [
      aSkill({
        nome: 'Aquarela',
        ativo: false,
        pausas: [{ de: '2026-11-02', ate: '' }],
        dataInicio: '2026-10-01',
        dataConclusao: '2026-11-15',
      }),
    ],
  },
  play: async () => {
    const paused = article('Aquarela')
    await expect(paused.getByText('pausada desde 02/11')).toBeVisible()
    await expect(paused.queryByText(/Venceu/)).toBeNull()
    await expect(
      paused.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Aquarela', 'Ativar', 'Mais ações'])
  },
}

/** Before its first day nothing is to be ticked and no pace is kept, but what is known already counts. */
export const BeginsLater: Story = {
  args: {
    skills: [
      aSkill({ nome: 'Xadrez', progresso: 20, dataInicio: '2026-11-23', dataConclusao: '2026-12-23' }),
    ],
  },
}
export const BeginsLaterStepped: Story = {
  ...BeginsLater,
  tags: ['interaction', '!autodocs', 'B12'],
  play: async ({ args }) => {
    await expect(screen.getByText('Nenhuma em andamento, uma por começar')).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'Por começar' })).toBeVisible()
    await expect(screen.queryByRole('heading', { name: 'Em andamento' })).toBeNull()
    const later = article('Xadrez')
    await expect(later.getByText('Começa em 23/11')).toBeVisible()
    await expect(later.getByText('3 vezes por semana')).toBeVisible()
    await expect(later.getByRole('progressbar', { name: '20% de Xadrez' })).toBeVisible()
    await userEvent.click(later.getByRole('button', { name: 'Aumentar progresso em 10' }))
    await expect(mocked(args.actions.step).mock.calls).toEqual([['habilidade-1', 10]])
    await expect(later.queryByText(/no ritmo/)).toBeNull()
    await expect(later.queryByRole('button', { name: 'Check-in de hoje' })).toBeNull()
  },
}

export const Menu: Story = {
  tags: ['interaction', '!autodocs', 'B13'],
  play: async ({ args }) => {
    await openMenu('Excel avançado', 'Pular hoje')
    await expect(mocked(args.actions.skip).mock.calls).toEqual([['1', TODAY]])
    await openMenu('Excel avançado', 'Pausar')
    await expect(mocked(args.actions.pause).mock.calls).toEqual([['1']])
    await userEvent.click(article('Aquarela').getByRole('button', { name: 'Ativar' }))
    await expect(mocked(args.actions.resume).mock.calls).toEqual([['7']])
    await userEvent.click(article('Violão: dedilhado').getByRole('button', { name: 'Mais ações' }))
    await expect(await screen.findByRole('menuitem', { name: 'Detalhes' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: 'Pular hoje' })).toBeNull()
  },
}

export const Filtering: Story = {
  tags: ['interaction', '!autodocs', '§2.4', '§9.4'],
  play: async () => {
    const filter = within(screen.getByRole('group', { name: 'Filtrar por categoria' }))
    await expect(filter.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Todas 8',
      'Estudo 2',
      'Produtividade 2',
      'Saúde 1',
      'Criatividade 2',
      'Social 1',
    ])
    await userEvent.click(filter.getByRole('button', { name: 'Criatividade 2' }))
    await expect(filter.getByRole('button', { name: 'Criatividade 2' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(screen.getAllByRole('article').map((row) => row.querySelector('h3')?.textContent)).toEqual([
      'Violão: dedilhado',
      'Aquarela',
    ])
    await expect(screen.getByText('2 habilidades em Criatividade')).toBeInTheDocument()
  },
}

export const NoneInACategory: Story = {
  tags: ['interaction', '!autodocs', '§2.4', '§9.4'],
  args: { skills: SOME.slice(0, 1) },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Saúde 0' }))
    await expect(screen.getByText('Nenhuma habilidade em Saúde.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Ver todas' }))
    await expect(screen.getByRole('article')).toHaveAccessibleName('Excel avançado')
  },
}

/** What was added is in sight. */
export const AddingUnderAFilter: Story = {
  tags: ['interaction', '!autodocs'],
  play: async () => {
    const add = async (category: string) => {
      await userEvent.click(screen.getByRole('button', { name: 'Nova habilidade' }))
      await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Xadrez')
      await userEvent.type(screen.getByRole('textbox', { name: 'Descrição' }), 'Finais')
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Categoria' }), category)
      await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await userEvent.click(screen.getByRole('button', { name: 'Saúde 1' }))
    await add('Saúde')
    await expect(screen.getByRole('button', { name: 'Saúde 1' })).toHaveAttribute('aria-pressed', 'true')
    await add('Estudo')
    await expect(screen.getByRole('button', { name: 'Todas 8' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const RemovingAndUndoing: Story = {
  tags: ['interaction', '!autodocs', '§8.11', 'D24'],
  play: async ({ args }) => {
    await openMenu('Corrida leve', 'Remover')
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('Tem certeza que deseja remover esta habilidade?')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Remover' }))
    await expect(mocked(args.actions.remove).mock.calls).toEqual([[SOME[4]]])
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await expect(mocked(args.actions.restore).mock.calls).toEqual([[SOME[4]]])
  },
}

export const Refused: Story = {
  tags: ['interaction', '!autodocs', '§8.8'],
  args: { actions: { ...skillActions(), step: refused('storage-full'), remove: refused('storage-full') } },
  play: async () => {
    await userEvent.click(article('Excel avançado').getByRole('button', { name: 'Aumentar progresso em 10' }))
    await expect(await article('Excel avançado').findByRole('alert')).toHaveTextContent(
      'Erro ao atualizar habilidade. Tente novamente. O espaço deste navegador acabou.',
    )
    await openMenu('Corrida leve', 'Remover')
    await userEvent.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Remover' }),
    )
    await expect(await screen.findByText(/^Erro ao remover habilidade\. Tente novamente\./)).toBeVisible()
  },
}

/** What could not be taken back says why, and can be tried again. */
export const UndoingRefused: Story = {
  tags: ['interaction', '!autodocs', '§8.11', 'D24'],
  args: { actions: { ...skillActions(), restore: refused('storage-full') } },
  play: async () => {
    await openMenu('Corrida leve', 'Remover')
    await userEvent.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Remover' }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await expect(await screen.findByText(/^Erro ao salvar habilidade\. Tente novamente\./)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Desfazer' })).toBeVisible()
  },
}

const MANY: readonly Skill[] = Array.from({ length: 1_000 }, (_, index) =>
  aSkill({
    id: `m${index}`,
    nome: `Habilidade ${index}`,
    categoria: SKILL_CATEGORIES[index % 5]!,
    progresso: index % 100,
    dataConclusao: '2026-12-20',
  }),
)
const shown = () => document.querySelectorAll('article')

/** Only what is near the window is in the page, and each knows its place; page by page for who reads or searches it all. */
export const AThousand: Story = {
  args: { skills: MANY },
}
export const AThousandInPages: Story = {
  ...AThousand,
  tags: ['interaction', '!autodocs', 'B24'],
  play: async () => {
    await waitFor(() => expect(shown().length).toBeGreaterThan(3))
    await expect(shown().length).toBeLessThan(60)
    await expect(shown()[0]!.parentElement).toHaveAttribute('aria-setsize', '1000')
    await userEvent.click(screen.getByText('Ver em páginas'))
    await expect(shown()).toHaveLength(48)
    await userEvent.click(screen.getByText('Próxima página'))
    await expect(screen.getByText('49 a 96 de 1.000 habilidades')).toBeVisible()
  },
}
