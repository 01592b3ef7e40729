import type { LiveQuery, RecordStore } from '@caderno/domain/kernel'
import { SUBJECT_KIND, type Subject, type SubjectDraft } from '@caderno/domain/semester'
import {
  aStudent,
  aSubject,
  createFakeStudents,
  createFakeRecordStore,
  failedQuery,
  fakeClock,
  loadingQuery,
  settledQuery,
} from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeServices, type Fakes } from '../../../test/fake-services.ts'
import { SOME, TODAY } from '../../../test/semester.ts'
import { withUndo } from '../../../test/with-undo.tsx'
import { ServicesProvider } from '../../hooks/services.tsx'
import SemesterScreen from './SemesterScreen.tsx'

const storeOf = (...records: Subject[]) =>
  createFakeRecordStore<SubjectDraft, Subject>(SUBJECT_KIND, { records })
const watching = (query: LiveQuery<readonly Subject[]>): RecordStore<SubjectDraft, Subject> => ({
  ...storeOf(),
  watch: () => query,
})
const screenWith = (over: Fakes) => {
  const services = Promise.resolve(fakeServices({ clock: fakeClock(`${TODAY}T12:30:00.000Z`), ...over }))
  return () => (
    <ServicesProvider services={services}>
      <SemesterScreen />
    </ServicesProvider>
  )
}

const meta: Meta<typeof SemesterScreen> = {
  component: SemesterScreen,
  parameters: { path: '/semestre' },
  decorators: [withUndo],
}
export default meta
type Story = StoryObj<typeof SemesterScreen>

/** The skeleton shows after 200 ms; the tabs and the semester stand at once. */
export const Loading: Story = {
  render: screenWith({ subjects: watching(loadingQuery()) }),
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Semestre mostrado' })).toHaveValue('2026.2')
    await waitFor(() => expect(screen.getByText('Carregando…')).toBeInTheDocument())
  },
}
export const LoadingOnAPhone: Story = {
  render: screenWith({ subjects: watching(loadingQuery()) }),
  globals: { viewport: { value: 'phone' } },
}
export const Failed: Story = {
  render: screenWith({ subjects: watching(failedQuery('storage-unavailable')) }),
}
export const FailedRetries: Story = {
  ...Failed,
  tags: ['interaction', '!autodocs'],
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível abrir seu semestre')
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  },
}
export const WaitingToBeSent: Story = {
  render: screenWith({
    backend: 'firebase',
    subjects: watching(settledQuery<readonly Subject[]>(SOME, { pending: true })),
  }),
  play: async () =>
    expect(
      (await screen.findByText('Salvo neste dispositivo, aguardando envio')).closest('[role=status]'),
    ).toBeVisible(),
}
export const FailedWithOldSubjects: Story = {
  render: screenWith({ subjects: watching(failedQuery<readonly Subject[]>('network-request-failed', SOME)) }),
  play: async () =>
    expect(await screen.findByRole('alert')).toHaveTextContent('Você vê as disciplinas da última leitura.'),
}

/** Only the signed-in student's own subjects. */
export const NotYours: Story = {
  render: screenWith({ subjects: storeOf(aSubject({ userId: 'uid-bia', nome: 'De outra pessoa' })) }),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'Seu semestre começa pelo horário' }),
    ).toBeVisible()
    await expect(screen.queryByText('De outra pessoa')).toBeNull()
  },
}
/** A school has years. */
export const APupil: Story = {
  tags: ['S4'],
  render: screenWith({
    subjects: storeOf(),
    students: createFakeStudents({ students: [aStudent({ nivelEnsino: 'Ensino Médio' })] }),
  }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Seu ano começa pelo horário' })).toBeVisible()
    await expect(screen.getByRole('combobox', { name: 'Ano mostrado' })).toHaveValue('2026')
  },
}
export const NewByAddress: Story = {
  parameters: { path: '/semestre?aba=calendario&abrir=novo' },
  render: screenWith({ subjects: storeOf(...SOME) }),
  play: async () =>
    expect(await screen.findByRole('dialog', { name: 'Nova prova ou trabalho' })).toBeVisible(),
}

/** A day without class counts no absence, for all subjects of the semester. */
export const ADayOff: Story = {
  tags: ['interaction', '!autodocs'],
  render: screenWith({ subjects: storeOf(...SOME) }),
  play: async () => {
    const day = within(await screen.findByRole('region', { name: 'Sexta-feira, 20 de novembro' }))
    await userEvent.click(day.getByText('20'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Dia sem aula' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Feriado')
    await userEvent.click(dialog.getByRole('button', { name: 'Sem aula' }))
    await expect(await day.findAllByText('sem aula: Feriado')).toHaveLength(2)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(day.getByText('20'))
    await userEvent.click(await screen.findByRole('button', { name: 'Tem aula' }))
    await waitFor(() => expect(day.queryByText('sem aula: Feriado')).toBeNull())
  },
}
