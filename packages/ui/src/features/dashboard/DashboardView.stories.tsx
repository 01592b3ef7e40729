import { aReading } from '@caderno/domain/testing'
import { shelfStatistics, type Reading } from '@caderno/domain/reading'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DashboardView } from './DashboardView.tsx'

const glanceAt = (shelf: readonly Reading[]) => ({
  figures: shelfStatistics(shelf, '2026'),
  open: shelf.filter(({ status }) => status === 'Lendo').slice(0, 4),
})
const tortoArado = aReading({ id: 'r1', titulo: 'Torto Arado', autor: 'Itamar Vieira Junior', paginasTotal: 262, paginasLidas: 168 })
const several = [
  tortoArado,
  aReading({ id: 'r2', titulo: 'Estatística Aplicada', autor: 'Ron Larson', paginasTotal: 640, paginasLidas: 48 }),
  aReading({ id: 'r3', titulo: 'Quarto de Despejo', autor: 'Carolina Maria de Jesus', paginasTotal: 200, paginasLidas: 199 }),
  aReading({ id: 'r4', titulo: 'Café da Manhã', autor: '', tipo: 'Audiobook', paginasTotal: 0, paginasLidas: 0 }),
  aReading({ id: 'r5', titulo: 'Dom Casmurro', status: 'Concluído', paginasTotal: 256, paginasLidas: 256, dataTermino: '2026-05-02' }),
]
const LONG = 'Tratado descritivo e comparado das instituições universitárias da América Latina e do Caribe, volume terceiro'

const meta: Meta<typeof DashboardView> = {
  title: 'Features/Dashboard/DashboardView',
  component: DashboardView,
  parameters: { path: '/dashboard' },
  decorators: [(Story) => <main><Story /></main>],
  args: { greeting: 'Bom dia, Ana', today: 'Sexta-feira, 20 de novembro', glance: glanceAt(several), career: { total: 14, interviews: 3, reached: [14, 6, 1] } },
}
export default meta
type Story = StoryObj<typeof DashboardView>

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    for (const [name, path] of [['Carreira', '/carreira'], ['Finanças', '/financas'], ['Habilidades', '/habilidades'], ['Leitura', '/leitura']] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', path)
    }
    const now = within(canvas.getByRole('region', { name: 'Lendo agora' }))
    await expect(now.getAllByRole('listitem')).toHaveLength(4)
    await expect(now.getByText('página 168 de 262')).toBeVisible()
    await expect(now.getByRole('progressbar', { name: 'Lido de Torto Arado' })).toHaveAttribute('aria-valuenow', '64')
    await expect(now.getAllByRole('link', { name: 'Continuar lendo' })[0]).toHaveAccessibleDescription('Torto Arado')
    await expect(canvas.getByRole('link', { name: 'Carreira' })).toHaveAccessibleDescription(/^14 candidaturas\s*3 entrevistas em andamento/)
    await expect(canvas.getByRole('link', { name: 'Leitura' })).toHaveAccessibleDescription(/^671 páginas lidas\s*Lendo 4, 1 concluído neste ano/)
  },
}

export const One: Story = {
  args: { glance: glanceAt([tortoArado]), career: { total: 1, interviews: 1, reached: [1, 1, 0] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Carreira' })).toHaveAccessibleDescription(/^1 candidatura\s*1 entrevista em andamento/)
  },
}

/** The career comes after the rest, into the room that is kept for it. */
export const CareerOnItsWay: Story = {
  args: { career: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Carreira' })).toHaveAccessibleDescription('Candidaturas, metas e rede de contatos')
  },
}

export const NoApplications: Story = {
  args: { career: { total: 0, interviews: 0, reached: [0, 0, 0] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Carreira' })).toHaveAccessibleDescription(/^0 candidaturas\s*Comece pela primeira/)
  },
}

export const CareerFailed: Story = {
  args: { career: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Carreira' })).toHaveAccessibleDescription(/^Não foi possível ler suas candidaturas/)
  },
}

export const EmptyShelf: Story = {
  args: { glance: glanceAt([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Sua estante está vazia' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Começar a estante' })).toHaveAttribute('href', '/leitura')
    await expect(canvas.getByRole('link', { name: 'Leitura' })).toHaveAccessibleDescription('Livros, artigos e apostilas')
  },
}

export const NothingOpen: Story = {
  args: { glance: glanceAt(several.slice(4)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Nada em andamento' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { glance: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Failed: Story = {
  args: { glance: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não foi possível abrir sua estante')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Leitura' })).toBeVisible()
  },
}

export const LongWords: Story = {
  args: {
    greeting: 'Boa tarde, Maria-Aparecida-Wilhelmina-Anunciata',
    glance: glanceAt([aReading({ titulo: LONG, autor: LONG, paginasTotal: 100_000, paginasLidas: 99_999 })]),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const PhoneDark: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } }, args: { glance: glanceAt([]) } }
