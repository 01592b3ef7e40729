import { createFakeAccounts, createFakeStudents } from '@caderno/domain/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { fakeServices } from '../../../test/fake-services.ts'
import { address, fill, openScreen, press } from '../../../test/open-screen.tsx'
import RegistrationScreen from './RegistrationScreen.tsx'

vi.setConfig({ testTimeout: 20_000 })

const PERSONAL = {
  'Nome completo': 'Ana Beatriz Souza',
  'Data de nascimento': '2004-03-15',
  CPF: '529.982.247-25',
  Telefone: '(11) 98765-4321',
  'Email de contato': 'ana@exemplo.com.br',
}
const ACCESS = { Email: 'ana@estudante.br', Senha: 'caderno-26', 'Confirmar senha': 'caderno-26' }
const SCHOOL = { 'Ano/Série': '2º ano', 'Nome da escola': 'Escola Rui Barbosa' }

function world() {
  const accounts = createFakeAccounts()
  const students = createFakeStudents()
  const services = fakeServices({ accounts, students })
  return { accounts, students, services: { ...services, session: services.auth.session } }
}
/** The screen with the browser's own buttons, and what the router keeps for the entry. */
function InABrowser() {
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
      <output aria-label="state">{JSON.stringify(useLocation().state)}</output>
      <RegistrationScreen />
    </>
  )
}
const title = () => screen.getByRole('heading', { level: 2 })
const leavingAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

async function toTheEnd(): Promise<void> {
  await fill(PERSONAL)
  await press('Próximo')
  await fill(ACCESS)
  await waitFor(() => expect(screen.getByLabelText('Matrícula')).not.toHaveValue(''))
  await press('Próximo')
  await userEvent.selectOptions(screen.getByLabelText('Nível de ensino'), 'Ensino Médio')
  await fill(SCHOOL)
  await userEvent.selectOptions(screen.getByLabelText('Turno'), 'Noite')
}

it('registers the student under the matricula that was shown, and welcomes', async () => {
  const { services, students, accounts } = world()
  openScreen(RegistrationScreen, services, '/cadastro-aluno')
  await toTheEnd()
  await press('Concluir cadastro')
  await waitFor(() => expect(address()).toBe('/boas-vindas'))
  const { uid } = await accounts.signIn(ACCESS.Email, ACCESS.Senha)
  const student = await students.get(uid)
  expect(student).toMatchObject({
    nomeCompleto: 'Ana Beatriz Souza',
    cpf: '529.982.247-25',
    nivelEnsino: 'Ensino Médio',
    turno: 'Noite',
    email: ACCESS.Email,
  })
  expect(student).not.toHaveProperty('senha')
})

it('half done, says what happened, keeps everything typed and is finished by pressing again (D6, R13)', async () => {
  const { services, students } = world()
  openScreen(RegistrationScreen, services, '/cadastro-aluno')
  await toTheEnd()
  students.failNext('storage-full')
  students.failNext('storage-full')
  await press('Concluir cadastro')
  expect(await screen.findByRole('alert')).toHaveTextContent('Não há espaço livre neste dispositivo.')
  expect(screen.getByLabelText('Nome da escola')).toHaveValue('Escola Rui Barbosa')
  expect(address()).toBe('/cadastro-aluno')
  await press('Concluir cadastro')
  await waitFor(() => expect(address()).toBe('/boas-vindas'))
})

it('says that no matricula could be drawn, and draws again when asked to (§8.4)', async () => {
  const { services, students } = world()
  students.failNext('network-request-failed')
  students.failNext('network-request-failed')
  openScreen(RegistrationScreen, services, '/cadastro-aluno')
  await fill(PERSONAL)
  await press('Próximo')
  expect(await screen.findByText('Erro ao gerar matrícula. Tente novamente.')).toBeInTheDocument()
  await press('Tentar novamente')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Matrícula').value).toMatch(/^MAT-\d+$/))
  expect(screen.queryByText('Erro ao gerar matrícula. Tente novamente.')).toBeNull()
})

it('is on the page before the services are', async () => {
  openScreen(RegistrationScreen, new Promise<never>(() => undefined), '/cadastro-aluno')
  await press('Próximo')
  expect(screen.getByLabelText('Nome completo')).toHaveAccessibleDescription('Nome completo é obrigatório')
})

it('keeps each step as an entry of the history: Back and Forward go through them and lose nothing', async () => {
  openScreen(InABrowser, world().services, '/cadastro-aluno', { returnTo: '/leitura' })
  await toTheEnd()
  expect(JSON.parse(screen.getByLabelText('state').textContent)).toEqual({ returnTo: '/leitura', step: 2 })
  await press('Back')
  expect(title()).toHaveTextContent('Acesso')
  expect(title()).toHaveFocus()
  expect(screen.getByLabelText('Senha')).toHaveValue(ACCESS.Senha)
  await press('Anterior')
  expect(title()).toHaveTextContent('Dados Pessoais')
  expect(screen.getByLabelText('CPF')).toHaveValue(PERSONAL.CPF)
  await press('Forward')
  await press('Forward')
  expect(title()).toHaveTextContent('Acadêmicos')
  expect(title()).toHaveFocus()
  expect(screen.getByLabelText('Nome da escola')).toHaveValue('Escola Rui Barbosa')
})

it('goes forward to no step behind one that does not hold any more', async () => {
  openScreen(InABrowser, world().services, '/cadastro-aluno')
  await fill(PERSONAL)
  await press('Próximo')
  await press('Back')
  await userEvent.clear(screen.getByLabelText('CPF'))
  await press('Forward')
  expect(title()).toHaveTextContent('Dados Pessoais')
  await press('Próximo')
  expect(screen.getByLabelText('CPF')).toHaveAccessibleDescription('CPF é obrigatório')
  await fill({ CPF: PERSONAL.CPF })
  expect(title()).toHaveTextContent('Dados Pessoais')
  await press('Próximo')
  expect(title()).toHaveTextContent('Acesso')
})

it('starts with the first step where a reload has left the entry of a later one', async () => {
  openScreen(InABrowser, world().services, '/cadastro-aluno', { returnTo: '/leitura', step: 2 })
  await waitFor(() =>
    expect(JSON.parse(screen.getByLabelText('state').textContent)).toEqual({ returnTo: '/leitura', step: 0 }),
  )
  await fill(PERSONAL)
  expect(title()).toHaveTextContent('Dados Pessoais')
  await press('Próximo')
  expect(title()).toHaveTextContent('Acesso')
})

it('asks before the document is left while something typed is not sent, and only then', async () => {
  openScreen(RegistrationScreen, world().services, '/cadastro-aluno')
  expect(leavingAsks()).toBe(false)
  await toTheEnd()
  expect(leavingAsks()).toBe(true)
  await press('Concluir cadastro')
  await waitFor(() => expect(address()).toBe('/boas-vindas'))
  await waitFor(() => expect(leavingAsks()).toBe(false))
})
