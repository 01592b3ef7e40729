import { exportOf, type Differing, type Holdings, type LeftOut } from '@caderno/domain/archive'
import {
  aReading,
  aStudent,
  aTransaction,
  NO_HOLDINGS,
  planImport,
  someHoldings,
} from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import ImportDialog from './ImportDialog.tsx'

const NOW = '2026-11-22T12:00:00.000Z'
const planOf = (
  current: Holdings,
  {
    held = someHoldings(),
    differing = 'keep',
    leftOut = {},
  }: { held?: Holdings; differing?: Differing; leftOut?: LeftOut } = {},
) =>
  planImport(exportOf(held, { conta: 'uid-ana', exportadoEm: NOW }), current, {
    owner: 'uid-ana',
    differing,
    now: NOW,
    leftOut,
  })
const preview = {
  plan: planOf({ ...NO_HOLDINGS, alunos: someHoldings().alunos }),
  isProfileBroken: false,
  exportedAt: '2026-11-20T15:00:00.000Z',
  differing: 'keep',
  busy: false,
  failure: undefined,
  choose: fn(),
  confirm: fn(),
  close: fn(),
} as const
const many = someHoldings({
  leitura: Array.from({ length: 3_000 }, (_, n) => aReading({ id: `livro-${n}` })),
  financas: {
    ...someHoldings().financas,
    saidas: Array.from({ length: 7_000 }, (_, n) => aTransaction({ id: `gasto-${n}` })),
  },
})

const meta = {
  component: ImportDialog,
  tags: ['B18'],
  args: { preview },
} satisfies Meta<typeof ImportDialog>
export default meta
type Story = StoryObj<typeof meta>

const row = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

export const AllNew: Story = {}
export const AllNewIsImported: Story = {
  ...AllNew,
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await expect(await row('Carreira')).toEqual(['3', '0', '0'])
    await userEvent.click(screen.getByRole('button', { name: 'Importar 10 registros' }))
    await expect(args.preview.confirm).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    await expect(args.preview.close).toHaveBeenCalledTimes(1)
  },
}
export const SomeDiffer: Story = {
  args: {
    preview: {
      ...preview,
      plan: planOf(someHoldings({ leitura: [aReading({ paginasLidas: 200 })], candidaturas: [] })),
    },
  },
}
export const SomeDifferAreReplaced: Story = {
  ...SomeDiffer,
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await expect(await row('Leitura')).toEqual(['0', '0', '1'])
    await expect(screen.getByRole('radio', { name: 'Manter como está na conta' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Trocar pelo que está no arquivo' }))
    await expect(args.preview.choose).toHaveBeenCalledWith('replace')
    await expect(screen.getByRole('button', { name: 'Importar 1 registro' })).toBeVisible()
    await expect(screen.queryByText(/perfil/)).toBeNull()
  },
}
export const AnotherProfile: Story = {
  args: {
    preview: {
      ...preview,
      plan: planOf(someHoldings({ alunos: aStudent({ nomeCompleto: 'Outra Pessoa' }) })),
    },
  },
  play: async () => {
    await expect(await row('Perfil')).toEqual(['0', '0', '1'])
    await expect(screen.getByRole('group', { name: 'O que está diferente' })).toHaveTextContent(
      'Seu perfil também está diferente: se trocar, ele passa a ser o do arquivo.',
    )
  },
}
export const AllThere: Story = {
  tags: ['B18'],
  args: { preview: { ...preview, plan: planOf(someHoldings()) } },
  play: async () => {
    await expect(await screen.findByText('Tudo o que este arquivo traz já está nesta conta.')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /Importar/ })).toBeNull()
  },
}
export const NothingSound: Story = {
  tags: ['B18'],
  args: {
    preview: {
      ...preview,
      isProfileBroken: true,
      plan: planOf(NO_HOLDINGS, { held: NO_HOLDINGS, leftOut: { leitura: 2, saidas: 1, alunos: 1 } }),
    },
  },
  play: async () => {
    await expect(await screen.findByText('Nada deste arquivo pode ser importado.')).toBeVisible()
    await expect(screen.getByText('3 registros do arquivo não estão inteiros e ficam de fora.')).toBeVisible()
    await expect(screen.getByText('O perfil fica de fora: não está inteiro no arquivo.')).toBeVisible()
    await expect(screen.queryByRole('table')).toBeNull()
    await expect(screen.queryByRole('button', { name: /Importar/ })).toBeNull()
  },
}
export const Empty: Story = {
  tags: ['B18'],
  args: { preview: { ...preview, plan: planOf(someHoldings(), { held: NO_HOLDINGS }) } },
  play: async () =>
    expect(await screen.findByText('Este arquivo não traz nada para importar.')).toBeVisible(),
}
export const PartsLeftOut: Story = {
  args: {
    preview: {
      ...preview,
      exportedAt: '',
      plan: planOf(NO_HOLDINGS, { leftOut: { leitura: 2, saidas: 1 } }),
    },
  },
  play: async () => {
    await expect(await screen.findByText('O que este arquivo traz:')).toBeVisible()
    await expect(screen.getByText('3 registros do arquivo não estão inteiros e ficam de fora.')).toBeVisible()
    await expect(
      screen.getByText('O perfil fica de fora: esta conta não tem cadastro de aluno.'),
    ).toBeVisible()
  },
}
export const Failed: Story = {
  args: {
    preview: {
      ...preview,
      failure:
        'A importação não foi concluída. Tente novamente: nada entra duas vezes. Sem conexão com a internet.',
    },
  },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('nada entra duas vezes'),
}
export const Busy: Story = {
  args: { preview: { ...preview, busy: true } },
  play: async () =>
    expect(await screen.findByRole('button', { name: 'Importar 10 registros' })).toBeDisabled(),
}
export const ManyOnAPhone: Story = {
  args: { preview: { ...preview, plan: planOf(NO_HOLDINGS, { held: many }) } },
  globals: { viewport: { value: 'mobile1' } },
  play: async () =>
    expect(await screen.findByRole('button', { name: 'Importar 10.008 registros' })).toBeVisible(),
}
export const OnAPhone: Story = { ...SomeDiffer, globals: { viewport: { value: 'phone' } } }
