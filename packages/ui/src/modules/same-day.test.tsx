import { SUBJECT_KIND, type Subject, type SubjectDraft } from '@caderno/domain/semester'
import {
  anApplication,
  anAssessment,
  aSubject,
  createFakeCareer,
  createFakeRecordStore,
  fakeClock,
} from '@caderno/domain/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { arrived } from '../../test/arrived.ts'
import { fakeServices } from '../../test/fake-services.ts'
import { openCareer } from '../../test/open-career.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import SemesterScreen from '../features/semester/SemesterScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })

/** A Friday. */
const TODAY = '2026-11-20'
const clock = fakeClock(`${TODAY}T12:30:00.000Z`)
const subjects = createFakeRecordStore<SubjectDraft, Subject>(SUBJECT_KIND, {
  records: [
    aSubject({ id: 'c', nome: 'Cálculo', horarios: '6T23', avaliacoes: [], userId: 'uid-ana' }),
    aSubject({
      id: 'r',
      nome: 'Redes',
      horarios: '3M12',
      userId: 'uid-ana',
      avaliacoes: [anAssessment({ id: 'p', data: TODAY, hora: '' })],
    }),
  ],
})
const INTERVIEW = anApplication({
  vaga: 'Estágio',
  empresa: 'Acme',
  fase: 'entrevista',
  proximoContato: TODAY,
})
const career = () => createFakeCareer({ applications: [INTERVIEW] })
const WORDS = 'Neste dia: Cálculo 13h50–15h45 e prova de Redes.'

test('an interview says which classes and exams its day has, in its details and while its day is typed (S15)', async () => {
  await openCareer('estagios', career(), { clock, subjects })
  const row = await screen.findByRole('article', { name: /Estágio/ })
  await act(() => userEvent.click(within(row).getByRole('button', { name: /Detalhes/ })))
  await arrived()
  expect(await within(row).findByText(WORDS)).toBeVisible()
  await act(() => userEvent.click(within(row).getByRole('button', { name: /Editar/ })))
  const form = within(screen.getByRole('region', { name: /Editar candidatura/ }))
  expect(await form.findByText(WORDS)).toBeInTheDocument()
  await act(() => userEvent.clear(form.getByLabelText('Próximo contato')))
  expect(form.queryByText(WORDS)).toBeNull()
  await act(() => userEvent.type(form.getByLabelText('Próximo contato'), '2026-11-24'))
  expect(await form.findByText('Neste dia: Redes 7h–8h40.')).toBeInTheDocument()
  await act(() => userEvent.selectOptions(form.getByLabelText('Fase'), 'enviado'))
  expect(form.queryByText(/^Neste dia/)).toBeNull()
})

test('the week and a class say which interview its day has (S15)', async () => {
  const services = fakeServices({ clock, subjects, career: career() })
  await act(async () => void openScreen(SemesterScreen, services, '/semestre'))
  await arrived()
  expect(await screen.findByText('Sexta, 20/11: entrevista com Acme.')).toBeVisible()
  expect(screen.getAllByText(/entrevista com/)).toHaveLength(1)
  await act(() => userEvent.click(screen.getByRole('button', { name: /^Cálculo/ })))
  await arrived()
  const dialog = within(await screen.findByRole('dialog', { name: 'Cálculo' }))
  expect(await dialog.findByText('Neste dia: entrevista com Acme.')).toBeVisible()
})
