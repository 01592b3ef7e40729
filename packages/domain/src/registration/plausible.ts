import { isEmail, isIsoDate, LIMITS, tooLong, type IsoDate } from '../kernel/index.ts'
import { isCpf, isPhone } from './cpf-and-phone.ts'
import type { RegistrationForm } from './form.ts'
import { IMPLAUSIBLE, MISSING } from './messages.ts'
import { isEducationLevel, MODALITIES, SHIFTS } from './school.ts'

export type CheckedField = keyof typeof MISSING & keyof RegistrationForm

const EARLIEST_BIRTH: IsoDate = '1900-01-01'

/** What is wrong with a filled field; checked at «Próximo», not while typing. */
export function implausible(field: CheckedField, value: string, today: IsoDate): string | undefined {
  const text = value.trim()
  const limit = field === 'email' || field === 'emailContato' ? LIMITS.email : LIMITS.short
  if (text.length > limit) return tooLong(limit)
  switch (field) {
    case 'dataNascimento':
      return isIsoDate(text) && EARLIEST_BIRTH <= text && text < today
        ? undefined
        : IMPLAUSIBLE.dataNascimento
    case 'cpf':
      return isCpf(text) ? undefined : IMPLAUSIBLE.cpf
    case 'telefone':
      return isPhone(text) ? undefined : IMPLAUSIBLE.telefone
    case 'email':
    case 'emailContato':
      return isEmail(text) ? undefined : IMPLAUSIBLE.email
    case 'nivelEnsino':
      return isEducationLevel(text) ? undefined : MISSING.nivelEnsino
    case 'turno':
      return oneOf(SHIFTS, text) ? undefined : MISSING.turno
    case 'modalidade':
      return oneOf(MODALITIES, text) ? undefined : MISSING.modalidade
    default:
      return undefined
  }
}

/** The field's sentence: missing, else implausible, else none. */
export const fieldError = (field: CheckedField, value: string, today: IsoDate): string | undefined =>
  value.trim() === '' ? MISSING[field] : implausible(field, value, today)

const oneOf = (choices: readonly string[], text: string): boolean => choices.includes(text)
