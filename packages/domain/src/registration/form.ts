import { cpfText, phoneText } from './cpf-and-phone.ts'
import { newStudent, type Student } from './student.ts'
import { schoolData } from './school.ts'

/** What the three steps ask for. The two passwords go to the identity service only, never into a document (D1). */
export const EMPTY_FORM = Object.freeze({
  nomeCompleto: '',
  dataNascimento: '',
  cpf: '',
  telefone: '',
  emailContato: '',
  email: '',
  senha: '',
  confirmSenha: '',
  matricula: '',
  nivelEnsino: '',
  anoSerie: '',
  nomeEscola: '',
  turno: '',
  nomeInstituicao: '',
  curso: '',
  semestrePeriodo: '',
  modalidade: '',
})
export type RegistrationForm = Readonly<Record<keyof typeof EMPTY_FORM, string>>

/** The `alunos` document of a filled form: texts trimmed, no password, no school data of another level. */
export const studentOf = (
  form: RegistrationForm,
  required: Pick<Student, 'uid' | 'email' | 'matricula' | 'criadoEm'>,
): Student => ({
  ...newStudent(required),
  nomeCompleto: form.nomeCompleto.trim(),
  dataNascimento: form.dataNascimento,
  cpf: cpfText(form.cpf),
  telefone: phoneText(form.telefone),
  emailContato: form.emailContato.trim(),
  nivelEnsino: form.nivelEnsino,
  ...schoolData(form),
})
