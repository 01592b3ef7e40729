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
  return document.nomeCompleto === '' && typeof nome === 'string' && v.is(shortText, nome)
    ? { ...document, nomeCompleto: nome }
    : document
}

/** An `alunos` document (§3), keyed by uid. Passwords are dropped wherever it comes from (D1); unknown keys stay. */
export const studentSchema = v.pipe(
  v.looseObject({
    uid: v.string(),
    email: v.fallback(textUpTo(LIMITS.email), ''),
    matricula: v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.short)),
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
    foto: orEmpty(
      v.pipe(
        v.string(),
        v.check((url) => url === '' || isSafeUrl(url)),
      ),
    ),
  }),
  v.transform(withoutPasswords),
  v.transform(withName),
)

/** Everything but the first four keys is empty text until the profile asks for it (D21). */
export interface Student {
  readonly uid: string
  readonly email: string
  /** `MAT-` and a number below 1,000,000 (§9). */
  readonly matricula: string
  /** ISO instant. */
  readonly criadoEm: string
  readonly nomeCompleto: string
  readonly dataNascimento: string
  readonly cpf: string
  readonly telefone: string
  readonly emailContato: string
  readonly nivelEnsino: string
  readonly anoSerie: string
  readonly nomeEscola: string
  readonly turno: string
  readonly nomeInstituicao: string
  readonly curso: string
  readonly semestrePeriodo: string
  readonly modalidade: string
  readonly foto: string
}

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
