import { exportOf, type ArchiveStore, type Holdings } from '@caderno/domain/archive'
import { AppError } from '@caderno/domain/kernel'
import { aReading, aTransaction, createFakeArchive, NO_HOLDINGS, someHoldings } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { fakeServices } from '../../../test/fake-services.ts'
import { ServicesProvider } from '../../hooks/services.tsx'
import ArchivePanel from './ArchivePanel.tsx'

const EMPTY: Holdings = { ...NO_HOLDINGS, alunos: someHoldings().alunos }

interface Given {
  held?: Holdings
  current?: Holdings
  /** What stands in its library beside that. */
  broken?: readonly object[]
  is?: Partial<ArchiveStore>
}

function panelOfItsOwn({ held = someHoldings(), current = EMPTY, broken = [], is = {} }: Given = {}) {
  const fake = createFakeArchive({ holdings: { 'uid-ana': current } })
  const services = Promise.resolve(fakeServices({ archive: { ...fake, ...is } }))
  const archive = exportOf(held, { conta: 'uid-ana', exportadoEm: '2026-11-20T15:00:00.000Z' })
  const text = JSON.stringify({ ...archive, leitura: [...archive.leitura, ...broken] })
  const file = new File([text], 'caderno.json')
  return () => (
    <ServicesProvider services={services}>
      <ArchivePanel owner="uid-ana" file={file} />
    </ServicesProvider>
  )
}

/**
 * What a file that Caderno has exported brings to the account: a row for each record, the profile and each preference.
 *
 * **Not for** files from elsewhere: they have panels of their own on `/importar`.
 *
 * **Keyboard**: the filter, all at once, a box per row, then the button. **Screen reader**: a box is called what its row is; how the import
 * ended is a status.
 *
 * **Do** leave what differs unticked. **Don't** write what was not compared just before.
 */
const meta: Meta<typeof ArchivePanel> = { component: ArchivePanel, parameters: { path: '/importar' } }
export default meta
type Story = StoryObj<typeof ArchivePanel>

export const AllNew: Story = {
  render: panelOfItsOwn(),
  play: async () => expect(await screen.findByText(/^14 registros = 13 novos/)).toBeVisible(),
}
export const AllNewIsImported: Story = {
  render: panelOfItsOwn(),
  tags: ['interaction', '!autodocs', 'B18', 'I17'],
  play: async () => {
    await expect(
      await screen.findByText('14 registros = 13 novos + 1 já na conta + 0 diferentes + 0 recusados'),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: /^Dom Casmurro, / }))
    await userEvent.click(screen.getByRole('button', { name: 'Importar 12 registros' }))
    await expect(await screen.findByText('Importação concluída: 12 registros.')).toBeVisible()
    await expect(await screen.findByText(/^14 registros = 1 novo \+ 13 já na conta/)).toBeVisible()
  },
}

const OTHER = someHoldings({ leitura: [aReading({ paginasTotal: 300 })], candidaturas: [] })
export const SomeDiffer: Story = {
  render: panelOfItsOwn({ current: OTHER }),
  play: async () => expect(await screen.findByText(/\+ 1 diferente \+/)).toBeVisible(),
}
export const SomeDifferOnAPhone: Story = {
  ...SomeDiffer,
  render: panelOfItsOwn({ current: OTHER }),
  globals: { viewport: { value: 'mobile1' } },
}
export const SomeDifferAreReplaced: Story = {
  render: panelOfItsOwn({ current: OTHER }),
  tags: ['interaction', '!autodocs', 'B18', 'I17'],
  play: async () => {
    await expect(await screen.findByText(/Páginas:/)).toHaveTextContent('Páginas: 300 → 256')
    const box = screen.getByRole('checkbox', { name: /^Dom Casmurro, / })
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: 'Importar 2 registros' }))
    await expect(await screen.findByText(/= 0 novos \+ 14 já na conta \+ 0 diferentes/)).toBeVisible()
  },
}

export const TakenBack: Story = {
  render: panelOfItsOwn({ current: OTHER }),
  tags: ['interaction', '!autodocs', 'I17'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Importar 1 registro' }))
    await expect(await screen.findByText(/= 0 novos \+ 13 já na conta \+ 1 diferente/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer a importação' }))
    await expect(await screen.findByText('A importação foi desfeita.')).toBeVisible()
    await expect(screen.getByText(/= 1 novo \+ 12 já na conta \+ 1 diferente/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Desfazer a importação' })).toBeNull()
  },
}

export const AllThere: Story = {
  render: panelOfItsOwn({ current: someHoldings() }),
  play: async () => expect(await screen.findByRole('button', { name: 'Nada para importar' })).toBeDisabled(),
}

export const SomeRefused: Story = {
  render: panelOfItsOwn({
    current: NO_HOLDINGS,
    broken: [{ ...aReading({ id: 'mau', titulo: 'Mau' }), linkCompra: 'javascript:alert(1)' }],
  }),
  play: async () => {
    await expect(await screen.findByText('Link inválido.')).toBeVisible()
    await expect(screen.getByText('Esta conta não tem cadastro de aluno.')).toBeVisible()
  },
}

export const NotWritten: Story = {
  render: panelOfItsOwn({ is: { write: () => Promise.reject(new AppError('network-request-failed')) } }),
  tags: ['interaction', '!autodocs', 'B18'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Importar 13 registros' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('nada entra duas vezes')
  },
}
export const Writing: Story = {
  render: panelOfItsOwn({ is: { write: () => new Promise(() => undefined) } }),
  tags: ['interaction', '!autodocs', 'B18'],
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Importar 13 registros' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const Loading: Story = {
  render: panelOfItsOwn({ is: { read: () => new Promise(() => undefined) } }),
}
export const Failed: Story = {
  render: panelOfItsOwn({ is: { read: () => Promise.reject(new AppError('network-request-failed')) } }),
  play: async () => expect(await screen.findByText('Não foi possível abrir seus dados')).toBeVisible(),
}

const MANY = someHoldings({
  leitura: Array.from({ length: 300 }, (_, n) => aReading({ id: `livro-${n}`, titulo: `Livro ${n + 1}` })),
  financas: {
    ...someHoldings().financas,
    saidas: Array.from({ length: 700 }, (_, n) => aTransaction({ id: `gasto-${n}` })),
  },
})
export const Many: Story = {
  render: panelOfItsOwn({ held: MANY }),
  play: async () => expect(await screen.findByText(/^1\.012 registros = 1\.011 novos/)).toBeVisible(),
}
