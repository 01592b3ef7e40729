import { SUBJECT_KIND, type Subject, type SubjectDraft } from '@caderno/domain/semester'
import { createFakeRecordStore, fakeClock } from '@caderno/domain/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { arrived } from '../../../test/arrived.ts'
import { fakeServices } from '../../../test/fake-services.ts'
import { openScreen } from '../../../test/open-screen.tsx'
import { SOME, TODAY } from '../../../test/semester.ts'
import SemesterScreen from './SemesterScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })

const store = () =>
  createFakeRecordStore<SubjectDraft, Subject>(SUBJECT_KIND, {
    records: SOME.map((subject) => ({ ...subject, userId: 'uid-ana' })),
  })
const services = fakeServices({ clock: fakeClock(`${TODAY}T12:30:00.000Z`), subjects: store() })

const open = async (at: string) => {
  await act(async () => void openScreen(SemesterScreen, services, at))
  await arrived()
}
const openTab = async (name: string) => {
  await act(() => userEvent.click(screen.getByRole('tab', { name })))
  await arrived()
}
const calculus = async () => within(await screen.findByRole('region', { name: 'Cálculo I' }))
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a typed grade waits while another tab or semester is open, and leaving the page asks for it, until it is saved (B3)', async () => {
  await open('/semestre?aba=notas')
  await act(async () => userEvent.type((await calculus()).getByRole('textbox', { name: /^P2/ }), '7,5'))
  await openTab('Semana')
  expect(asksBeforeLeaving()).toBe(true)
  await openTab('Notas')
  await act(() => userEvent.selectOptions(screen.getByLabelText('Semestre mostrado'), '2026.1'))
  await act(() => userEvent.selectOptions(screen.getByLabelText('Semestre mostrado'), '2026.2'))
  const grade = (await calculus()).getByRole('textbox', { name: /^P2/ })
  expect(grade).toHaveValue('7,5')
  expect((await calculus()).getByText('Simulação: nada foi salvo ainda')).toBeVisible()
  await act(() => userEvent.type(grade, '{Enter}'))
  expect((await calculus()).queryByText('Simulação: nada foi salvo ainda')).toBeNull()
  expect(asksBeforeLeaving()).toBe(false)
  await openTab('Semana')
  await openTab('Notas')
  expect((await calculus()).getByRole('textbox', { name: /^P2/ })).toHaveValue('7,5')
})

test('a half-typed exam waits while another tab is open, until it is added (B3)', async () => {
  await open('/semestre?aba=calendario')
  const line = () => screen.getByRole('textbox', { name: 'Prova ou trabalho em uma linha' })
  await act(() => userEvent.type(line(), 'P3 cálculo 15/12'))
  await openTab('Semana')
  expect(asksBeforeLeaving()).toBe(true)
  await openTab('Calendário')
  expect(line()).toHaveValue('P3 cálculo 15/12')
  await act(() => userEvent.type(line(), '{Enter}'))
  await openTab('Semana')
  expect(asksBeforeLeaving()).toBe(false)
  await openTab('Calendário')
  expect(line()).toHaveValue('')
})
