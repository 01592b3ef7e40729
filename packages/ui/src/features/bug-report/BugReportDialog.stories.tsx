import { createFakeBugReports, createFakeWorld, fakeClock, settledQuery } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeServices, type Fakes } from '../../../test/fake-services.ts'
import { ServicesProvider, type Services } from '../../hooks/services.tsx'
import BugReportDialog from './BugReportDialog.tsx'

const TITLE = 'A estante não abre'
const DESCRIPTION = 'Ao tocar em Leitura a tela fica vazia.'

/** The opened dialog with the button that opens it again, as in a footer. */
function Footer({ services, onClose }: { services: Promise<Services>; onClose: () => void }) {
  const [opened, setOpened] = useState(true)
  const close = () => {
    onClose()
    setOpened(false)
  }
  return (
    <ServicesProvider services={services}>
      <button onClick={() => setOpened(true)}>Reportar bug</button>
      <BugReportDialog opened={opened} onClose={close} />
    </ServicesProvider>
  )
}

/** What a story sends and how time passes in it. */
function world(over: Fakes = {}) {
  const bugReports = createFakeBugReports()
  const clock = fakeClock(undefined, { manual: true })
  return {
    bugReports,
    clock,
    services: Promise.resolve(fakeServices({ bugReports, clock, ...over })),
    onClose: fn(),
  }
}

const soon = (check: () => unknown) => waitFor(check, { timeout: 5_000 })

async function openAgain() {
  await userEvent.click(await screen.findByRole('button', { name: 'Reportar bug' }))
  return opened()
}
async function opened() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Reportar bug' }, { timeout: 5_000 }))
  await soon(() => expect(dialog.getByLabelText(/^Título/)).toHaveFocus())
  return dialog
}
type Dialog = Awaited<ReturnType<typeof opened>>

async function fill(dialog: Dialog) {
  for (const [field, text] of [
    [dialog.getByLabelText(/^Título/), TITLE],
    [dialog.getByLabelText(/^Descrição/), DESCRIPTION],
  ] as const) {
    await userEvent.click(field)
    await userEvent.paste(text)
  }
}
const send = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Enviar' }))

const meta: Meta<typeof Footer> = { component: Footer }
export default meta
type Story = StoryObj<typeof Footer>

export const Empty: Story = {
  tags: ['§3.9'],
  args: world(),
  play: async () => {
    const dialog = await opened()
    await expect(dialog.getByLabelText('Tipo')).toHaveDisplayValue('Bug')
    await expect(dialog.getByLabelText('Prioridade')).toHaveDisplayValue('Média')
    await expect(dialog.getByLabelText('Navegador')).toHaveDisplayValue(/Chrome \d+/)
    await expect(dialog.getByLabelText('Dispositivo')).toHaveDisplayValue(/anela de \d+ × \d+/)
    await soon(() => expect(dialog.getByText('Modo local: fica neste navegador.')).toBeVisible())
  },
}

export const Phone: Story = {
  ...Empty,
  args: world(),
  globals: { viewport: { value: 'phone' } },
}

export const OnTheCloud: Story = {
  args: world({ backend: 'firebase' }),
  play: async () => {
    const dialog = await opened()
    await expect(dialog.queryByText(/Modo local/)).toBeNull()
  },
}

export const Incomplete: Story = {
  tags: ['interaction', '!autodocs', '§5.9'],
  args: world(),
  play: async () => {
    const dialog = await opened()
    await send(dialog)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Por favor, preencha pelo menos o título e a descrição.',
    )
    await expect(dialog.getByLabelText(/^Título/)).toHaveAccessibleDescription('Título é obrigatório')
    await expect(dialog.getByLabelText(/^Título/)).toHaveFocus()
  },
}

const sending = world()
export const Sent: Story = {
  tags: ['interaction', '!autodocs', '§4.8', '§7.4', 'W20'],
  args: sending,
  play: async () => {
    const { bugReports, clock, onClose } = sending
    const before = bugReports.sent().length
    const dialog = await opened()
    await fill(dialog)
    await send(dialog)
    await soon(() => expect(dialog.getByRole('status')).toHaveTextContent('Relatório enviado. Obrigado!'))
    await expect(bugReports.sent()).toHaveLength(before + 1)
    await expect(bugReports.sent().at(-1)).toMatchObject({
      titulo: TITLE,
      descricao: DESCRIPTION,
      tipo: 'bug',
      prioridade: 'media',
      userId: 'uid-ana',
      userEmail: 'ana@exemplo.com.br',
      status: 'aberto',
    })
    clock.advance(1_999)
    await expect(onClose).not.toHaveBeenCalled()
    clock.advance(1)
    await soon(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(onClose).toHaveBeenCalledOnce()
    const again = await openAgain()
    await expect(again.getByLabelText(/^Título/)).toHaveValue('')
  },
}

const anonymous = world({ session: settledQuery(null) })
export const Anonymous: Story = {
  tags: ['interaction', '!autodocs', '§6.3'],
  args: anonymous,
  play: async () => {
    const dialog = await opened()
    await fill(dialog)
    await send(dialog)
    await soon(() =>
      expect(anonymous.bugReports.sent().at(-1)).toMatchObject({
        userId: 'anonimo',
        userEmail: 'não informado',
      }),
    )
  },
}

const unreachable = createFakeWorld()
unreachable.goOffline()
const offline = () => world({ backend: 'firebase', bugReports: createFakeBugReports({ world: unreachable }) })
const queueing = offline()
/** What is only queued claims nothing else, and stays until it was read. */
export const Queued: Story = {
  tags: ['interaction', '!autodocs', 'B2'],
  args: queueing,
  play: async () => {
    const dialog = await opened()
    await fill(dialog)
    await send(dialog)
    await soon(() =>
      expect(dialog.getByRole('status')).toHaveTextContent(
        'Relatório salvo neste dispositivo. Ele será enviado quando houver conexão.',
      ),
    )
    await expect(dialog.queryByText(/Relatório enviado/)).toBeNull()
    queueing.clock.advance(60_000)
    await expect(queueing.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await soon(() => expect(queueing.onClose).toHaveBeenCalledOnce())
  },
}
export const QueuedOnAPhone: Story = {
  tags: ['interaction', '!autodocs'],
  args: offline(),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await opened()
    await fill(dialog)
    await send(dialog)
    await dialog.findByText(/Ele será enviado quando houver conexão/)
  },
}

const failing = world()
export const Failed: Story = {
  tags: ['interaction', '!autodocs'],
  args: failing,
  play: async () => {
    const dialog = await opened()
    await fill(dialog)
    failing.bugReports.failNext('storage-full')
    await send(dialog)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Erro ao enviar o relatório. Tente novamente.',
    )
    await expect(dialog.getByLabelText(/^Título/)).toHaveValue(TITLE)
    await expect(dialog.getByLabelText(/^Descrição/)).toHaveValue(DESCRIPTION)
  },
}

const leaving = world()
export const AskedBeforeDiscarding: Story = {
  tags: ['interaction', '!autodocs'],
  args: leaving,
  play: async () => {
    const dialog = await opened()
    await userEvent.type(dialog.getByLabelText(/^Título/), 'Meio')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await soon(() => expect(screen.getByText('Descartar o que você digitou?')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Continuar editando' }))
    await expect(dialog.getByLabelText(/^Título/)).toHaveValue('Meio')
    await expect(leaving.onClose).not.toHaveBeenCalled()
  },
}
