import { SUBJECT_KIND, type Subject, type SubjectDraft } from '@caderno/domain/semester'
import { createFakeRecordStore, fakeClock } from '@caderno/domain/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { arrived } from '../../../test/arrived.ts'
import { fakeServices } from '../../../test/fake-services.ts'
import { fill, openScreen, press } from '../../../test/open-screen.tsx'
import { SOME, TODAY } from '../../../test/semester.ts'
import SemesterScreen from './SemesterScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })

test('the paste that closes does not say of its own subjects that they are there already (D24)', async () => {
  const subjects = createFakeRecordStore<SubjectDraft, Subject>(SUBJECT_KIND, { records: SOME })
  const services = fakeServices({ clock: fakeClock(`${TODAY}T12:30:00.000Z`), subjects })
  await act(async () => void openScreen(SemesterScreen, services, '/semestre'))
  await arrived()
  await press('Colar horário')
  await arrived()
  await fill({ 'Uma disciplina por linha': 'Cálculo I 6N12\nÁlgebra 24M34' })
  const said = () => screen.queryAllByText(/^Já há uma com este nome/).length
  expect(said()).toBe(1)
  const counts: number[] = []
  const seen = new MutationObserver(() => counts.push(said()))
  seen.observe(document.body, { subtree: true, childList: true, characterData: true })
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Adicionar 2 disciplinas' })))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  seen.disconnect()
  expect(Math.max(...counts)).toBe(1)
})

test('every line of a paste is counted (S3)', async () => {
  const services = fakeServices({ clock: fakeClock(`${TODAY}T12:30:00.000Z`) })
  await act(async () => void openScreen(SemesterScreen, services, '/semestre'))
  await arrived()
  await press('Colar horário')
  await arrived()
  await fill({ 'Uma disciplina por linha': 'Cálculo I 6N12\nÁlgebra 24M34\nFísica 9X99' })
  expect(screen.getByText('3 linhas = 2 disciplinas + 1 não entendida + 0 sem disciplina')).toBeVisible()
})
