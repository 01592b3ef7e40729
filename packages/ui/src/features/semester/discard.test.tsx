import { SUBJECT_KIND, type Subject, type SubjectDraft } from '@caderno/domain/semester'
import { aSubject, createFakeRecordStore, fakeClock } from '@caderno/domain/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { arrived } from '../../../test/arrived.ts'
import { fakeServices } from '../../../test/fake-services.ts'
import { fill, openScreen } from '../../../test/open-screen.tsx'
import SemesterScreen from './SemesterScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })
const QUESTION = 'Descartar o que você digitou?'

beforeEach(async () => {
  const subjects = createFakeRecordStore<SubjectDraft, Subject>(SUBJECT_KIND, {
    records: [aSubject({ userId: 'uid-ana' })],
  })
  const services = fakeServices({ clock: fakeClock('2026-11-20T12:30:00.000Z'), subjects })
  await act(async () => openScreen(SemesterScreen, services, '/semestre'))
  await arrived()
})

async function open(button: string) {
  await act(async () => userEvent.click(await screen.findByRole('button', { name: button })))
  await arrived()
  return within(await screen.findByRole('dialog', { name: button }))
}

describe.each([
  ['Colar horário', 'Uma disciplina por linha', 'Física 24M12'],
  ['Período', 'Último dia de aula', '2026-12-12'],
])('%s', (button, label, typed) => {
  test('asks before Esc throws away what was typed, and keeps it', async () => {
    const dialog = await open(button)
    await fill({ [label]: typed })
    await act(() => userEvent.keyboard('{Escape}'))
    expect(await screen.findByText(QUESTION)).toBeVisible()
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Continuar editando' })))
    expect(dialog.getByLabelText(label)).toHaveValue(typed)
  })

  test('closes at once with Esc where nothing was typed', async () => {
    await open(button)
    await act(() => userEvent.keyboard('{Escape}'))
    await arrived()
    expect(screen.queryByText(QUESTION)).toBeNull()
    expect(screen.queryByRole('dialog', { name: button })).toBeNull()
  })
})
