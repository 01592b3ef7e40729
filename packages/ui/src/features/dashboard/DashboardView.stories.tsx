import { agendaOf, weekActivity, type AgendaSources } from '@caderno/domain/agenda'
import { NO_PREFERENCES } from '@caderno/domain/shell'
import {
  aBook,
  aCareerGoal,
  aContact,
  aFinancialGoal,
  anApplication,
  aReading,
  aSkill,
  aTransaction,
  halfSemester,
  NO_SOURCES,
} from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { DASHBOARD, READY, TODAY } from '../../../test/dashboard-story.tsx'
import { offerUndo } from '../../../test/offer-undo.ts'
import { readQuickLine } from '../../modules/quick-lines.ts'
import type { ModuleStates } from '../../modules/use-sources.ts'
import { DashboardView } from './DashboardScreen.tsx'
import type { Day } from './use-dashboard.ts'

const dayOf = (sources: Partial<AgendaSources>, states: Partial<ModuleStates> = {}, today = TODAY): Day => {
  const all = { ...NO_SOURCES, ...sources }
  return {
    sources: all,
    states: { ...READY, ...states },
    items: agendaOf(all, today),
    week: weekActivity(all, today),
  }
}
const on = (...days: readonly number[]) => Object.fromEntries(days.map((day) => [`2026-11-${day}`, '']))
const inPhase = (count: number, fase: 'enviado' | 'entrevista' | 'aprovado') =>
  Array.from({ length: count }, (_, at) =>
    anApplication({
      id: `${fase}-${at}`,
      fase,
      dataEnvio: `2026-11-${String(9 + (at % 10)).padStart(2, '0')}`,
    }),
  )

const career = {
  contacts: [
    aContact({
      nome: 'Beatriz',
      empresa: 'Aurora Energia',
      cargo: 'Recrutadora',
      canal: 'LinkedIn',
      proximoContato: '2026-11-19',
      ultimoContato: '2026-11-16',
    }),
  ],
  applications: [
    anApplication({
      id: 'lume',
      vaga: 'Estágio em Dados',
      empresa: 'Lume Pagamentos',
      fase: 'entrevista',
      proximoContato: TODAY,
      etapa: 'painel',
      local: 'on-line',
      dataEnvio: '2026-11-02',
    }),
    ...inPhase(8, 'enviado'),
    ...inPhase(2, 'entrevista'),
    ...inPhase(1, 'aprovado'),
  ],
}
const money = {
  book: aBook({
    entradas: [
      aTransaction({
        id: 'bolsa',
        tipo: 'entrada',
        categoria: 'Salário',
        descricao: 'Bolsa',
        valor: 1_100,
        data: '2026-11-05',
      }),
    ],
    saidas: [
      aTransaction({
        id: 'notebook',
        descricao: 'Notebook',
        valor: 289.9,
        data: TODAY,
        grupo: 'g',
        parcela: 3,
        parcelas: 6,
      }),
      ...[2, 4, 9, 12, 16, 18, 21].map((day) =>
        aTransaction({ id: `gasto-${day}`, valor: 60, data: `2026-11-${String(day).padStart(2, '0')}` }),
      ),
    ],
    metas: [
      aFinancialGoal({
        descricao: 'Intercâmbio em julho',
        valor: 1_500,
        valorAtual: 1_350,
        dataAlvo: '2026-11-23',
      }),
    ],
  }),
}
const skills = [
  aSkill({ id: 's1', nome: 'Inglês: conversação', metaSemanal: 4, checkins: on(16, 18, 19) }),
  aSkill({ id: 's2', nome: 'Violão: dedilhado', metaSemanal: 5, checkins: on(16, 17, 20) }),
  aSkill({ id: 's3', nome: 'Corrida', metaSemanal: 2, checkins: on(17, 19), dataConclusao: '2026-11-22' }),
]
const readings = [
  aReading({
    id: 'r1',
    titulo: 'Torto Arado',
    autor: 'Itamar Vieira Junior',
    paginasTotal: 262,
    paginasLidas: 168,
    paginasPorDia: { '2026-11-17': 15, '2026-11-19': 10 },
  }),
  aReading({ id: 'r2', titulo: 'Café da Manhã', tipo: 'Audiobook', paginasTotal: 0, paginasLidas: 0 }),
  aReading({
    id: 'r3',
    titulo: 'Dom Casmurro',
    status: 'Concluído',
    paginasTotal: 256,
    paginasLidas: 256,
    dataTermino: '2026-05-02',
  }),
]
const everything: Partial<AgendaSources> = {
  ...career,
  careerGoals: [aCareerGoal({ texto: 'Certificado de SQL', dataAlvo: '2026-11-21' })],
  ...money,
  skills,
  readings,
}
const HALF = halfSemester()
const LONG =
  'Tratado descritivo e comparado das instituições universitárias da América Latina e do Caribe, volume terceiro'

const meta: Meta<typeof DashboardView> = {
  ...DASHBOARD,
  component: DashboardView,
  args: {
    ...DASHBOARD.args,
    time: '10:00',
    day: dayOf(everything),
    onRead: (line) => readQuickLine(line, NO_SOURCES, 'uid-ana', TODAY),
  },
}
export default meta
type Story = StoryObj<typeof DashboardView>

const row = (canvas: { getByRole(role: string, options: { name: RegExp }): HTMLElement }, name: RegExp) =>
  within(canvas.getByRole('listitem', { name }))

export const Full: Story = {
  tags: ['§2.8', 'W26', 'R15'],
  play: async ({ canvas }) => {
    const week = within(canvas.getByRole('list', { name: 'Semana de 16 a 22 de novembro' }))
    const days = week.getAllByRole('listitem')
    await expect(days).toHaveLength(7)
    await expect(days[0]).toHaveTextContent('seg16Feito: Carreira 2, Finanças 1, Habilidades 2')
    await expect(days[0]).not.toHaveAccessibleName()
    await expect(days[4]).toHaveAttribute('aria-current', 'date')
    await expect(days[5]).toHaveTextContent('Previsto: Carreira 1, Finanças 1')
    await expect(days[6]).toHaveTextContent('Previsto: Habilidades 1')
    for (const [name, path] of [
      ['Carreira', '/carreira'],
      ['Finanças', '/financas'],
      ['Habilidades', '/habilidades'],
      ['Leitura', '/leitura'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', path)
    }
    await expect(canvas.getByRole('link', { name: 'Carreira' })).toHaveAccessibleDescription(
      /^12 candidaturas\s*3 entrevistas em andamento/,
    )
    await expect(canvas.getByRole('link', { name: 'Finanças' })).toHaveAccessibleDescription(
      /^R\$\s450,10\s*saldo de novembro/,
    )
    await expect(canvas.getByRole('link', { name: 'Habilidades' })).toHaveAccessibleDescription(
      /^1 de 2 hoje\s*Sequência mais longa: 1 semana/,
    )
    await expect(canvas.getByRole('img', { name: '50% feito' })).toBeVisible()
  },
}
export const FullIsSettled: Story = {
  ...Full,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(
      canvas.getByText(
        'Sexta-feira, 20 de novembro. Quatro coisas para hoje, uma atrasada, e duas nos próximos dias.',
      ),
    ).toBeVisible()
    const today = within(canvas.getByRole('region', { name: 'Hoje' }))
    await expect(today.getByText('2 de 6 feitas')).toBeVisible()
    await expect(
      today.getAllByRole('listitem').map((item) => item.querySelector('[id]')!.textContent),
    ).toEqual([
      'Falar com Beatriz, Aurora Energia',
      'Entrevista: Estágio em Dados, Lume Pagamentos',
      'Parcela 3/6: Notebook',
      'Inglês: conversação',
      'Violão: dedilhado',
      'Café da Manhã',
      'Torto Arado',
      'Meta: Certificado de SQL',
      'Meta: Intercâmbio em julho',
    ])
    await expect(row(canvas, /^Falar com Beatriz/).getByText('1 dia de atraso')).toBeVisible()
    await userEvent.click(row(canvas, /^Falar com Beatriz/).getByRole('button', { name: 'Feito' }))
    await userEvent.click(row(canvas, /^Parcela/).getByRole('button', { name: '+1 dia' }))
    await userEvent.click(row(canvas, /^Inglês/).getByRole('button', { name: 'Fiz hoje' }))
    await userEvent.click(row(canvas, /^Violão/).getByRole('button', { name: 'Desfazer' }))
    await userEvent.click(row(canvas, /^Torto/).getByRole('button', { name: 'Avançar 10 páginas' }))
    for (const [kind, verb] of [
      ['contact', 'done'],
      ['transaction', 'postpone'],
      ['skill', 'done'],
      ['skill', 'takeBack'],
      ['reading', 'stepOn'],
    ]) {
      await expect(args.onAct).toHaveBeenCalledWith(expect.objectContaining({ kind }), verb)
    }
    await expect(row(canvas, /^Meta: Intercâmbio/).getByText('Faltam 3 dias para guardar')).toBeVisible()
    await expect(row(canvas, /^Meta: Intercâmbio/).getByRole('link', { name: 'Guardar' })).toHaveAttribute(
      'href',
      expect.stringContaining('/financas?aba=metas'),
    )
    await expect(row(canvas, /^Entrevista/).getByRole('link', { name: 'Abrir' })).toHaveAttribute(
      'href',
      '/carreira?aba=estagios&abrir=lume',
    )
  },
}

/** What was ticked off stays, struck through, and can be taken back. */
export const HalfSemester: Story = {
  args: {
    greeting: 'Boa tarde, Ana',
    today: HALF.today,
    time: HALF.time,
    preferences: HALF.preferences,
    day: dayOf(HALF, {}, HALF.today),
  },
}
export const HalfSemesterOnAPhone: Story = { ...HalfSemester, globals: { viewport: { value: 'phone' } } }
export const TickedOff: Story = {
  tags: ['interaction', '!autodocs', '§2.8'],
  args: {
    day: {
      ...dayOf(career),
      items: agendaOf({ ...NO_SOURCES, ...career }, TODAY).map((item) =>
        item.kind === 'contact' ? { ...item, done: true } : item,
      ),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1 de 2 feitas')).toBeVisible()
    const beatriz = row(canvas, /^Falar com Beatriz/)
    await expect(beatriz.getByText('Feito hoje')).toBeVisible()
    await expect(beatriz.getByRole('button', { name: 'Feito', pressed: true })).toBeVisible()
    await userEvent.click(beatriz.getByRole('button', { name: 'Desfazer' }))
    await expect(args.onAct).toHaveBeenCalledWith(expect.objectContaining({ kind: 'contact' }), 'takeBack')
  },
}

/** What was done is on this device only: the head says so, and the bar of what was last ticked off. */
export const WaitingToBeSent: Story = {
  tags: ['§2.8'],
  args: { waiting: true },
  beforeEach: () => offerUndo('Falar com Beatriz: feito. Salvo neste dispositivo, aguardando envio'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Salvo neste dispositivo, aguardando envio')).toBeVisible()
    await expect(canvas.getByText(/^Falar com Beatriz: feito\./)).toBeVisible()
  },
}

/** What was done and what is planned, also for who cannot see the colours. */
export const WithReadingGoal: Story = {
  tags: ['§2.8'],
  args: {
    preferences: { ...NO_PREFERENCES, metaLeitura: { ano: 2026, tipo: 'livros', quantidade: 18 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Leitura' })).toHaveAccessibleDescription(
      /^25 páginas na semana\s*Lendo 2; 1 de 18 no ano/,
    )
  },
}

export const One: Story = {
  args: { day: dayOf({ readings: readings.slice(0, 1) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sexta-feira, 20 de novembro. Uma coisa para hoje.')).toBeVisible()
  },
}

export const Blank: Story = {
  args: { day: dayOf({}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Seu dia começa aqui' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Colar horário' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Habilidades' })).toHaveAccessibleDescription(
      /^0 habilidades\s*Comece pela primeira\s*O que você está desenvolvendo$/,
    )
    await expect(canvas.getByRole('link', { name: 'Leitura' })).toHaveAccessibleDescription(
      /^0 itens\s*Comece pelo primeiro/,
    )
  },
}

export const NothingDue: Story = {
  args: { day: dayOf({ readings: readings.slice(2) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Nada para hoje' })).toBeVisible()
  },
}

export const AllDone: Story = {
  args: { day: dayOf({ skills: skills.slice(1, 2) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sexta-feira, 20 de novembro. Tudo feito por hoje.')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { day: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** After two seconds the others wait no longer. */
export const OneOnItsWay: Story = {
  tags: ['§2.8'],
  args: { day: dayOf({ skills, readings }, { carreira: 'loading', financas: 'loading' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ainda carregando: Carreira, Finanças')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Finanças' })).toHaveAccessibleDescription(
      'Entradas, saídas e metas de economia',
    )
  },
}

export const OneFailed: Story = {
  args: { day: dayOf({ ...career, skills, readings }, { financas: 'failed' }) },
}
export const OneFailedRetries: Story = {
  ...OneFailed,
  tags: ['interaction', '!autodocs', '§2.8'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível ler: Finanças')
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Finanças' })).toHaveAccessibleDescription(
      /^Não foi possível ler suas finanças/,
    )
    await expect(canvas.getByRole('listitem', { name: /^Inglês/ })).toBeVisible()
  },
}

export const AllFailed: Story = {
  args: {
    day: dayOf({}, { carreira: 'failed', financas: 'failed', habilidades: 'failed', leitura: 'failed' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Carreira, Finanças, Habilidades, Leitura')
    await expect(canvas.queryByText('Nada para hoje')).toBeNull()
  },
}

export const Refused: Story = {
  args: { problem: { subject: 'skill s1', sentence: 'Erro ao atualizar habilidade. Tente novamente.' } },
  play: async ({ canvas }) => {
    await expect(row(canvas, /^Inglês/).getByRole('alert')).toHaveTextContent('Erro ao atualizar habilidade')
  },
}

export const TooMany: Story = {
  args: {
    day: dayOf({
      contacts: Array.from({ length: 40 }, (_, at) =>
        aContact({ id: `c${at}`, nome: `Pessoa ${at}`, proximoContato: TODAY }),
      ),
    }),
  },
}
export const TooManyShowsMore: Story = {
  ...TooMany,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas }) => {
    const today = within(canvas.getByRole('region', { name: 'Hoje' }))
    await expect(today.getAllByRole('listitem')).toHaveLength(12)
    await userEvent.click(today.getByRole('button', { name: 'Mostrar mais 20' }))
    await expect(today.getAllByRole('listitem')).toHaveLength(32)
    await expect(today.getAllByRole('listitem')[12]).toHaveFocus()
  },
}

export const LongWords: Story = {
  args: {
    greeting: 'Boa tarde, Maria-Aparecida-Wilhelmina-Anunciata',
    day: dayOf({
      readings: [aReading({ titulo: LONG, autor: LONG, paginasTotal: 100_000, paginasLidas: 99_999 })],
      skills: [aSkill({ nome: LONG.replaceAll(' ', '') })],
      contacts: [
        aContact({ nome: LONG, empresa: LONG, cargo: LONG, canal: LONG, proximoContato: '2020-01-01' }),
      ],
      book: aBook({
        entradas: [
          aTransaction({
            tipo: 'entrada',
            categoria: 'Salário',
            valor: 999_999_999.99,
            data: TODAY,
            descricao: LONG,
            grupo: 'g',
            parcela: 1,
            parcelas: 2,
          }),
        ],
      }),
    }),
  },
}
