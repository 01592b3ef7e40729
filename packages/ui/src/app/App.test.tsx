import {
  aMember,
  aStudent,
  createFakeAccounts,
  createFakeMembers,
  createFakeMemory,
  createFakeStorageStatus,
  createFakeStudents,
  fakeClock,
  fakeRandom,
} from '@caderno/domain/testing'
import { createAuth } from '@caderno/domain/identity'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent as realUser } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeServices, type Fakes } from '../../test/fake-services.ts'
import type { Services } from '../hooks/services.tsx'
import { createThemeStore } from '../theme/theme-store.ts'
import { App } from './App.tsx'

vi.setConfig({ testTimeout: 60_000 })
const userEvent = realUser.setup({ delay: null })
const ANA = { email: 'ana@exemplo.com.br', password: 'segredo1', uid: 'uid-ana' }
type Who = 'nobody' | 'student' | 'member'

function servicesFor(who: Who, fakes: Fakes = {}): Services {
  const clock = fakeClock()
  const random = fakeRandom()
  const accounts = createFakeAccounts({
    clock,
    users: [ANA],
    ...(who === 'nobody' ? {} : { signedIn: ANA.email }),
  })
  const students = createFakeStudents(who === 'member' ? {} : { students: [aStudent()] })
  const members = createFakeMembers({ members: [aMember()] })
  const auth = createAuth({ accounts, members, students, memory: createFakeMemory(), clock, random })
  return fakeServices({ clock, accounts, students, auth, session: auth.session, ...fakes })
}

const Where = () => {
  const { pathname, search } = useLocation()
  return <data data-testid="address" value={pathname + search} />
}
const address = () => screen.getByTestId('address').getAttribute('value')

/** A page that suspends at once is lost to a render that is not waited for. */
function open(path: string, services: Promise<Services>) {
  const router = (app: React.ReactNode) => (
    <MemoryRouter initialEntries={[path]}>
      {app}
      <Where />
    </MemoryRouter>
  )
  return act(async () =>
    render(<App services={services} themeStore={createThemeStore(window)} router={router} env="test" />),
  )
}
const openAs = (who: Who, path: string) => open(path, Promise.resolve(servicesFor(who)))
const heading = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 })
async function signIn() {
  await userEvent.type(screen.getByLabelText(/^Email/), ANA.email)
  await userEvent.type(screen.getByLabelText(/^Senha/), `${ANA.password}{Enter}`)
}

describe('who may see what (§2.1, §2.4, §2.5, §2.6, §6.1, D20, W6, W10)', () => {
  test.each([
    ['nobody', '/', 'Entrar', '/login'],
    ['nobody', '/home', 'Entrar', '/login'],
    ['nobody', '/dashboard', 'Login do aluno', '/login-aluno'],
    ['nobody', '/financas', 'Login do aluno', '/login-aluno'],
    ['nobody', '/boas-vindas', 'Login do aluno', '/login-aluno'],
    ['nobody', '/carreira', 'Carreira', '/carreira'],
    ['nobody', '/habilidades', 'Acesso Restrito', '/habilidades'],
    ['nobody', '/leitura', 'Acesso Restrito', '/leitura'],
    ['nobody', '/semestre', 'Acesso Restrito', '/semestre'],
    ['nobody', '/nada', 'Página não encontrada', '/nada'],
    ['student', '/', 'Organize seus estudos', '/home'],
    ['student', '/login', 'Organize seus estudos', '/home'],
    ['student', '/cadastros', 'Organize seus estudos', '/home'],
    ['student', '/login-aluno', 'Organize seus estudos', '/home'],
    ['student', '/dashboard', 'Dashboard', '/dashboard'],
    ['student', '/habilidades', 'Habilidades', '/habilidades'],
    ['student', '/nada', 'Página não encontrada', '/nada'],
    ['member', '/login-aluno', 'Login do aluno', '/login-aluno'],
    ['member', '/cadastro-aluno', 'Cadastro de aluno', '/cadastro-aluno'],
  ] as const)('%s at %s sees «%s» at %s (§6.3)', async (who, path, title, place) => {
    await openAs(who, path)
    await heading(title)
    expect(address()).toBe(place)
    expect(screen.getAllByRole('main')).toHaveLength(1)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await waitFor(() => expect(document.title).toBe(`${title} · Caderno`))
  })
})

describe('on the way in and out', () => {
  test('a login that a guard asked for leads back to where the student was going (§2.4, §6.1, D20)', async () => {
    await openAs('nobody', '/leitura?visao=lista')
    await heading('Acesso Restrito')
    await userEvent.click(screen.getByRole('link', { name: 'Fazer Login' }))
    await heading('Entrar')
    await signIn()
    await heading('Leitura')
    expect(address()).toBe('/leitura?visao=lista')
  })

  test('«Entrar» on a page that is open to everybody leads back to it', async () => {
    await openAs('nobody', '/carreira?aba=networking')
    await heading('Carreira')
    await userEvent.click(screen.getByRole('link', { name: 'Entrar' }))
    await heading('Login do aluno')
    await signIn()
    await heading('Carreira')
    expect(address()).toBe('/carreira?aba=networking')
  })

  test("a login of one's own leads to the welcome page, and the page that is left does not get in the way (§2.1, W13)", async () => {
    await openAs('nobody', '/login-aluno')
    await heading('Login do aluno')
    await signIn()
    await heading(/^(Bom dia|Boa tarde|Boa noite), Ana!$/)
    expect(address()).toBe('/boas-vindas')
  })

  test('«Sair» leads to /login-aluno and leaves no return address (§7.1, D20)', async () => {
    await openAs('student', '/dashboard')
    await heading('Dashboard')
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }))
    await heading('Login do aluno')
    await signIn()
    await heading(/Ana!$/)
    expect(address()).toBe('/boas-vindas')
  })

  test('«Sair» at /home leads to /login (§2.1)', async () => {
    await openAs('student', '/home')
    await heading('Organize seus estudos')
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }))
    await heading('Entrar')
    expect(address()).toBe('/login')
  })
})

test('/privacidade keeps the modules in reach, and says how changes stand to those who make them', async () => {
  const { unmount } = await openAs('student', '/privacidade')
  expect(await screen.findByRole('button', { name: 'Tudo salvo' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Módulos' })).toBeVisible()
  unmount()
  await openAs('nobody', '/privacidade')
  expect(await screen.findByRole('link', { name: 'Entrar' })).toBeVisible()
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByRole('button', { name: 'Tudo salvo' })).toBeNull()
})

describe('arriving at a page (W6)', () => {
  test('the first page leaves the focus alone, the next one takes it to its h1 and is announced', async () => {
    const { container } = await openAs('student', '/carreira')
    const first = await heading('Carreira')
    expect(first).not.toHaveFocus()
    await act(async () => {
      screen.getAllByRole('link', { name: 'Habilidades' })[0]!.click()
      await vi.dynamicImportSettled()
    })
    await waitFor(async () => expect(await heading('Habilidades')).toHaveFocus())
    expect(
      [...container.querySelectorAll('[aria-live="polite"]')].some(
        (region) => region.textContent === 'Habilidades',
      ),
    ).toBe(true)
  })

  test('«Pular para o conteúdo» comes first and moves the focus into main', async () => {
    await openAs('student', '/carreira')
    await heading('Carreira')
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Pular para o conteúdo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })
})

describe('while nobody knows who is there', () => {
  test('a sign-in page is painted, without any service', async () => {
    await open('/login', new Promise(() => undefined))
    expect(await heading('Entrar')).toBeVisible()
    expect(screen.getByLabelText(/^Email/)).toBeEnabled()
  })

  test("a page of one's own shows its skeleton after a while, and nothing of itself", async () => {
    await open('/dashboard', new Promise(() => undefined))
    expect(await screen.findByText('Carregando…')).toBeInTheDocument()
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    expect(address()).toBe('/dashboard')
  })
})

describe('what a student must know of their data', () => {
  test('that the browser keeps nothing (D5, R5)', async () => {
    await open('/carreira', Promise.resolve(fakeServices({ storage: createFakeStorageStatus('memory') })))
    expect(await screen.findByText(/não está guardando seus dados/)).toBeVisible()
  })

  test('that everything came back from a copy, until it was read (B20)', async () => {
    await open(
      '/carreira',
      Promise.resolve(
        fakeServices({
          storage: createFakeStorageStatus('durable', { restored: '2026-11-20T11:58:00.000Z' }),
        }),
      ),
    )
    expect(await screen.findByText(/Eles voltaram da cópia/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Dispensar' }))
    expect(screen.queryByText(/Eles voltaram da cópia/)).toBeNull()
  })
})

describe('when the app itself fails (B26)', () => {
  afterEach(() => vi.restoreAllMocks())

  test('services that do not load end in a page that offers a reload and a report', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await open(
      '/dashboard',
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/services.js')),
    )
    await heading('Esta tela não carregou')
    expect(screen.getByRole('button', { name: 'Recarregar' })).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Reportar bug' }).length).toBeGreaterThan(0)
  })

  test('a bug in a screen leaves the way out: another page works again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = {
      watch: () => {
        throw new Error('bug')
      },
    }
    await open(
      '/leitura',
      Promise.resolve(servicesFor('student', { readings: broken as unknown as Fakes['readings'] })),
    )
    await heading('Algo deu errado')
    await userEvent.click(screen.getAllByRole('link', { name: 'Carreira' })[0]!)
    await heading('Carreira')
    // The frame that waits for the data has this heading too, and gives way to the page's own.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Carreira' })).toBeVisible())
  })
})
