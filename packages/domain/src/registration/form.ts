import { PROFILE_FIELDS, profilePatch } from './profile.ts'
import { newStudent, type Student } from './student.ts'

const FORM_FIELDS = [...PROFILE_FIELDS, 'email', 'senha', 'confirmSenha', 'matricula'] as const

/** What the three steps ask for. The two passwords go to the identity service only, never into a document (D1). */
export type RegistrationForm = Readonly<Record<(typeof FORM_FIELDS)[number], string>>
export const EMPTY_FORM = Object.freeze(
  Object.fromEntries(FORM_FIELDS.map((field) => [field, ''])) as RegistrationForm,
)

/** The `alunos` document of a filled form: texts trimmed, no password, no school data of another level. */
export const studentOf = (
  form: RegistrationForm,
  required: Pick<Student, 'uid' | 'email' | 'matricula' | 'criadoEm'>,
): Student => ({ ...newStudent(required), ...profilePatch(form) })
