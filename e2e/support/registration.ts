import type { Page } from '@playwright/test'
import { choose, expect, field, newStudent, type NewStudent } from './test.ts'

export const next = (page: Page) => page.getByRole('button', { name: 'Próximo' }).click()
export const finish = (page: Page) => page.getByRole('button', { name: 'Concluir cadastro' }).click()
export const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

export async function fillPersonal(page: Page, student: NewStudent): Promise<void> {
  await field(page, 'Nome completo').fill(student.nomeCompleto)
  await field(page, 'Data de nascimento').fill(student.dataNascimento)
  await field(page, 'CPF').fill(student.cpf)
  await field(page, 'Telefone').fill(student.telefone)
  await field(page, 'Email de contato').fill(student.emailContato)
}
export async function fillAccess(page: Page, student: NewStudent): Promise<void> {
  await field(page, 'Email').fill(student.email)
  await field(page, 'Senha').fill(student.senha)
  await field(page, 'Confirmar senha').fill(student.senha)
  await expect(field(page, 'Matrícula')).toHaveValue(/^MAT-\d{1,6}$/)
}
async function toAccess(page: Page, student = newStudent()): Promise<void> {
  await page.goto('/cadastro-aluno')
  await fillPersonal(page, student)
  await next(page)
}
export async function toSchool(page: Page, student = newStudent()): Promise<void> {
  await toAccess(page, student)
  await fillAccess(page, student)
  await next(page)
}
export async function fillUniversity(page: Page, student: NewStudent): Promise<void> {
  await choose(page, 'Nível de ensino', 'Ensino Superior')
  await field(page, 'Nome da instituição').fill(student.nomeInstituicao)
  await field(page, 'Curso').fill(student.curso)
  await field(page, 'Semestre/Período').fill(student.semestrePeriodo)
  await choose(page, 'Modalidade', student.modalidade)
}
