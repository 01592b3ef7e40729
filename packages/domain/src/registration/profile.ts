import { pick, type FieldErrors, type IsoDate } from '../kernel/index.ts'
import { cpfText, phoneText } from './cpf-and-phone.ts'
import { errorsOf } from './plausible.ts'
import { fieldsOfLevel, LEVEL_FIELDS, schoolData } from './school.ts'
import { newStudent, type Student, type StudentPatch } from './student.ts'

export const PERSONAL_FIELDS = ['nomeCompleto', 'dataNascimento', 'cpf', 'telefone', 'emailContato'] as const
export const PROFILE_FIELDS = [...PERSONAL_FIELDS, 'nivelEnsino', ...LEVEL_FIELDS] as const

/** What the profile edits; e-mail and matricula are read-only there. */
export type ProfileValues = Readonly<Record<(typeof PROFILE_FIELDS)[number], string>>

export const profileValues = (student: Student): ProfileValues => pick(student, PROFILE_FIELDS)

/**
 * The profile's sentences. The name is required, so is what the record had before (`stored`) and the school data of a chosen level;
 * the rest may wait (D21). Whatever is filled must be plausible.
 */
export function profileErrors(
  values: ProfileValues,
  { today, stored }: { today: IsoDate; stored: ProfileValues },
): FieldErrors<ProfileValues> {
  const asked = [...PERSONAL_FIELDS, 'nivelEnsino' as const].filter(
    (field) => field === 'nomeCompleto' || stored[field].trim() || values[field].trim(),
  )
  return errorsOf([...asked, ...fieldsOfLevel(values.nivelEnsino)], values, today)
}

/** What saving the profile writes: everything it shows, trimmed; school data of another level is emptied. */
export const profilePatch = (values: ProfileValues): StudentPatch => ({
  nomeCompleto: values.nomeCompleto.trim(),
  dataNascimento: values.dataNascimento,
  cpf: cpfText(values.cpf),
  telefone: phoneText(values.telefone),
  emailContato: values.emailContato.trim(),
  nivelEnsino: values.nivelEnsino,
  ...schoolData(values),
})

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
