import { randomBytes, randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { choose, field } from './page.ts'

export type NewStudent = ReturnType<typeof newStudent>

/** Somebody who has never been here: the answers to the three steps of registration. */
export const newStudent = () => ({
  nomeCompleto: 'Ana Beatriz Souza',
  dataNascimento: '2004-03-15',
  cpf: randomCpf(),
  telefone: '(11) 98765-4321',
  emailContato: 'ana.contato@exemplo.com.br',
  email: `aluna.${randomBytes(6).toString('hex')}@exemplo.com.br`,
  senha: 'caderno-2026',
  nomeInstituicao: 'Universidade Federal do Acre',
  curso: 'Pedagogia',
  semestrePeriodo: '3º semestre',
  modalidade: 'Presencial',
})

/** Registers a student through /cadastro-aluno and ends on /boas-vindas, signed in. */
export async function registerStudent(page: Page, over: Partial<NewStudent> = {}): Promise<NewStudent> {
  const student = { ...newStudent(), ...over }
  await page.goto('/cadastro-aluno')
  await fillPersonal(page, student)
  await page.getByRole('button', { name: 'Próximo' }).click()
  await fillAccess(page, student)
  await page.getByRole('button', { name: 'Próximo' }).click()
  await fillAcademic(page, student)
  await page.getByRole('button', { name: 'Concluir cadastro' }).click()
  await expect(page).toHaveURL(/\/boas-vindas$/)
  return student
}

async function fillPersonal(page: Page, student: NewStudent): Promise<void> {
  await field(page, 'Nome completo').fill(student.nomeCompleto)
  await field(page, 'Data de nascimento').fill(student.dataNascimento)
  await field(page, 'CPF').fill(student.cpf)
  await field(page, 'Telefone').fill(student.telefone)
  await field(page, 'Email de contato').fill(student.emailContato)
}

async function fillAccess(page: Page, student: NewStudent): Promise<void> {
  await field(page, 'Email').fill(student.email)
  await field(page, 'Senha').fill(student.senha)
  await field(page, 'Confirmar senha').fill(student.senha)
  await expect(field(page, 'Matrícula')).toHaveValue(/^MAT-/)
}

async function fillAcademic(page: Page, student: NewStudent): Promise<void> {
  await choose(page, 'Nível de ensino', 'Ensino Superior')
  await field(page, 'Nome da instituição').fill(student.nomeInstituicao)
  await field(page, 'Curso').fill(student.curso)
  await field(page, 'Semestre/Período').fill(student.semestrePeriodo)
  await choose(page, 'Modalidade', student.modalidade)
}

/** Fills and sends a form that asks for e-mail and password. */
export async function enter(page: Page, email: string, senha: string): Promise<void> {
  await field(page, 'Email').fill(email)
  await field(page, 'Senha').fill(senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Signs in through /login-aluno and waits until the app has taken the student in. */
export async function signInAsStudent(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login-aluno')
  await enter(page, email, password)
  await expect(page).not.toHaveURL(/\/login-aluno/)
}

/** A CPF with valid check digits, as a person would type it. */
function randomCpf(): string {
  const base = Array.from({ length: 9 }, (_, index) => (index === 0 ? randomInt(1, 10) : randomInt(0, 10)))
  const first = checkDigit(base)
  const digits = [...base, first, checkDigit([...base, first])]
  return new Set(digits).size === 1
    ? randomCpf()
    : digits.join('').replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')
}

function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0)
  return ((sum * 10) % 11) % 10
}
