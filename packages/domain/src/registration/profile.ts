import type { FieldErrors, IsoDate } from '../kernel/index.ts'
import { cpfText, phoneText } from './cpf-and-phone.ts'
import { fieldError, implausible } from './plausible.ts'
import { fieldsOfLevel, LEVEL_FIELDS, schoolData } from './school.ts'
import type { Student, StudentPatch } from './student.ts'

const PERSONAL_FIELDS = ['nomeCompleto', 'dataNascimento', 'cpf', 'telefone', 'emailContato'] as const
const PROFILE_FIELDS = [...PERSONAL_FIELDS, 'nivelEnsino', ...LEVEL_FIELDS] as const

/** What the profile edits; e-mail and matricula are read-only there. */
export type ProfileValues = Readonly<Record<(typeof PROFILE_FIELDS)[number], string>>

export const profileValues = (student: Student): ProfileValues =>
  Object.fromEntries(PROFILE_FIELDS.map((field) => [field, student[field]])) as ProfileValues

/**
 * The profile's sentences. The name is required, so is what the record had before (`stored`) and the school data of a chosen level;
 * the rest may wait (D21). Whatever is filled must be plausible.
 */
export function profileErrors(
  values: ProfileValues,
  { today, stored }: { today: IsoDate; stored: ProfileValues },
): FieldErrors<ProfileValues> {
  const levelFields = fieldsOfLevel(values.nivelEnsino)
  const required = new Set<keyof ProfileValues>(['nomeCompleto', ...levelFields])
  for (const field of [...PERSONAL_FIELDS, 'nivelEnsino'] as const)
    if (stored[field].trim()) required.add(field)
  const found = [...PERSONAL_FIELDS, 'nivelEnsino' as const, ...levelFields].map((field) => {
    const filled = values[field].trim() !== ''
    if (required.has(field)) return [field, fieldError(field, values[field], today)] as const
    return [field, filled ? implausible(field, values[field], today) : undefined] as const
  })
  return Object.fromEntries(found.filter(([, error]) => error !== undefined))
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
