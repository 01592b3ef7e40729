import {
  aMember,
  aSession,
  aStudent,
  createFakeAccounts,
  createFakeMembers,
  createFakeMemory,
  createFakeOutbox,
  createFakeStudents,
  fakeClock,
  fakeRandom,
  settledQuery,
} from '@caderno/domain/testing'
import { createAuth, offlineSessionOf } from '@caderno/domain/identity'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent as realUser } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeServices, type Fakes } from '../../test/fake-services.ts'
import type { Services } from '../hooks/services.tsx'
import { createThemeStore } from '../theme/theme-store.ts'
import { App } from './App.tsx'

vi.setConfig({ testTimeout: 60_000 })
const userEvent = realUser.setup({ delay: null })
const ANA = { email: 'ana@exemplo.com.br', password: 'segredo1', uid: 'uid-ana' }
const BIA = { email: 'bia@exemplo.com.br', password: 'segredo2', uid: 'uid-bia' }

/** A page that suspends at once is lost to a render that is not waited for. */
function openAt(path: string, services: Services) {
  const router = (app: React.ReactNode) => <MemoryRouter initialEntries={[path]}>{app}</MemoryRouter>
  return act(async () =>
    render(
      <App
        services={Promise.resolve(services)}
        themeStore={createThemeStore(window)}
        router={router}
        env="test"
      />,
    ),
  )
}
const heading = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 })

function signedIn(unsent = false) {
  const clock = fakeClock()
  const random = fakeRandom()
  const accounts = createFakeAccounts({ clock, users: [ANA, BIA], signedIn: ANA.email, unsent })
  const students = createFakeStudents({
    students: [aStudent(), aStudent({ uid: BIA.uid, email: BIA.email, nomeCompleto: 'Bia' })],
  })
  const auth = createAuth({
    accounts,
    students,
    members: createFakeMembers({ members: [aMember()] }),
    memory: createFakeMemory(),
    clock,
    random,
  })
  return { accounts, services: fakeServices({ clock, accounts, students, auth, session: auth.session }) }
}

describe('a session that the service ended (§4.1)', () => {
  test('is explained where the student lands, until somebody signs in', async () => {
    const { accounts, services } = signedIn()
    await openAt('/dashboard', services)
    await heading('Dashboard')
    await act(async () => accounts.disable(ANA.email))
    await heading('Login do aluno')
    expect(await screen.findByRole('alert')).toHaveTextContent('Esta conta foi desabilitada.')
    await userEvent.type(screen.getByLabelText(/^Email/), BIA.email)
    await userEvent.type(screen.getByLabelText(/^Senha/), `${BIA.password}{Enter}`)
    await heading('Dashboard')
    expect(screen.queryByText('Esta conta foi desabilitada.')).toBeNull()
  })

  test('is explained until it was read', async () => {
    const { accounts, services } = signedIn()
    await openAt('/dashboard', services)
    await heading('Dashboard')
    await act(async () => accounts.disable(ANA.email))
    await userEvent.click(await screen.findByRole('button', { name: 'Dispensar' }, { timeout: 20_000 }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is not spoken of after «Sair»', async () => {
    await openAt('/dashboard', signedIn().services)
    await heading('Dashboard')
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }))
    await heading('Login do aluno')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText(/falta enviar/)).toBeNull()
  })
})

test('whoever signs out with something unsent is told that it waits on this device (B21)', async () => {
  const { services } = signedIn(true)
  await openAt('/dashboard', services)
  await heading('Dashboard')
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }))
  await heading('Login do aluno')
  expect(await screen.findByText(/^O que falta enviar fica neste dispositivo/)).toBeInTheDocument()
})

test('a write that was refused later is told by its module and reason, until it was read (B2)', async () => {
  const outbox = createFakeOutbox()
  await openAt('/carreira', fakeServices({ outbox }))
  await heading('Carreira')
  act(() => outbox.add(ANA.uid, { collection: 'leitura', id: 'a' }).refuse('permission-denied'))
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(alert).toHaveTextContent('1 item não foi salvo.'))
  expect(alert).toHaveTextContent('Leitura: Esta conta não pode gravar este registro.')
  await userEvent.click(screen.getByRole('button', { name: 'Dispensar' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

describe('without a connection', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const cloud = (over: Fakes = {}) => fakeServices({ backend: 'firebase', ...over })
  const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  test('a signed-in student is told that what is shown may be old, as long as it lasts', async () => {
    await openAt('/carreira', cloud())
    await heading('Carreira')
    const offline = goOffline()
    fireEvent.offline(window)
    expect(await screen.findByText(/Você está sem conexão/)).toBeVisible()
    offline.mockRestore()
    fireEvent.online(window)
    await waitFor(() => expect(screen.queryByText(/Você está sem conexão/)).toBeNull())
  })

  test('neither a visitor nor a student in local mode is', async () => {
    goOffline()
    const { unmount } = await openAt('/carreira', cloud({ session: settledQuery(null) }))
    await heading('Carreira')
    expect(screen.queryByText(/Você está sem conexão/)).toBeNull()
    unmount()
    await openAt('/carreira', fakeServices())
    await heading('Carreira')
    expect(screen.queryByText(/Você está sem conexão/)).toBeNull()
  })

  test.each([
    ['the connection is back', () => fireEvent.online(window)],
    ['somebody comes back to the tab', () => fireEvent(document, new Event('visibilitychange'))],
    ['somebody waits for a while', () => vi.advanceTimersByTime(15_000)],
  ])('a session that could not be read is read again when %s (D5)', async (_, hope) => {
    const { auth, ...services } = cloud({ session: settledQuery(offlineSessionOf(aSession().user, null)) })
    const refresh = vi.fn(() => Promise.resolve())
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
    await openAt('/carreira', { ...services, auth: { ...auth, refresh } })
    expect(await screen.findByText(/Você está sem conexão/)).toBeVisible()
    expect(refresh).not.toHaveBeenCalled()
    hope()
    expect(refresh).toHaveBeenCalledOnce()
  })
})
