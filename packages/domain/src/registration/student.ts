import * as v from 'valibot'
import { isSafeUrl, LIMITS, optionalDay, shortText, textUpTo } from '../kernel/index.ts'
import { EDUCATION_LEVELS, MODALITIES, SHIFTS } from './school.ts'

const orEmpty = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.fallback(v.optional(schema, ''), '')
const choice = (values: readonly string[]) => orEmpty(v.picklist(['', ...values]))
const text = orEmpty(shortText)

/** The student's name: older documents have `nome` instead of `nomeCompleto` (§3). */
function withName<Document extends { nomeCompleto: string }>(document: Document): Document {
  const { nome } = document as { nome?: unknown }
  return document.nomeCompleto === '' && v.is(shortText, nome)
    ? { ...document, nomeCompleto: nome }
    : document
}

/** Everything but the first four fields is empty text until the profile asks for it (D21). */
const studentFields = {
  uid: v.string(),
  email: v.fallback(textUpTo(LIMITS.email), ''),
  /** `MAT-` and a number below 1,000,000 (§9). */
  matricula: v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.short)),
  /** ISO instant. */
  criadoEm: v.fallback(v.string(), ''),
  nomeCompleto: text,
  dataNascimento: orEmpty(optionalDay),
  cpf: text,
  telefone: text,
  emailContato: orEmpty(textUpTo(LIMITS.email)),
  nivelEnsino: choice(EDUCATION_LEVELS),
  anoSerie: text,
  nomeEscola: text,
  turno: choice(SHIFTS),
  nomeInstituicao: text,
  curso: text,
  semestrePeriodo: text,
  modalidade: choice(MODALITIES),
  foto: orEmpty(v.pipe(v.string(), v.check(isSafeUrl))),
}

/** An `alunos` document (§3), keyed by uid. Passwords are dropped wherever it comes from (D1); unknown keys stay. */
export const studentSchema = v.pipe(
  v.looseObject(studentFields),
  v.transform(withoutPasswords),
  v.transform(withName),
)
export type Student = Readonly<v.InferOutput<v.ObjectSchema<typeof studentFields, undefined>>>

export type StudentPatch = Partial<Omit<Student, 'uid' | 'email' | 'matricula' | 'criadoEm'>>

/** A document without the two fields that no document may have (D1). */
export function withoutPasswords<Document extends object>(document: Document): Document {
  const clean = { ...document } as Document & { senha?: unknown; confirmSenha?: unknown }
  delete clean.senha
  delete clean.confirmSenha
  return clean
}

/** A record with the four fields that the rules require, the rest to be filled in by the profile (D21). */
export const newStudent = (required: Pick<Student, 'uid' | 'email' | 'matricula' | 'criadoEm'>): Student => ({
  ...(Object.fromEntries(Object.keys(studentFields).map((field) => [field, ''])) as Student),
  ...required,
})
