import { archiveText, exportOf, type UnfinishedImport } from '@caderno/domain/archive'
import { createFakeArchive, NO_HOLDINGS, someHoldings } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { fakeServices } from '../../../../test/fake-services.ts'
import { ServicesProvider } from '../../../hooks/services.tsx'
import { ImportSection } from './ImportSection.tsx'

function sectionOfItsOwn(unfinished: UnfinishedImport | null = null) {
  const holdings = { 'uid-ana': { ...NO_HOLDINGS, alunos: someHoldings().alunos } }
  const services = Promise.resolve(fakeServices({ archive: createFakeArchive({ holdings, unfinished }) }))
  return () => (
    <ServicesProvider services={services}>
      <ImportSection owner="uid-ana" />
    </ServicesProvider>
  )
}

const meta: Meta<typeof ImportSection> = { component: ImportSection, parameters: { path: '/conta' } }
export default meta
type Story = StoryObj<typeof ImportSection>

const choose = async (text: string) =>
  userEvent.upload(await screen.findByLabelText('Arquivo do Caderno'), new File([text], 'caderno.json'))

export const Offered: Story = { render: sectionOfItsOwn() }
export const OnAPhone: Story = { render: sectionOfItsOwn(), globals: { viewport: { value: 'phone' } } }

export const Chosen: Story = {
  render: sectionOfItsOwn(),
  play: async () => {
    const file = exportOf(someHoldings(), { conta: 'uid-ana', exportadoEm: '2026-11-20T15:00:00.000Z' })
    await choose([...archiveText(file)].join(''))
    await expect(await screen.findByText(/^14 registros = 13 novos/)).toBeVisible()
  },
}
export const ChosenOnAPhone: Story = {
  ...Chosen,
  render: sectionOfItsOwn(),
  globals: { viewport: { value: 'mobile1' } },
}
export const ChosenIsTakenAway: Story = {
  ...Chosen,
  render: sectionOfItsOwn(),
  tags: ['interaction', '!autodocs'],
  play: async (context) => {
    await Chosen.play!(context)
    await userEvent.click(screen.getByRole('button', { name: 'Tirar o arquivo' }))
    await expect(screen.queryByText(/registros =/)).toBeNull()
    await expect(screen.getByRole('button', { name: 'Importar' })).toHaveFocus()
  },
}

const INTERRUPTED: UnfinishedImport = {
  arquivo: 'uid-ana/2026-11-20T15:00:00.000Z',
  em: '2026-11-22T12:00:00.000Z',
  confirmados: 1_000,
  registros: 2_312,
}
export const Interrupted: Story = { render: sectionOfItsOwn(INTERRUPTED) }
export const InterruptedIsRead: Story = {
  render: sectionOfItsOwn(INTERRUPTED),
  tags: ['interaction', '!autodocs', 'B18'],
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'A importação de 22/11/2026 parou no meio, com 1.000 de 2.312 registros confirmados. Escolha o mesmo arquivo para continuar: nada entra duas vezes.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Dispensar' }))
    await expect(await screen.findByRole('button', { name: 'Importar' })).toHaveFocus()
  },
}
export const InterruptedOnAPhone: Story = {
  render: sectionOfItsOwn(INTERRUPTED),
  globals: { viewport: { value: 'mobile1' } },
}

export const Refused: Story = {
  render: sectionOfItsOwn(),
  tags: ['R8'],
  play: async () => {
    await choose('{"formato":"outro"}')
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Este não é um arquivo exportado pelo Caderno.',
    )
  },
}
