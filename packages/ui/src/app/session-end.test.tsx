import type { Session } from '@caderno/domain/identity'
import { createLiveQuery, ready, type Snapshot } from '@caderno/domain/kernel'
import { aSession, aStudent, createFakeStudents } from '@caderno/domain/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { fakeServices } from '../../test/fake-services.ts'
import { openScreen } from '../../test/open-screen.tsx'
import BugReportDialog from '../features/bug-report/BugReportDialog.tsx'
import ProfileDialog from '../features/profile/ProfileDialog.tsx'

const BIA = { uid: 'uid-bia', name: 'Bia' } as const

async function open(Dialog = ProfileDialog) {
  let emit!: (snapshot: Snapshot<Session | null>) => void
  const session = createLiveQuery<Session | null>((next) => {
    emit = next
    next(ready(aSession()))
    return () => undefined
  })
  const students = createFakeStudents({ students: [aStudent(), aStudent({ uid: BIA.uid, curso: 'Física' })] })
  const Page = () => {
    const [opened, setOpened] = useState(false)
    return (
      <>
        <button onClick={() => setOpened(true)}>Abrir</button>
        <Dialog opened={opened} onClose={() => setOpened(false)} />
      </>
    )
  }
  await act(async () => void openScreen(Page, fakeServices({ session, students }), '/dashboard'))
  const signedIn = (now: Session | null) => act(async () => emit(ready(now)))
  return { signedIn }
}
const openProfile = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }))
  return screen.findByLabelText<HTMLInputElement>('Curso')
}

test('what is half typed is there again for its owner once the session had ended, and for nobody else (B3)', async () => {
  const { signedIn } = await open()
  await userEvent.clear(await openProfile())
  await userEvent.type(screen.getByLabelText('Curso'), 'Letras')
  await signedIn(null)
  expect(screen.queryByRole('dialog')).toBeNull()
  await signedIn(aSession())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await openProfile()).toHaveValue('Letras')
  await signedIn(null)
  await signedIn(aSession(BIA))
  expect(await openProfile()).toHaveValue('Física')
})

test('a half-typed bug report is gone with the session (B3)', async () => {
  const { signedIn } = await open(BugReportDialog)
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }))
  await userEvent.type(await screen.findByLabelText(/^Título/), 'Algo meu')
  await signedIn(null)
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }))
  expect(await screen.findByLabelText(/^Título/)).toHaveValue('')
})

test('what was given up is not there again (B3)', async () => {
  const { signedIn } = await open()
  await userEvent.type(await openProfile(), ' e Artes')
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }))
  await signedIn(null)
  await signedIn(aSession())
  expect(await openProfile()).toHaveValue(aStudent().curso)
})
