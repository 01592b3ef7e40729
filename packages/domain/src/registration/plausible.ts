import { isEmail, isIsoDate, lengthError, LIMITS, type FieldErrors, type IsoDate } from '../kernel/index.ts'
import { isCpf, isPhone } from './cpf-and-phone.ts'
import { IMPLAUSIBLE, MISSING } from './messages.ts'
import { isEducationLevel, MODALITIES, SHIFTS } from './school.ts'

export type CheckedField = keyof typeof MISSING

const EARLIEST_BIRTH: IsoDate = '1900-01-01'

/** What a filled field has to satisfy, and the sentence where it does not. */
const CHECKS: Partial<Record<CheckedField, [(text: string, today: IsoDate) => boolean, string]>> = {
  dataNascimento: [
    (text, today) => isIsoDate(text) && EARLIEST_BIRTH <= text && text < today,
    IMPLAUSIBLE.dataNascimento,
  ],
  cpf: [isCpf, IMPLAUSIBLE.cpf],
  telefone: [isPhone, IMPLAUSIBLE.telefone],
  email: [isEmail, IMPLAUSIBLE.email],
  emailContato: [isEmail, IMPLAUSIBLE.email],
  nivelEnsino: [isEducationLevel, MISSING.nivelEnsino],
  turno: [(text) => SHIFTS.some((each) => each === text), MISSING.turno],
  modalidade: [(text) => MODALITIES.some((each) => each === text), MISSING.modalidade],
}

/** The field's sentence: missing, else too long or implausible, else none. Checked at «Próximo», not while typing. */
function fieldError(field: CheckedField, value: string, today: IsoDate): string | undefined {
  const text = value.trim()
  if (text === '') return MISSING[field]
  const limit = field === 'email' || field === 'emailContato' ? LIMITS.email : LIMITS.short
  const tooLong = lengthError(text, limit)
  if (tooLong) return tooLong
  const [isPlausible, sentence] = CHECKS[field] ?? []
  return isPlausible?.(text, today) === false ? sentence : undefined
}

/** The sentences of these fields, all of them required. */
export function errorsOf<Field extends CheckedField>(
  fields: readonly Field[],
  values: Readonly<Record<Field, string>>,
  today: IsoDate,
): FieldErrors<Record<Field, string>> {
  const found = fields.map((field) => [field, fieldError(field, values[field], today)] as const)
  return Object.fromEntries(found.filter(([, error]) => error !== undefined)) as FieldErrors<
    Record<Field, string>
  >
}
