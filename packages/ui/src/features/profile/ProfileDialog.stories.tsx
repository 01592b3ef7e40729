import type { Session } from '@caderno/domain/identity'
import { newStudent, type Student } from '@caderno/domain/registration'
import {
  aSession,
  aStudent,
  createFakeStudents,
  failedQuery,
  loadingQuery,
  settledQuery,
} from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeServices } from '../../../test/fake-services.ts'
import { ServicesProvider, type Services } from '../../hooks/services.tsx'
import { NoticeBoard } from '../../components/feedback/NoticeBoard.tsx'
import ProfileDialog from './ProfileDialog.tsx'

/** The opened dialog with the button that opens it again, as in the header. */
function Header({ services, onClose }: { services: Promise<Services>; onClose: () => void }) {
  const [opened, setOpened] = useState(true)
  const close = () => {
    onClose()
    setOpened(false)
  }
  return (
    <ServicesProvider services={services}>
      <button onClick={() => setOpened(true)}>Perfil</button>
      <ProfileDialog opened={opened} onClose={close} />
      <NoticeBoard />
    </ServicesProvider>
  )
}

function world(student: Student | null = aStudent(), session: Partial<Session> = {}) {
  const students = createFakeStudents({ students: student ? [student] : [] })
  return {
    students,
    services: Promise.resolve(fakeServices({ students, session: settledQuery(aSession(session)) })),
    onClose: fn(),
  }
}
const justEntered = newStudent({
  uid: 'uid-ana',
  email: 'ana@exemplo.com.br',
  matricula: 'MAT-77',
  criadoEm: '2026-11-01T12:00:00.000Z',
})
const atSchool = aStudent({
  nivelEnsino: 'Ensino Médio',
  anoSerie: '2º ano',
  nomeEscola: 'Escola Estadual Chico Mendes',
  turno: 'Noite',
  nomeInstituicao: '',
  curso: '',
  semestrePeriodo: '',
  modalidade: '',
})

const soon = (check: () => unknown) => waitFor(check, { timeout: 5_000 })

async function openAgain() {
  await userEvent.click(await screen.findByRole('button', { name: 'Perfil' }))
  return opened()
}
async function opened() {
  const dialog = await screen.findByRole('dialog', { name: 'Perfil' }, { timeout: 5_000 })
  await soon(() => expect(dialog).toBeVisible())
  return within(dialog)
}
type Dialog = Awaited<ReturnType<typeof opened>>
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}
const save = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))

const meta: Meta<typeof Header> = {
  component: Header,
  parameters: { path: '/dashboard' },
}
export default meta
type Story = StoryObj<typeof Header>

export const AtUniversity: Story = {
  tags: ['§3.3'],
  args: world(),
  play: async () => {
    const dialog = await opened()
    await expect(dialog.getByLabelText(/^Nome completo/)).toHaveValue('Ana Beatriz Souza')
    await expect(dialog.getByLabelText('CPF')).toHaveValue('***.982.247-**')
    for (const label of ['Email', 'Matrícula', 'CPF'])
      await expect(dialog.getByLabelText(label)).toHaveAttribute('readonly')
    await expect(dialog.getByLabelText(/^Curso/)).toHaveValue('Pedagogia')
    await expect(dialog.queryByLabelText(/^Turno/)).toBeNull()
    await expect(dialog.getByRole('link', { name: 'Meus dados' })).toHaveAttribute('href', '/conta')
  },
}
export const Phone: Story = {
  ...AtUniversity,
  args: world(),
  globals: { viewport: { value: 'phone' } },
}

export const AtSchool: Story = { args: world(atSchool) }
export const AtSchoolMovesToUniversity: Story = {
  tags: ['interaction', '!autodocs', 'W11'],
  args: world(atSchool),
  play: async () => {
    const dialog = await opened()
    await expect(dialog.getByLabelText(/^Turno/)).toHaveDisplayValue('Noite')
    await userEvent.selectOptions(dialog.getByLabelText(/^Nível de ensino/), 'Ensino Superior')
    await save(dialog)
    await expect(await dialog.findByLabelText(/^Nome da instituição/)).toHaveAccessibleDescription(
      'Nome da instituição é obrigatório',
    )
    await expect(dialog.getByLabelText(/^Nome da instituição/)).toHaveFocus()
    await expect(dialog.getByLabelText(/^Modalidade/)).toHaveAccessibleDescription('Modalidade é obrigatória')
  },
}

/** A student login without a record: the profile asks for the rest, and lets it wait (D21). */
const entered = world(justEntered, { name: '' })
export const JustEntered: Story = { args: world(justEntered, { name: '' }) }
export const JustEnteredFillsTheRest: Story = {
  tags: ['interaction', '!autodocs', '§3.3', 'D21', 'W11'],
  args: entered,
  play: async () => {
    const dialog = await opened()
    await userEvent.type(dialog.getByLabelText('CPF'), '12345678900')
    await expect(dialog.getByLabelText('CPF')).toHaveValue('123.456.789-00')
    await save(dialog)
    await expect(await dialog.findByText('CPF inválido')).toBeVisible()
    await expect(dialog.getByLabelText(/^Nome completo/)).toHaveAccessibleDescription(
      'Nome completo é obrigatório',
    )
    await retype(dialog.getByLabelText('CPF'), '52998224725')
    await retype(dialog.getByLabelText(/^Nome completo/), 'Ana Souza')
    await save(dialog)
    await soon(async () =>
      expect(await entered.students.get('uid-ana')).toMatchObject({
        nomeCompleto: 'Ana Souza',
        cpf: '529.982.247-25',
        telefone: '',
      }),
    )
  },
}

const member = world(justEntered, { name: 'Ana' })
/** An account that has a name takes it along into the record that has none: nothing was typed, and saving writes it. */
export const NamedByTheAccount: Story = {
  tags: ['interaction', '!autodocs'],
  args: member,
  play: async () => {
    const dialog = await opened()
    await expect(dialog.getByText('Ana')).toBeVisible()
    await expect(dialog.getByLabelText(/^Nome completo/)).toHaveValue('Ana')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await soon(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await openAgain()
    await member.students.update('uid-ana', { telefone: '(68) 99988-7766' })
    await soon(() => expect(again.getByLabelText(/^Telefone/)).toHaveValue('(68) 99988-7766'))
    await save(again)
    await soon(async () =>
      expect(await member.students.get('uid-ana')).toMatchObject({
        nomeCompleto: 'Ana',
        telefone: '(68) 99988-7766',
      }),
    )
  },
}

const saving = world()
export const Saved: Story = {
  tags: ['interaction', '!autodocs'],
  args: saving,
  play: async () => {
    const dialog = await opened()
    await retype(dialog.getByLabelText(/^Telefone/), '68999887766')
    await expect(dialog.getByLabelText(/^Telefone/)).toHaveValue('(68) 99988-7766')
    await save(dialog)
    await soon(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect((await screen.findAllByText('Perfil atualizado com sucesso!')).at(-1)).toBeVisible()
    await expect(await saving.students.get('uid-ana')).toMatchObject({
      telefone: '(68) 99988-7766',
      cpf: '529.982.247-25',
    })
    await expect(saving.onClose).toHaveBeenCalledOnce()
  },
}

const failing = world()
export const Failed: Story = {
  tags: ['interaction', '!autodocs', 'W27'],
  args: failing,
  play: async () => {
    const dialog = await opened()
    await retype(dialog.getByLabelText(/^Curso/), 'Letras')
    failing.students.failNext('network-request-failed')
    await save(dialog)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Erro ao salvar perfil. Tente novamente. Sem conexão com a internet.',
    )
    await expect(dialog.getByLabelText(/^Curso/)).toHaveValue('Letras')
  },
}

const shared = world()
/** What another tab saves shows up at once, but never over what is being typed; saving does not undo it. */
export const ChangedInAnotherTab: Story = {
  tags: ['interaction', '!autodocs'],
  args: shared,
  play: async () => {
    const dialog = await opened()
    await retype(dialog.getByLabelText(/^Nome completo/), 'Ana B')
    await shared.students.update('uid-ana', { nomeCompleto: 'Ana de Souza', curso: 'Letras' })
    await soon(() => expect(dialog.getByLabelText(/^Curso/)).toHaveValue('Letras'))
    await expect(dialog.getByLabelText(/^Nome completo/)).toHaveValue('Ana B')
    await save(dialog)
    await soon(async () =>
      expect(await shared.students.get('uid-ana')).toMatchObject({ nomeCompleto: 'Ana B', curso: 'Letras' }),
    )
  },
}

const leaving = world()
export const AskedBeforeDiscarding: Story = {
  tags: ['interaction', '!autodocs'],
  args: leaving,
  play: async () => {
    const dialog = await opened()
    await retype(dialog.getByLabelText(/^Curso/), 'Letras')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await soon(() => expect(screen.getByText('Descartar o que você digitou?')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
    await soon(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect((await openAgain()).getByLabelText(/^Curso/)).toHaveValue('Pedagogia')
  },
}

export const AccountOnly: Story = {
  tags: ['§3.3'],
  args: world(null, { type: 'admin', name: 'Rui Barbosa', hasStudentRecord: false }),
  play: async () => {
    const dialog = await opened()
    await expect(dialog.getByText('Rui Barbosa')).toBeVisible()
    await expect(dialog.getByLabelText('Email')).toHaveValue('ana@exemplo.com.br')
    await expect(dialog.getByRole('link', { name: 'Fazer cadastro de aluno' })).toHaveAttribute(
      'href',
      '/cadastro-aluno',
    )
    await expect(dialog.getByRole('link', { name: 'Meus dados' })).toHaveAttribute('href', '/conta')
    await expect(dialog.queryByRole('button', { name: 'Salvar' })).toBeNull()
  },
}

const without = (query: ReturnType<typeof loadingQuery>) => ({
  services: Promise.resolve(fakeServices({ students: { ...createFakeStudents(), watch: () => query } })),
  onClose: fn(),
})
const LOADING = loadingQuery()
export const Loading: Story = {
  args: without(LOADING),
}

const FAILED = failedQuery('storage-unavailable')
export const Unreadable: Story = {
  args: without(FAILED),
  play: async () => {
    const dialog = await opened()
    await expect(dialog.getByRole('alert')).toHaveTextContent('Não foi possível abrir o perfil.')
  },
}

export const LongWords: Story = {
  args: world(
    aStudent({
      nomeCompleto: 'Maria Aparecida '.repeat(12).trim(),
      curso: 'Pneumoultramicroscopicossilicovulcanoconiologia'.repeat(3),
    }),
  ),
}
