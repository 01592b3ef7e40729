import { AppError, createWrite, type RecordStore } from '@caderno/domain/kernel'
import { SUBJECT_KIND, type Subject, type SubjectDraft } from '@caderno/domain/semester'
import { createFakeRecordStore, fakeClock } from '@caderno/domain/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { arrived } from '../../../test/arrived.ts'
import { fakeServices } from '../../../test/fake-services.ts'
import { fill, openScreen, press } from '../../../test/open-screen.tsx'
import { SOME, TODAY } from '../../../test/semester.ts'
import SemesterScreen from './SemesterScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })
const FULL = /O espaço deste navegador acabou\.$/

/** Reads what it has, and has no room for more. */
function fullStore(): RecordStore<SubjectDraft, Subject> {
  const full = () => {
    const refusal = Promise.reject(new AppError('storage-full'))
    return createWrite<never>(refusal, refusal)
  }
  const store = createFakeRecordStore<SubjectDraft, Subject>(SUBJECT_KIND, { records: SOME })
  return { ...store, add: full, update: full, remove: full, restore: full }
}
async function open(tab: string) {
  const services = fakeServices({ clock: fakeClock(`${TODAY}T12:30:00.000Z`), subjects: fullStore() })
  await act(async () => void openScreen(SemesterScreen, services, `/semestre?aba=${tab}`))
  await arrived()
}
const LINE = 'Prova ou trabalho em uma linha'
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test.each([
  ['Colar horário', 'semana', 'Uma disciplina por linha', 'Álgebra 24T34', 'Adicionar 1 disciplina'],
  ['Nova disciplina', 'semana', 'Nome', 'Álgebra', 'Salvar'],
  ['Nova prova ou trabalho', 'calendario', 'Título', 'P3', 'Salvar'],
  ['Marcar dia sem aula', 'semana', 'Motivo', 'Feriado', 'Sem aula'],
])(
  '«%s» says that the disk is full, and keeps what was typed (R5)',
  async (opener, tab, label, text, save) => {
    await open(tab)
    await press(opener)
    await arrived()
    const opened = await dialog(opener === 'Marcar dia sem aula' ? 'Dia sem aula' : opener)
    await fill({ [label]: text })
    await act(() => userEvent.click(opened.getByRole('button', { name: save })))
    expect(await opened.findByText(FULL)).toBeVisible()
    expect(opened.getByLabelText(new RegExp(`^${label}`))).toHaveValue(text)
  },
)

test('so do a line of the calendar and a typed grade (R5)', async () => {
  await open('calendario')
  await act(() => userEvent.type(screen.getByLabelText(LINE), 'P3 cálculo 15/12{Enter}'))
  expect(await screen.findByText(FULL)).toBeVisible()
  expect(screen.getByLabelText(LINE)).toHaveValue('P3 cálculo 15/12')
  await act(() => userEvent.click(screen.getByRole('tab', { name: 'Notas' })))
  await arrived()
  const grade = within(await screen.findByRole('region', { name: 'Cálculo I' })).getByRole('textbox', {
    name: /^P2/,
  })
  await act(() => userEvent.type(grade, '7,5{Enter}'))
  expect(await screen.findByText(FULL)).toBeVisible()
  expect(grade).toHaveValue('7,5')
})

test.each([
  ['disciplinas', '+30 min de estudo: Cálculo I'],
  ['calendario', 'Feito'],
])('in «%s» a press of «%s» that is not kept is said (R5)', async (tab, name) => {
  await open(tab)
  await act(() => userEvent.click(screen.getAllByRole('button', { name })[0]!))
  expect(await screen.findByText(FULL)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
})
