import type { Student } from './student.ts'

/** A record with the four fields that the rules require, the rest to be filled in by the profile (D21). */
export const newStudent = (required: Pick<Student, 'uid' | 'email' | 'matricula' | 'criadoEm'>): Student => ({
  ...required,
  nomeCompleto: '',
  dataNascimento: '',
  cpf: '',
  telefone: '',
  emailContato: '',
  nivelEnsino: '',
  anoSerie: '',
  nomeEscola: '',
  turno: '',
  nomeInstituicao: '',
  curso: '',
  semestrePeriodo: '',
  modalidade: '',
  foto: '',
})
